import type { Contract } from '../../generators/src/model/contract.ts';
import { otherSamples } from '../../generators/src/emitters/docs/other-samples.ts';
import { filesOf, modulesOf } from '../../generators/src/emitters/docs/sections.ts';
import { postmanCollections } from '../../generators/src/emitters/docs/postman.ts';
import { bundleFiles } from '../../spec/bundle/files.ts';
import { field, fields, type JsonObject } from '../../spec/document/guards.ts';
import type { Claim } from '../../spec/trace/claims.ts';
import { collectCitations } from '../../spec/trace/collect.ts';
import { parseDecisions } from '../../spec/trace/decisions.ts';
import { faultsOf, type SiteFiles } from './check.ts';
import { llmsText } from './llms.ts';
import { markdownFile } from './markdown-file.ts';
import { callKey, renderMarkdown, type Targets } from './markdown.ts';
import { operationListPage, operationPages, schemaPages, siteReference } from './reference.ts';
import { searchEntries, searchScript } from './search-index.ts';
import { isProject } from './contents.ts';
import { renderPage, sitemapFiles } from './shell.ts';
import { textAt } from './text-at.ts';
import { textPage, type TextContent } from './text-page.ts';

/** The input of the site. */
export interface Input {
  /** The bundled document of all versions, as its downloads have it. */
  readonly document: JsonObject;
  readonly contract: Contract;
  /** The lists of decisions and of errors, in Markdown. */
  readonly decisions: string;
  readonly errors: string;
  readonly claims: readonly Pick<Claim, 'id' | 'says'>[];
}

/** The input with the targets of links. */
export interface Material extends Input {
  readonly targets: Targets;
}

/** The server to which forms send requests if the site was built without one: the sandbox's default. */
const defaultServer = 'http://127.0.0.1:4020';

/** The page that hosts of static files show for a missing one. */
const notFound: TextContent = {
  file: '404.html',
  title: 'Page not found',
  html: `<h1 id="not-found">Page not found</h1>
<p>The page was moved or never existed. Search at the top of this page, or begin here:</p>
<ul>
<li><a href="index.html">Guides</a></li>
<li><a href="operations-v2.html">API reference</a></li>
<li><a href="errors.html">Error codes</a></li>
</ul>
`,
  markdown: '',
};

/** Reads the targets of links from the input. */
export function materialOf(input: Input): Material {
  const { contract } = input;
  const { fileOf } = filesOf(contract);
  const calls = contract.operations.map((operation): [string, string] => [
    callKey(operation.method, operation.path),
    fileOf(operation),
  ]);
  const codes = fields(field(input.document, 'x-error-codes'));
  const targets = {
    decisions: new Map(parseDecisions(input.decisions).map(({ id, question }) => [id, question])),
    errors: new Map(codes.map(([code, entry]) => [code, textAt(entry, 'when')])),
    calls: new Map(calls),
  };
  return { ...input, targets };
}

/**
 * Returns all files of the site: pages, documents to download and the given assets.
 * @param guide the text pages, including the start page
 * @param server the default server of the forms: an origin, or empty for the server of the page
 * @param address the address of the site, with a slash at its end
 * @throws {Error} with a line for each error: an unknown decision, a broken link, a file that is
 * loaded from another host
 */
export function makePages(
  material: Material,
  guide: readonly TextContent[],
  assets: SiteFiles,
  server = defaultServer,
  address?: string,
): Map<string, string> {
  const { document, contract, decisions, errors, targets } = material;
  const versions = modulesOf(contract);
  const referenceMaterial = {
    ...material,
    tryServer: server,
    guides: (file: string) =>
      guide.filter((page) => page.file !== 'index.html' && page.html.includes(`href="${file}"`)),
  };
  const reference = siteReference(referenceMaterial);
  const operations = operationPages(reference);
  const [schemaList, ...schemas] = schemaPages(reference);
  const prose = [
    ...guide,
    listOf('decisions.html', decisions, 'Decisions', targets),
    listOf('claims.html', claimsMarkdown(material.claims), 'Statements of the reference', targets),
    listOf('errors.html', errors, 'Error codes', targets),
    ...versions.map((version) => operationListPage(reference, version)),
    ...(schemaList ? [schemaList] : []),
  ];
  const texts = [...prose, ...operations.map(({ content }) => content), ...schemas];
  const info = document['info'];
  const about = {
    title: textAt(info, 'title'),
    summary: textAt(info, 'summary'),
  };
  const frame = { title: about.title, versions, address };
  const files = new Map(assets);
  for (const text of texts) {
    const { file, markdown } = text;
    files.set(file, renderPage(textPage(text, prose), frame, server));
    files.set(markdownFile(file), isProject(file) ? markdown : withoutMarks(markdown));
  }
  for (const operation of contract.operations) {
    const samples = otherSamples(reference, operation);
    files.set(samples.file, samples.markdown);
  }
  const missing = { ...textPage(notFound, prose), markdown: 'llms.txt' };
  files.set(notFound.file, renderPage(missing, frame, server));
  for (const [name, text] of sitemapFiles(texts, frame)) files.set(name, text);
  files.set('llms.txt', llmsText(about, prose, reference, schemas));
  const entries = searchEntries(prose, operations, schemas, reference, targets);
  files.set('assets/search-index.js', searchScript(entries));
  for (const [name, text] of [...bundleFiles(document), ...postmanCollections(reference)])
    files.set(`openapi/${name}`, text);
  throwOnFaults(material, files);
  return files;
}

/** Markdown without the numbers of decisions behind its sentences. */
export function withoutMarks(markdown: string): string {
  return markdown.replaceAll(/\s\((?:D\d+(?:,\s)?)+\)/g, '');
}

function listOf(file: string, markdown: string, fallback: string, targets: Targets): TextContent {
  const { title = fallback, html } = renderMarkdown(markdown, targets);
  return { file, title, html, markdown };
}

function claimsMarkdown(claims: Input['claims']): string {
  const rows = claims.map(
    ({ id, says }) => `| ${id} | ${says.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`)} |`,
  );
  return `# Statements of the reference

What the platform's two references state. \`CORE\` is the one of version 1, \`EXT\` the one of version 2. Where they are silent or
contradict each other, a [decision](decisions.md) answers.

| Statement | The reference says |
|---|---|
${rows.join('\n')}
`;
}

function throwOnFaults({ document, targets }: Material, files: SiteFiles): void {
  const faults = [
    ...[...collectCitations(document).decisions.keys()]
      .filter((id) => !targets.decisions.has(id))
      .map((id) => `The document cites ${id}, which spec/decisions.md does not have.`),
    ...faultsOf(files),
  ];
  if (faults.length === 0) return;
  throw new Error(
    `The site cannot be published. \`pnpm spec:lint\` shows more.\n${faults.join('\n')}`,
  );
}
