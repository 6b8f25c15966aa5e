import { modulesOf, titleOfOperation } from '../../generators/src/emitters/docs/sections.ts';
import type { ReferenceSite } from '../../generators/src/emitters/docs/site.ts';
import { contents, existing, projectContents } from './contents.ts';
import { markdownFile } from './markdown-file.ts';
import { requestOf } from './reference.ts';
import type { TextContent } from './text-page.ts';

/** Writes `llms.txt` (https://llmstxt.org): links to all pages in Markdown. */
export function llmsText(
  about: { readonly title: string; readonly summary: string },
  pages: readonly TextContent[],
  site: ReferenceSite,
  schemas: readonly TextContent[],
): string {
  const sections = [...contents, ...projectContents].flatMap(({ title, pages: files }) => {
    const links = existing(files, pages).map(
      (page) => `- [${page.title}](${markdownFile(page.file)})`,
    );
    return links.length === 0 ? [] : [`## ${title}`, links.join('\n')];
  });
  const versions = modulesOf(site.contract);
  const lists = versions.flatMap(({ name, title, basePath }) => {
    const own = site.sections.filter(({ module }) => module.name === name);
    const links = own.flatMap(({ operations }) =>
      operations.map(
        (operation) =>
          `- [${titleOfOperation(operation)}](${markdownFile(site.fileOf(operation))}): ${requestOf(site, operation)}`,
      ),
    );
    return [`## Operations of ${title} (${basePath})`, links.join('\n')];
  });
  const documents = ['openapi', ...versions.map(({ name }) => name)].map(
    (name) => `- [${name}.json](openapi/${name}.json), [${name}.yaml](openapi/${name}.yaml)`,
  );
  const parts = [
    `# ${about.title}`,
    `> ${about.summary}`,
    ...sections,
    ...lists,
    '## Schemas',
    schemas.map(({ title, file }) => `- [${title}](${markdownFile(file)})`).join('\n'),
    '## OpenAPI documents',
    documents.join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
