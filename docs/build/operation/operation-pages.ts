import { documentOfVersion } from '../../../spec/bundle/split.ts';
import { field, isObject, strings, type JsonObject } from '../../../spec/document/guards.ts';
import type { ApiVersion } from '../../../spec/document/versions.ts';
import { annotate, operationNotes } from '../annotate.ts';
import { citedDecisions } from '../decisions.ts';
import { renderMarkdown, type Targets } from '../markdown.ts';
import type { OperationEntry } from '../operations.ts';
import { withSamples } from '../samples.ts';
import type { TextContent } from '../text-page.ts';
import { formPlace, operationMarkdown, type OperationContext } from './operation-markdown.ts';
import { operationListFile, operationListMarkdown } from './operation-list.ts';
import { operationNav } from './operation-nav.ts';
import { readOperation, type Operation } from './read-operation.ts';

/** The input of {@link operationPages}. */
export interface OperationMaterial extends Pick<
  OperationContext,
  'decisions' | 'errors' | 'guides' | 'operations'
> {
  readonly document: JsonObject;
  readonly versions: readonly ApiVersion[];
  readonly targets: Targets & { readonly decisions: ReadonlyMap<string, string> };
  /** Returns the HTML of the form that sends the request; empty if the site has no forms. */
  readonly form: (operation: Operation) => string;
}

/** An operation with its page. */
export interface OperationPage {
  readonly operation: Operation;
  readonly content: TextContent;
}

/** Returns the pages of all operations and webhooks, in the order of the document. */
export function operationPages(material: OperationMaterial): OperationPage[] {
  const { document, versions, operations, targets } = material;
  return versions.flatMap((version) => {
    const own = withSamples(documentOfVersion(document, version, versions));
    const annotated = annotate(own, { ...targets, operations, forOwnPages: true });
    return operations
      .filter((entry) => entry.version === version.name)
      .map((entry) => pageOfOperation(entry, version, { ...material, own, annotated }));
  });
}

/** Returns the page with the list of a version's operations. */
export function operationListPage(
  version: ApiVersion,
  { operations, targets }: Pick<OperationMaterial, 'operations' | 'targets'>,
): TextContent {
  const file = operationListFile(version.name);
  const markdown = operationListMarkdown(version, operations);
  return {
    file,
    title: `Operations of ${version.title}`,
    html: renderMarkdown(markdown, targets).html,
    markdown,
    nav: operationNav(file, version, operations),
    version: version.name,
  };
}

function pageOfOperation(
  entry: OperationEntry,
  version: ApiVersion,
  material: OperationMaterial & { readonly own: JsonObject; readonly annotated: JsonObject },
): OperationPage {
  const { own, annotated, operations, targets } = material;
  const operation = readOperation(entry, annotated);
  // The annotated document does not have our extensions any more.
  const section = entry.isWebhook ? 'webhooks' : 'paths';
  const raw = field(field(own[section], entry.path), entry.method.toLowerCase());
  const notes = isObject(raw) ? operationNotes(raw, own, { operations }) : [];
  const webhooks = strings(field(raw, 'x-webhooks'));
  const unknown = webhooks.find(
    (name) => !operations.some(({ isWebhook, path }) => isWebhook && path === name),
  );
  if (unknown !== undefined) {
    throw new Error(
      `${entry.id} has the webhook ${unknown} in x-webhooks, which the document lacks.`,
    );
  }
  const cited = citedDecisions(raw);
  const markdown = operationMarkdown(operation, { ...material, cited, notes, webhooks });
  const { html } = renderMarkdown(markdown, targets, { anchorFields: true });
  return {
    operation,
    content: {
      file: entry.href,
      title: `${entry.summary} (${entry.versionTitle})`,
      html: decisionsHere(html).replace(`<p>${formPlace}</p>\n`, () => material.form(operation)),
      markdown: markdown.replace(`${formPlace}\n\n`, ''),
      nav: operationNav(entry.href, version, operations),
      version: entry.version,
    },
  };
}

/** Points links to decisions to the section at the end of the page, except for the links in this section. */
function decisionsHere(html: string): string {
  const [before = '', ...rest] = html.split(/(?=<h2 id="decisions">)/);
  if (rest.length === 0) return html;
  return [before.replaceAll(/href="decisions\.html(#D\d+")/g, 'href="$1'), ...rest].join('');
}
