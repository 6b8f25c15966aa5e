import { field, type JsonObject } from '../../spec/document/guards.ts';
import type { ApiVersion } from '../../spec/document/versions.ts';
import type { Targets } from './markdown.ts';
import { operationListFile } from './operation/operation-list.ts';
import type { OperationEntry } from './operations.ts';
import { textOf } from './text.ts';

/** Returns the values that guides insert by name, in Markdown without HTML, from the contract. */
export function guideParts(
  document: JsonObject,
  versions: readonly ApiVersion[],
  operations: readonly OperationEntry[],
  targets: Targets,
): Record<string, string> {
  const info = document['info'];
  const parts = {
    apiTitle: textOf(field(info, 'title')),
    apiSummary: textOf(field(info, 'summary')),
    apiDescription: textOf(field(info, 'description')),
    versions: versionTable(versions, operations),
    resources: resourceTable(versions, operations),
    downloads: downloads(versions),
    decisionCount: String(targets.decisions.size),
    errorCount: String(targets.errors.size),
  };
  // Guides can contain HTML, so the renderer would keep it.
  return Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [name, text.replaceAll('<', '&lt;')]),
  );
}

function versionTable(
  versions: readonly ApiVersion[],
  operations: readonly OperationEntry[],
): string {
  const rows = versions.map(({ name, title, basePath }) => {
    const own = operations.filter((operation) => operation.version === name);
    const webhooks = own.filter(({ isWebhook }) => isWebhook).length;
    const count = [
      `${own.length - webhooks} operations`,
      ...(webhooks > 0 ? [`${webhooks} webhooks`] : []),
    ].join(', ');
    return `| [${title}](${operationListFile(name)}) | \`${basePath}\` | ${count} |`;
  });
  return ['| Reference | Paths | |', '|---|---|---|', ...rows].join('\n');
}

/** Writes a table with the operations of each version for each resource of the client. */
function resourceTable(
  versions: readonly ApiVersion[],
  operations: readonly OperationEntry[],
): string {
  const groups = new Set(operations.flatMap(({ resource }) => resource?.split('.', 1) ?? []));
  const rows = [...groups].map((group) => {
    const cells = versions.map((version) => {
      const links = operations
        .filter(
          ({ resource, version: own }) =>
            own === version.name && resource?.startsWith(`${group}.`) === true,
        )
        .map(
          ({ resource, href, summary }) =>
            `[${resource?.slice(group.length + 1) ?? ''}](${href} "${summary.replaceAll('"', "'")}")`,
        );
      return links.join(', ') || 'none';
    });
    return `| \`${group}\` | ${cells.join(' | ')} |`;
  });
  const heads = versions.map(({ title }) => title);
  return [
    `| Resource | ${heads.join(' | ')} |`,
    `|---|${heads.map(() => '---|').join('')}`,
    ...rows,
  ].join('\n');
}

function downloads(versions: readonly ApiVersion[]): string {
  return ['openapi', ...versions.map(({ name }) => name)]
    .flatMap((name) => ['yaml', 'json'].map((kind) => `[${name}.${kind}](openapi/${name}.${kind})`))
    .join(', ');
}
