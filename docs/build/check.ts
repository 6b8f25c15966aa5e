/** The files of a site by name. */
export type SiteFiles = ReadonlyMap<string, string>;

const loads = [
  /<(?:script|img|iframe|embed|source|video|audio|track|input)\b[^>]*\bsrc\s*=\s*["']?(?<url>[^"'\s>]+)/gi,
  /<link\b(?![^>]*\brel="canonical")[^>]*\bhref\s*=\s*["']?(?<url>[^"'\s>]+)/gi,
  /\burl\(\s*["']?(?<url>[^"')]+)/gi,
  /@import\s+["'](?<url>[^"']+)/gi,
];

/** Returns the errors of a site: files that are loaded from another host, duplicate ids and broken links. */
export function faultsOf(files: SiteFiles): string[] {
  const texts = [...files].filter(([name]) => /\.(?:html|css)$/.test(name));
  const anchors = new Map([...files].map(([name, text]) => [name, anchorsIn(text)]));
  const dead = [...files]
    .filter(([name]) => name.endsWith('.md'))
    .flatMap(([name, text]) =>
      markdownLinks(text)
        .filter((link) => !isValidLink(pageFor(link), pageFor(name), anchors))
        .map((link) => `${name} links to ${link}, which the site does not have.`),
    );
  const faults = texts.flatMap(([name, text]) => [
    ...loads
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map((match) => match.groups?.['url'] ?? '')
      .filter((url) => /^(?:[a-z]+:)?\/\//i.test(url))
      .map((url) => `${name} loads ${url}: the site must work without a network.`),
    ...linksIn(text)
      .filter((link) => !isValidLink(link, name, anchors))
      .map((link) => `${name} links to ${link}, which the site does not have.`),
    ...repeatedIds(text).map((id) => `${name} has the id ${id} twice; rename one heading.`),
  ]);
  return [...faults, ...dead];
}

function markdownLinks(text: string): string[] {
  const prose = text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)/g)].map(([, link = '']) => link);
  return [...new Set(links)].filter((link) => !/^[a-z]+:/i.test(link));
}

/** Returns the HTML page of a Markdown page, which has the same anchors. Samples have none. */
function pageFor(link: string): string {
  return link.replace(/(?<!\.samples)\.md(?=#|$)/, '.html');
}

function repeatedIds(text: string): string[] {
  const ids = [...text.matchAll(/<[a-z][^>]*? id="([^"]*)"/g)].map(([, id = '']) => id);
  return ids.filter((id, index) => ids.indexOf(id) < index);
}

function linksIn(text: string): string[] {
  const urls = [...text.matchAll(/\bhref="([^"]*)"/g)].map(([, url = '']) => url);
  return [...new Set(urls)].filter((url) => !/^[a-z]+:/i.test(url));
}

function anchorsIn(text: string): Set<string> {
  return new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id));
}

function isValidLink(
  link: string,
  from: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const [file = '', place] = link.split('#', 2);
  const target = anchors.get(file === '' ? from : file);
  return target !== undefined && (place === undefined || target.has(place));
}
