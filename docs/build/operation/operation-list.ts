import type { ApiVersion } from '../../../spec/document/versions.ts';
import { pageOf, type OperationEntry } from '../operations.ts';
import { legendOf } from './operation-markdown.ts';

/** Returns the file with the list of a version's operations. */
export function operationListFile(version: string): string {
  return `operations-${version}.html`;
}

/** Writes the list of all operations and webhooks of a version, by tag. */
export function operationListMarkdown(
  version: ApiVersion,
  operations: readonly OperationEntry[],
): string {
  const own = operations.filter((operation) => operation.version === version.name);
  const tags = [...new Set(own.map(({ tag }) => tag))];
  return [
    `# Operations of ${version.title}`,
    `Each operation has a page with its rules, parameters, bodies, errors and examples. All paths begin with \`${version.basePath}\`. ` +
      `The [interactive reference](${pageOf(version.name)}) has all operations on one page.`,
    legendOf('a sentence or a type'),
    ...tags.flatMap((tag) => [
      `## ${groupTitle(tag, version)}`,
      [
        '| Operation | Request |',
        '|---|---|',
        ...own
          .filter((operation) => operation.tag === tag)
          .map(
            ({ summary, href, method, path, isWebhook }) =>
              `| [${summary}](${href}) | ${isWebhook ? `webhook \`${path}\`` : `\`${method} ${path}\``} |`,
          ),
      ].join('\n'),
    ]),
    `Download: [${version.name}.yaml](openapi/${version.name}.yaml), [${version.name}.json](openapi/${version.name}.json).`,
    '',
  ].join('\n\n');
}

/** Returns a tag without its version: `v2 payment splits` is `Payment splits`. */
export function groupTitle(tag: string, version: Pick<ApiVersion, 'name'>): string {
  const text = tag.startsWith(`${version.name} `) ? tag.slice(version.name.length + 1) : tag;
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
