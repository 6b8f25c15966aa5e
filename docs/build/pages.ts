import { bundleFiles } from '../../spec/bundle/files.ts';
import { documentOfVersion } from '../../spec/bundle/split.ts';
import { field, strings, type JsonObject } from '../../spec/document/guards.ts';
import { lookUp } from '../../spec/document/pointer.ts';
import { versionsOf, type ApiVersion } from '../../spec/document/versions.ts';
import { annotate } from './annotate.ts';
import { faultsOf, type SiteFiles } from './check.ts';
import { citedDecisions } from './decisions.ts';
import { callKey, readCatalogue, renderMarkdown, type Targets } from './markdown.ts';
import { decisionsNote } from './notes.ts';
import { operationsOf, pageOf, type OperationEntry } from './operations.ts';
import { referencePage } from './reference-page.ts';
import { withSamples } from './samples.ts';
import { searchEntries, searchScript } from './search-index.ts';
import { renderPage, type Page } from './shell.ts';
import { textPage, type TextContent } from './text-page.ts';
import { textOf } from './text.ts';

/** What the pages are made from, read. */
export interface Contract {
  /** The bundled document of all versions. */
  readonly document: JsonObject;
  /** The lists of decisions and of errors, in Markdown. */
  readonly decisions: string;
  readonly errors: string;
}

/** A contract and what is told of it on every page. */
export interface Material extends Contract {
  readonly versions: readonly ApiVersion[];
  readonly operations: readonly OperationEntry[];
  readonly targets: Targets & { readonly decisions: ReadonlyMap<string, string> };
}

/** Reads out of a contract what pages refer to. */
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
 * All pages of the site and the documents to download, beside the given assets.
 *
 * @param guide the pages of prose, the start page among them
 * @throws {Error} with a line for each fault: a decision that the list does not have, a link that
 * leads nowhere, something that would be loaded from a network
 */
export function makePages(
  material: Material,
  guide: readonly TextContent[],
  assets: SiteFiles,
): SiteFiles {
  const { document, decisions, errors, versions, operations, targets } = material;
  const texts = [
    ...guide,
    listOf('decisions.html', decisions, 'Decisions', targets),
    listOf('errors.html', errors, 'Error codes', targets),
  ];
  const entries = [
    ...texts,
    ...versions.map(({ name, title }) => ({ file: pageOf(name), title: `Reference: ${title}` })),
  ];
  const pages = [
    ...texts.map((text) => textPage(text, entries)),
    ...versions.map((version) => versionPage(version, material)),
  ];
  const frame = { title: textOf(field(document['info'], 'title')), versions };
  const files = new Map([
    ...pages.map((page): [string, string] => [page.file, renderPage(page, frame)]),
    ...assets,
    [
      'assets/search-index.js',
      searchScript(searchEntries(texts, operations, { decisions, errors })),
    ],
    ...[...bundleFiles(document)].map(([name, text]): [string, string] => [
      `openapi/${name}`,
      text,
    ]),
  ]);
  refuseFaults(material, files);
  return files;
}

function versionPage(
  version: ApiVersion,
  { document, versions, operations, targets }: Material,
): Page {
  const own = documentOfVersion(document, version, versions);
  const rests = strings(lookUp(document, `/x-versions/${version.name}/x-decision`));
  const note = decisionsNote(rests, targets.decisions);
  return referencePage(
    annotate(withSamples(own), { ...targets, operations }),
    version,
    versions,
    note,
  );
}

/** The page of a list that the contract keeps in Markdown. */
function listOf(file: string, markdown: string, fallback: string, targets: Targets): TextContent {
  const { title = fallback, html } = renderMarkdown(markdown, targets);
  return { file, title, html };
}

function refuseFaults({ document, targets, operations }: Material, files: SiteFiles): void {
  const faults = [
    ...citedDecisions(document)
      .filter((id) => !targets.decisions.has(id))
      .map((id) => `The document rests on ${id}, which spec/decisions.md does not list.`),
    ...faultsOf(files, new Set(operations.map(({ href }) => href))),
  ];
  if (faults.length === 0) return;
  throw new Error(
    `The site cannot be published. \`pnpm spec:lint\` shows more.\n${faults.join('\n')}`,
  );
}
