import { bundleFiles } from '../../spec/bundle/files.ts';
import { documentOfVersion } from '../../spec/bundle/split.ts';
import { field, strings, type JsonObject } from '../../spec/document/guards.ts';
import { lookUp } from '../../spec/document/pointer.ts';
import { versionsOf } from '../../spec/document/versions.ts';
import { annotate } from './annotate.ts';
import { faultsOf, type SiteFiles } from './check.ts';
import { citedDecisions } from './decisions.ts';
import { homePage } from './home-page.ts';
import { listPage } from './list-page.ts';
import { readCatalogue } from './markdown.ts';
import { decisionsNote } from './notes.ts';
import { operationsOf } from './operations.ts';
import { referencePage } from './reference-page.ts';
import { renderPage } from './shell.ts';
import { textOf } from './text.ts';

/** What the pages are made from, read. */
export interface Contract {
  /** The bundled document of all versions. */
  readonly document: JsonObject;
  /** The lists of decisions and of errors, in Markdown. */
  readonly decisions: string;
  readonly errors: string;
}

/**
 * All pages of the site and the documents to download, beside the given assets.
 *
 * Throws with a line for each fault: a decision that the list does not have, a link that leads
 * nowhere, something that would be loaded from a network.
 */
export function makePages({ document, decisions, errors }: Contract, assets: SiteFiles): SiteFiles {
  const targets = { decisions: readCatalogue(decisions), errors: readCatalogue(errors) };
  const versions = versionsOf(document);
  const operations = operationsOf(document);
  const context = { ...targets, operations };
  const pages = [
    homePage(document, versions, operations, targets),
    ...versions.map((version) => {
      const own = documentOfVersion(document, version, versions);
      const rests = strings(lookUp(document, `/x-versions/${version.name}/x-decision`));
      const note = decisionsNote(rests, targets.decisions);
      return referencePage(annotate(own, context), version, versions, note);
    }),
    listPage('decisions.html', decisions, 'Decisions', targets),
    listPage('errors.html', errors, 'Errors', targets),
  ];
  const frame = { title: textOf(field(document['info'], 'title')), versions };
  const files = new Map([
    ...pages.map((page): [string, string] => [page.file, renderPage(page, frame)]),
    ...assets,
    ...[...bundleFiles(document)].map(([name, text]): [string, string] => [
      `openapi/${name}`,
      text,
    ]),
  ]);
  const faults = [
    ...citedDecisions(document)
      .filter((id) => !targets.decisions.has(id))
      .map((id) => `The document rests on ${id}, which spec/decisions.md does not list.`),
    ...faultsOf(files, new Set(operations.map(({ href }) => href))),
  ];
  if (faults.length === 0) return files;
  throw new Error(
    `The reference cannot be published. \`pnpm spec:lint\` shows more.\n${faults.join('\n')}`,
  );
}
