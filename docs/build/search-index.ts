import { headingsIn, plainText, readCatalogue } from './markdown.ts';
import type { OperationPage } from './operation/operation-pages.ts';
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
  /** The content as plain text. */
  readonly text: string;
}

/** Returns an entry for each section of a page, operation, field, decision and error code. */
export function searchEntries(
  pages: readonly TextContent[],
  operations: readonly OperationPage[],
  lists: Readonly<Record<'decisions' | 'errors', string>>,
): SearchEntry[] {
  const rows = Object.entries(lists).flatMap(([name, markdown]) =>
    [...readCatalogue(markdown)].map(([id, text]) => ({
      href: `${name}.html#${id}`,
      title: `${id}: ${text.replaceAll('`', '')}`,
      where: name === 'decisions' ? 'Decisions' : 'Error codes',
      text: '',
    })),
  );
  return [
    // Each row of a list has its own entry, so its page needs only one.
    ...pages.flatMap((page) =>
      page.file.replace('.html', '') in lists ? sectionsOf(page).slice(0, 1) : sectionsOf(page),
    ),
    ...operations.map(({ operation: { entry } }) => ({
      href: entry.href,
      title: entry.summary,
      where: entry.versionTitle,
      keys: `${entry.id} ${entry.method} ${entry.path} ${entry.resource ?? ''}`,
      text: plain(entry.description),
    })),
    ...fieldEntries(operations),
    ...rows,
  ];
}

/** Returns the entries as a script, because a page that is opened from disk cannot load JSON. */
export function searchScript(entries: readonly SearchEntry[]): string {
  return `globalThis.searchEntries = ${JSON.stringify(entries)};\n`;
}

function sectionsOf({ file, title, html }: TextContent): SearchEntry[] {
  return html.split(/(?=<h[1-3] id=")/).flatMap((part) => {
    const [heading] = headingsIn(part);
    if (heading === undefined) return [];
    const isPage = heading.depth === 1;
    return [
      {
        href: isPage ? file : `${file}#${heading.id}`,
        title: unescape(heading.title),
        where: isPage ? 'Guide' : title,
        text: unescape(plainText(part.replace(/<h[1-3].*?<\/h[1-3]>/s, '')))
          .replaceAll(/\s+/g, ' ')
          .trim(),
      },
    ];
  });
}

/** Returns one entry for all fields of a version with the same name and description. */
function fieldEntries(pages: readonly OperationPage[]): SearchEntry[] {
  const found = new Map<string, SearchEntry>();
  for (const { operation } of pages) {
    const { entry, parameters, body, successes } = operation;
    const lists = [
      ...parameters.map((row) => ({ row, place: `${row.in}-parameters` })),
      ...(body?.rows ?? []).map((row) => ({ row, place: 'request-body' })),
      ...successes.flatMap(({ body: response }) =>
        (response?.rows ?? []).map((row) => ({ row, place: 'response-body' })),
      ),
    ];
    for (const { row, place } of lists) {
      const title = row.name.split('.').at(-1) ?? row.name;
      const key = `${entry.version} ${title} ${row.description}`;
      if (found.has(key)) continue;
      found.set(key, {
        href: `${entry.href}#${place}.${row.name}`,
        title,
        where: `Field, ${entry.summary}, ${entry.versionTitle}`,
        text: plain(row.description),
      });
    }
  }
  return [...found.values()];
}

function plain(markdown: string): string {
  // Keep only the text of links.
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*|]/g, '')
    .replaceAll(/\s+/g, ' ');
}

function unescape(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
