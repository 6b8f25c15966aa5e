/** The files of a site by name. */
export type SiteFiles = ReadonlyMap<string, string>;

/** What loads something when a page is opened, as opposed to a link that a reader may follow. */
const loads = [
  /<(?:script|img|iframe|embed|source|video|audio|track|input)\b[^>]*\bsrc\s*=\s*["']?(?<url>[^"'\s>]+)/gi,
  /<link\b[^>]*\bhref\s*=\s*["']?(?<url>[^"'\s>]+)/gi,
  /\burl\(\s*["']?(?<url>[^"')]+)/gi,
  /@import\s+["'](?<url>[^"']+)/gi,
];

/**
 * What is wrong with a site, a sentence each: a page or style that would load something from
 * elsewhere, two places with one name, and a link to a page or place that the site does not have. Places on the pages that
 * the renderer draws are those of `drawn`, with the page's name.
 */
export function faultsOf(files: SiteFiles, drawn: ReadonlySet<string>): string[] {
  const texts = [...files].filter(([name]) => /\.(?:html|css)$/.test(name));
  const dead = [...files]
    .filter(([name]) => name.endsWith('.md'))
    .flatMap(([name, text]) =>
      markdownLinks(text)
        .filter((link) => !leadsSomewhere(pageFor(link), pageFor(name), files, drawn))
        .map((link) => `${name} links to ${link}, which the site does not have.`),
    );
  const faults = texts.flatMap(([name, text]) => [
    ...loads
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map((match) => match.groups?.['url'] ?? '')
      .filter((url) => /^(?:[a-z]+:)?\/\//i.test(url))
      .map((url) => `${name} loads ${url}: the site must work without a network.`),
    ...linksIn(text)
      .filter((link) => !leadsSomewhere(link, name, files, drawn))
      .map((link) => `${name} links to ${link}, which the site does not have.`),
    ...repeatedIds(text).map((id) => `${name} has two places called ${id}; rename one heading.`),
  ]);
  return [...faults, ...dead];
}

/** The links of a page in Markdown to others of the site; code is left out. */
function markdownLinks(text: string): string[] {
  const prose = text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)/g)].map(([, link = '']) => link);
  return [...new Set(links)].filter((link) => !/^[a-z]+:/i.test(link));
}

/** A page in Markdown has the places of the page in HTML beside it. */
function pageFor(link: string): string {
  return link.replace(/\.md(?=#|$)/, '.html');
}

/** The ids that a page gives more than once: a link to them finds the first only. */
function repeatedIds(text: string): string[] {
  const ids = [...text.matchAll(/<[a-z][^>]*? id="([^"]*)"/g)].map(([, id = '']) => id);
  return ids.filter((id, index) => ids.indexOf(id) < index);
}

/** Links in HTML, and those in the Markdown of an embedded document. */
function linksIn(text: string): string[] {
  const html = [...text.matchAll(/\bhref="(?<url>[^"]*)"/g)];
  const markdown = [...text.matchAll(/\]\((?<url>[a-z0-9-]+\.html[^\s)]*)/g)];
  const urls = [...html, ...markdown].map((match) => match.groups?.['url'] ?? '');
  return [...new Set(urls)].filter((url) => !/^[a-z]+:/i.test(url));
}

function leadsSomewhere(
  link: string,
  from: string,
  files: SiteFiles,
  drawn: ReadonlySet<string>,
): boolean {
  const [file = '', place] = link.split('#', 2);
  const target = file === '' ? from : file;
  const text = files.get(target);
  if (text === undefined || place === undefined) return text !== undefined;
  return drawn.has(`${target}#${place}`) || text.includes(` id="${place}"`);
}
