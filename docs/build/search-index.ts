import { headingsIn, plainText, readCatalogue } from './markdown.ts';
import type { OperationEntry } from './operations.ts';
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
  operations: readonly OperationEntry[],
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
    ...operations.map((operation) => ({
      href: operation.href,
      title: operation.summary,
      where: operation.versionTitle,
      keys: `${operation.id} ${operation.method} ${operation.path} ${operation.resource ?? ''}`,
      text: plain(operation.description),
    })),
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

function plain(markdown: string): string {
  return markdown.replaceAll(/[`*|]/g, '').replaceAll(/\s+/g, ' ');
}

function unescape(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
