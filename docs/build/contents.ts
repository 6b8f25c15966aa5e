import { escapeHtml } from './html.ts';

/** A page in the navigation. */
export interface ContentsEntry {
  readonly file: string;
  readonly title: string;
}

/** The pages of the site in reading order, by group. */
export const contents: readonly { readonly title: string; readonly pages: readonly string[] }[] = [
  { title: 'Get started', pages: ['index.html', 'quick-start.html', 'versions.html'] },
  {
    title: 'Guides',
    pages: [
      'kyc.html',
      'splits.html',
      'refunds.html',
      'payouts.html',
      'webhooks.html',
      'receiving.html',
      'signatures.html',
      'error-handling.html',
      'pagination.html',
      'idempotency.html',
      'rate-limits.html',
    ],
  },
  {
    title: 'Tools',
    pages: [
      'sandbox.html',
      'sandbox-commands.html',
      'client.html',
      'conformance.html',
      'spec-diff.html',
      'migration.html',
    ],
  },
  {
    title: 'Reference',
    pages: [
      'operations-v2.html',
      'operations-v1.html',
      'v2.html',
      'v1.html',
      'errors.html',
      'decisions.html',
    ],
  },
  {
    title: 'Project',
    pages: [
      'glossary.html',
      'open-points.html',
      'changelog.html',
      'architecture.html',
      'this-site.html',
    ],
  },
];

/** Writes the navigation, with the current page marked. Pages that the site does not have are left out. */
export function contentsNav(current: string, pages: readonly ContentsEntry[]): string {
  const titles = new Map(pages.map(({ file, title }) => [file, title]));
  const groups = contents.flatMap(({ title, pages: files }) => {
    const links = files
      .filter((file) => titles.has(file))
      .map((file) => {
        const mark = file === current ? ' aria-current="page"' : '';
        return `<li><a href="${file}"${mark}>${escapeHtml(titles.get(file) ?? '')}</a></li>`;
      });
    return links.length === 0
      ? []
      : [`<p>${escapeHtml(title)}</p>\n<ul>\n${links.join('\n')}\n</ul>`];
  });
  return `<nav class="contents" aria-label="All pages">\n${groups.join('\n')}\n</nav>`;
}

/** Returns the previous and the next page, in reading order. */
export function neighbours(
  current: string,
  pages: readonly ContentsEntry[],
): { readonly before?: ContentsEntry; readonly after?: ContentsEntry } {
  const order = contents.flatMap(({ pages: files }) => files);
  const known = order.flatMap((file) => pages.find((page) => page.file === file) ?? []);
  const place = known.findIndex(({ file }) => file === current);
  const [before, after] = place === -1 ? [] : [known[place - 1], known[place + 1]];
  return { ...(before && { before }), ...(after && { after }) };
}
