import { bundleFiles } from '../../spec/bundle/files.ts';
import { documentOfVersion } from '../../spec/bundle/split.ts';
import { field, strings, type JsonObject } from '../../spec/document/guards.ts';
import { lookUp } from '../../spec/document/pointer.ts';
import { versionsOf, type ApiVersion } from '../../spec/document/versions.ts';
import { annotate } from './annotate.ts';
import { faultsOf, type SiteFiles } from './check.ts';
import { citedDecisions } from './decisions.ts';
import { llmsText } from './llms.ts';
import { markdownFile } from './markdown-file.ts';
import { callKey, readCatalogue, readCells, renderMarkdown, type Targets } from './markdown.ts';
import { linkMarks, markOf } from './notes.ts';
import { operationListPage, operationPages } from './operation/operation-pages.ts';
import { operationsOf, pageOf, type OperationEntry } from './operations.ts';
import { referencePage } from './reference-page.ts';
import { withSamples } from './samples.ts';
import { searchEntries, searchScript } from './search-index.ts';
import { renderPage, type Page } from './shell.ts';
import { tryItForm, type TryIt } from './try-it.ts';
import { textPage, type TextContent } from './text-page.ts';
import { textOf } from './text.ts';

/** The input of the site, as text and parsed document. */
export interface Contract {
  /** The bundled document of all versions. */
  readonly document: JsonObject;
  /** The lists of decisions and of errors, in Markdown. */
  readonly decisions: string;
  readonly errors: string;
}

/** A contract with the data that all pages use. */
export interface Material extends Contract {
  readonly versions: readonly ApiVersion[];
  readonly operations: readonly OperationEntry[];
  readonly targets: Targets & { readonly decisions: ReadonlyMap<string, string> };
}

/** Reads versions, operations and link targets from a contract. */
export function materialOf(contract: Contract): Material {
  const operations = operationsOf(contract.document);
  const targets = {
    decisions: readCatalogue(contract.decisions),
    errors: readCatalogue(contract.errors),
    calls: new Map(operations.map(({ method, path, href }) => [callKey(method, path), href])),
  };
  return { ...contract, versions: versionsOf(contract.document), operations, targets };
}

/**
 * Returns all files of the site: pages, documents to download and the given assets.
 *
 * @param guide the text pages, including the start page
 * @param tryIt the sandbox for the forms on operation pages; default: no forms
 * @throws {Error} with a line for each error: an unknown decision, a broken link, a file that is
 * loaded from another host
 */
export function makePages(
  material: Material,
  guide: readonly TextContent[],
  assets: SiteFiles,
  tryIt?: TryIt,
): SiteFiles {
  const { document, decisions, errors, versions, operations, targets } = material;
  const prose = [
    ...guide,
    listOf('decisions.html', decisions, 'Decisions', targets),
    listOf('errors.html', errors, 'Error codes', targets),
    ...versions.map((version) => operationListPage(version, material)),
  ];
  const operationPageList = operationPages({
    ...material,
    decisions: readCells(decisions),
    errors: readCells(errors),
    guides: ({ href }) =>
      guide.filter(({ file, html }) => file !== 'index.html' && html.includes(`href="${href}"`)),
    form: (operation) => (tryIt ? tryItForm(operation, tryIt, material) : ''),
  });
  const texts = [...prose, ...operationPageList.map(({ content }) => content)];
  const entries = [
    ...prose,
    ...versions.map(({ name, title }) => ({
      file: pageOf(name),
      title: `Interactive reference: ${title}`,
    })),
  ];
  const sending = tryIt && { scripts: ['assets/try-it.js'], calls: tryIt.sandbox || "'self'" };
  const pages: Page[] = [
    ...prose.map((text) => textPage(text, entries)),
    ...operationPageList.map(({ content }) => ({ ...textPage(content, entries), ...sending })),
    ...versions.map((version) => versionPage(version, material)),
  ];
  const info = document['info'];
  const about = { title: textOf(field(info, 'title')), summary: textOf(field(info, 'summary')) };
  const frame = { title: about.title, versions };
  const files = new Map([
    ...pages.map((page): [string, string] => [page.file, renderPage(page, frame)]),
    ...texts.map(({ file, markdown }): [string, string] => [markdownFile(file), markdown]),
    ['llms.txt', llmsText(about, prose, versions, operations)],
    ...assets,
    [
      'assets/search-index.js',
      searchScript(searchEntries(prose, operationPageList, { decisions, errors })),
    ],
    ...[...bundleFiles(document)].map(([name, text]): [string, string] => [
      `openapi/${name}`,
      text,
    ]),
  ]);
  throwOnFaults(material, files);
  return files;
}

function versionPage(
  version: ApiVersion,
  { document, versions, operations, targets }: Material,
): Page {
  const own = documentOfVersion(document, version, versions);
  const rests = strings(lookUp(document, `/x-versions/${version.name}/x-decision`));
  const note = linkMarks(markOf(rests), targets.decisions);
  return referencePage(
    annotate(withSamples(own), { ...targets, operations: withInteractiveLinks(operations) }),
    version,
    versions,
    note,
  );
}

/** Returns the operations with links to the interactive reference, for links within it. */
function withInteractiveLinks(operations: readonly OperationEntry[]): OperationEntry[] {
  return operations.map((entry) => ({ ...entry, href: entry.interactive }));
}

/** Renders a list of the contract. */
function listOf(file: string, markdown: string, fallback: string, targets: Targets): TextContent {
  const { title = fallback, html } = renderMarkdown(markdown, targets);
  return { file, title, html, markdown };
}

function throwOnFaults({ document, targets, operations }: Material, files: SiteFiles): void {
  const faults = [
    ...citedDecisions(document)
      .filter((id) => !targets.decisions.has(id))
      .map((id) => `The document cites ${id}, which spec/decisions.md does not have.`),
    ...faultsOf(files, new Set(operations.map(({ interactive }) => interactive))),
  ];
  if (faults.length === 0) return;
  throw new Error(
    `The site cannot be published. \`pnpm spec:lint\` shows more.\n${faults.join('\n')}`,
  );
}
