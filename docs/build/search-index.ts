import { headingsIn, plainText, readCatalogue } from './markdown.ts';
import type { OperationPage } from './operation/operation-pages.ts';
import type { TextContent } from './text-page.ts';

/** Something that can be found. */
export interface SearchEntry {
  /** Where it is: page and place. */
  readonly href: string;
  readonly title: string;
  /** What it is a part of, for the reader. */
  readonly where: string;
  /** Names by which one who knows it looks for it. */
  readonly keys?: string;
  /** What it says, in plain text. */
  readonly text: string;
}

/** All that can be found: the sections of the pages, the operations, and each decision and error code. */
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
    // Of the lists, each row is an entry of its own.
    ...pages.filter(({ file }) => !(file.replace('.html', '') in lists)).flatMap(sectionsOf),
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

/** The index as a script: a page that was opened from disk can load that, and no JSON. */
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

/** The fields of requests and responses, each that means the same once: where it stands first. */
function fieldEntries(pages: readonly OperationPage[]): SearchEntry[] {
  const found = new Map<string, SearchEntry>();
  for (const { operation } of pages) {
    const { entry, parameters, body, successes } = operation;
    const lists = [
      ...parameters.map((row) => ({ row, place: `${row.in}-parameters` })),
      ...(body?.rows ?? []).map((row) => ({ row, place: 'request-body' })),
      ...successes.flatMap(({ body: answer }) =>
        (answer?.rows ?? []).map((row) => ({ row, place: 'response-body' })),
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
  // Of a link its text is enough.
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
