import { dirname, join } from 'node:path';

const link = /(?<mark>!?)\[(?<text>[^\]]*)\]\((?<path>[^)\s#]+)(?<anchor>#[^)\s]*)?\)/g;

/** Markdown of a file with links to pages of the site; other relative links become text, pictures are left out. */
export function linksForSite(
  markdown: string,
  source: string,
  pages: ReadonlyMap<string, string>,
): string {
  return markdown
    .split(/(^```.*?^```$)/ms)
    .map((part) => (part.startsWith('```') ? part : part.replaceAll(link, replaced)))
    .join('');

  function replaced(whole: string, mark: string, text: string, path: string, anchor = ''): string {
    if (/^[a-z]+:/.test(path)) return whole;
    if (mark === '!') return '';
    const page = pages.get(join(dirname(source), path));
    return page === undefined ? text : `[${text}](${page}${anchor})`;
  }
}
