import { escapeHtml } from '../../generators/src/emitters/docs/html.ts';

/** A page in the navigation. */
export interface ContentsEntry {
  readonly file: string;
  readonly title: string;
}

interface Group {
  readonly title: string;
  readonly pages: readonly string[];
}

/** The pages for users of the API, by group. */
export const contents: readonly Group[] = [
  {
    title: 'Get started',
    pages: ['index.html', 'quick-start.html', 'authentication.html', 'versions.html'],
  },
  {
    title: 'Guides',
    pages: [
      'kyc.html',
      'splits.html',
      'refunds.html',
      'payouts.html',
      'reports.html',
      'webhooks.html',
      'receiving.html',
      'signatures.html',
      'error-handling.html',
      'pagination.html',
      'idempotency.html',
      'rate-limits.html',
      'migration.html',
      'production.html',
    ],
  },
  {
    title: 'Tools',
    pages: [
      'sandbox.html',
      'test-data.html',
      'sandbox-commands.html',
      'client.html',
      'conformance.html',
    ],
  },
  {
    title: 'Reference',
    pages: [
      // One of each version.
      'operations-*.html',
      'schemas.html',
      'errors.html',
      'downloads.html',
      'changelog.html',
    ],
  },
];

/** The pages about the contract and this repository. */
export const projectContents: readonly Group[] = [
  {
    title: 'The contract',
    pages: ['decisions.html', 'open-points.html', 'claims.html', 'spec-diff.html'],
  },
  { title: 'The repository', pages: ['architecture.html', 'glossary.html', 'this-site.html'] },
];

/** True for a page about the contract or the repository. */
export function isProject(file: string): boolean {
  return projectContents.some(({ pages }) => pages.includes(file));
}

/** Writes the links of the navigation, with the current page marked. Pages that the site does not have are left out. */
export function contentsNav(current: string, pages: readonly ContentsEntry[]): string {
  const all = isProject(current)
    ? [{ title: '', pages: ['index.html'] }, ...projectContents]
    : contents;
  const groups = all.map(({ title, pages: files }) => {
    const links = existing(files, pages).map((page) => navLink(page.file, page.title, current));
    return links.length === 0
      ? ''
      : `${title === '' ? '' : `<p>${escapeHtml(title)}</p>\n`}<ul>\n${links.join('\n')}\n</ul>`;
  });
  return groups.filter((group) => group !== '').join('\n');
}

/** Returns the pages of these files that exist; `*` stands for any text. */
export function existing(
  files: readonly string[],
  pages: readonly ContentsEntry[],
): readonly ContentsEntry[] {
  return files.flatMap((name) => {
    const [start = '', end] = name.split('*');
    return pages.filter(({ file }) =>
      end === undefined ? file === name : file.startsWith(start) && file.endsWith(end),
    );
  });
}

/** Writes one link of the navigation. */
export function navLink(href: string, text: string, current: string): string {
  const mark = href === current ? ' aria-current="page"' : '';
  return `<li><a href="${href}"${mark}>${escapeHtml(text)}</a></li>`;
}

/** Returns the previous and the next page, in reading order. */
export function neighbours(
  current: string,
  pages: readonly ContentsEntry[],
): { readonly before?: ContentsEntry; readonly after?: ContentsEntry } {
  const groups = isProject(current) ? projectContents : contents;
  const order = groups.flatMap(({ pages: files }) => files);
  const known = existing(order, pages);
  const place = known.findIndex(({ file }) => file === current);
  const [before, after] = place === -1 ? [] : [known[place - 1], known[place + 1]];
  return { ...(before && { before }), ...(after && { after }) };
}
