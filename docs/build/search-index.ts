import { unescapeHtml } from '../../generators/src/emitters/docs/html.ts';
import { operationText } from '../../generators/src/emitters/docs/operation-parts.ts';
import { titleOfOperation } from '../../generators/src/emitters/docs/sections.ts';
import type { Shape } from '../../generators/src/emitters/docs/shape.ts';
import type { ReferenceSite } from '../../generators/src/emitters/docs/site.ts';
import { isProject } from './contents.ts';
import { headingsIn, plainText, type Targets } from './markdown.ts';
import { type OperationPage, requestOf } from './reference.ts';
import type { TextContent } from './text-page.ts';

/** An entry of the search index. */
export interface SearchEntry {
  /** Page and anchor. */
  readonly href: string;
  readonly title: string;
  /** The page or list that it is part of, shown with the result. */
  readonly where: string;
  /** Other search terms, such as the id of an operation. */
  readonly keys?: string;
  readonly text: string;
}

/** Returns an entry for each section of a page, operation, field, decision and error code. */
export function searchEntries(
  pages: readonly TextContent[],
  operations: readonly OperationPage[],
  schemas: readonly TextContent[],
  site: ReferenceSite,
  { decisions, errors }: Targets,
): SearchEntry[] {
  const lists = { decisions, errors };
  const rows = Object.entries(lists).flatMap(([name, texts]) =>
    [...texts].map(([id, text]) => ({
      href: `${name}.html#${id}`,
      title: `${id}: ${text.replaceAll('`', '')}`,
      where: name === 'decisions' ? 'Decisions' : 'Error codes',
      text: '',
    })),
  );
  return [
    // Each row of a list has its own entry, so its page needs only its title. Statements are found by their decisions.
    ...pages.flatMap((page) =>
      page.file.replace('.html', '') in { ...lists, claims: 1, schemas: 1 }
        ? sectionsOf(page)
            .slice(0, 1)
            .map((entry) => ({ ...entry, text: '' }))
        : sectionsOf(page),
    ),
    ...operations.map(({ operation, content }) => ({
      href: content.file,
      title: titleOfOperation(operation),
      where: versionOf(site, operation),
      keys: `${operation.id} ${requestOf(site, operation)} ${operation.resource.group}`,
      text: plain(operation.description ?? ''),
    })),
    ...fieldEntries(operations, site),
    ...schemas.map(({ file, title, markdown }) => ({
      href: file,
      title: title.replace(/ \(.*\)$/, ''),
      where: `Schema, ${/\((.*)\)$/.exec(title)?.[1] ?? ''}`,
      text: plain(markdown.split('\n\n')[2] ?? '').slice(0, 200),
    })),
    ...rows,
  ];
}

/** Returns the entries as a script, because a page that is opened from disk cannot load JSON. */
export function searchScript(entries: readonly SearchEntry[]): string {
  return `globalThis.searchEntries = ${JSON.stringify(entries)};\n`;
}

/** Headings and code, which has the names of all fields. */
const noText = /<h[1-3].*?<\/h[1-3]>|<fieldset class="tabs.*?<\/fieldset>|<pre.*?<\/pre>/gs;

function sectionsOf({ file, title, html }: TextContent): SearchEntry[] {
  return html.split(/(?=<h[1-3] id=")/).flatMap((part) => {
    const [heading] = headingsIn(part);
    if (heading === undefined) return [];
    const isPage = heading.depth === 1;
    return [
      {
        href: isPage ? file : `${file}#${heading.id}`,
        title: unescapeHtml(heading.title),
        where: isPage ? (isProject(file) ? 'Project' : 'Guide') : title,
        text: unescapeHtml(plainText(part.replaceAll(noText, '')))
          .replaceAll(/\s+/g, ' ')
          .trim(),
      },
    ];
  });
}

function versionOf({ contract }: ReferenceSite, { name }: OperationPage['operation']): string {
  return contract.modules.find((module) => module.name === name.module)?.title ?? '';
}

function fieldEntries(pages: readonly OperationPage[], site: ReferenceSite): SearchEntry[] {
  const entries = new Map<string, SearchEntry>();
  for (const { operation, content } of pages) {
    const where = `Field, ${titleOfOperation(operation)}, ${versionOf(site, operation)}`;
    const add = ({ fields, choices }: Shape, place: string): void => {
      for (const { name, path, description, inner } of fields) {
        const key = `${operation.name.module} ${name} ${description}`;
        const href = `${content.file}#${place}.${path}`;
        if (!entries.has(key))
          entries.set(key, { href, title: name, where, text: plain(description) });
        add(inner, place);
      }
      for (const { shape } of choices.flatMap(({ alternatives }) => alternatives))
        add(shape, place);
    };
    for (const part of operationText(site, operation).parts)
      if (typeof part !== 'string') add(part.shape, part.place);
  }
  return [...entries.values()];
}

function plain(markdown: string): string {
  // Keep only the text of links, and no numbers of decisions.
  return markdown
    .replaceAll(/\s*\(D\d+(?:, D\d+)*\)/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*|]/g, '')
    .replaceAll(/\s+/g, ' ');
}
