import { escapeHtml } from '../../generators/src/emitters/docs/html.ts';
import { rendererOf } from '../../generators/src/emitters/docs/markdown.ts';
import { operationNav } from '../../generators/src/emitters/docs/navigation.ts';
import {
  operationHtml,
  operationMarkdown,
} from '../../generators/src/emitters/docs/operation-page.ts';
import { overviewHtml } from '../../generators/src/emitters/docs/overview.ts';
import {
  componentsIn,
  schemaHtml,
  schemaListHtml,
  schemaMarkdown,
} from '../../generators/src/emitters/docs/schema-page.ts';
import { modulesOf, titleOfOperation } from '../../generators/src/emitters/docs/sections.ts';
import { type ReferenceSite, referenceSite } from '../../generators/src/emitters/docs/site.ts';
import { nameOf } from '../../generators/src/emitters/docs/type-text.ts';
import { resolvePointer } from '../../generators/src/json.ts';
import type { Contract, Module, Operation } from '../../generators/src/model/contract.ts';
import { field, strings } from '../../spec/document/guards.ts';
import { type ContentsEntry, navLink } from './contents.ts';
import { markdownFile } from './markdown-file.ts';
import { createMarkdown, type Targets } from './markdown.ts';
import { operationListFile } from './shell.ts';
import { sourcesHtml } from './sources.ts';
import { textAt } from './text-at.ts';
import type { TextContent } from './text-page.ts';

/** An operation or webhook with its page. */
export interface OperationPage {
  readonly operation: Operation;
  readonly content: TextContent;
}

/** The input of the reference. */
export interface ReferenceMaterial {
  readonly contract: Contract;
  readonly targets: Targets;
  /** The default server of forms; empty for the server of the page. */
  readonly tryServer: string;
  readonly guides: (file: string) => readonly ContentsEntry[];
}

/** The sandbox and the key of the samples: `sandbox seed examples` makes the objects with the codes of the examples. */
export const samplesConnection = {
  server: 'http://127.0.0.1:4020',
  key: 'test_examples',
  setup: `import { createClient } from '@seller-funds/client';

const client = createClient({ apiKey: 'test_examples', baseUrl: 'http://127.0.0.1:4020' });

`,
};

/** Returns the reference of the contract, with the notes and links of this site. */
export function siteReference(material: ReferenceMaterial): ReferenceSite {
  const { contract, targets, tryServer } = material;
  const renderer = rendererOf(createMarkdown(targets));
  const sources = (pointers: readonly string[], description: string): string =>
    sourcesHtml(pointers, description, contract.document, targets.decisions);
  const site: ReferenceSite = referenceSite(contract, {
    renderer,
    serversOf: () => [{ url: tryServer, description: undefined, variables: [] }],
    connection: samplesConnection,
    accessFile: 'authentication.html',
    notesAt: sources,
    linksOf: (operation) => placesOf(operation, site, sources),
    errorsOf: (operation) => errorParts(operation, contract),
    endOf: (operation) => [
      ...webhookParts(operation, site),
      ...guideParts(material.guides(site.fileOf(operation))),
    ],
  });
  return site;
}

/** Returns the pages of all operations and webhooks. */
export function operationPages(site: ReferenceSite): OperationPage[] {
  return site.sections.flatMap(({ module, operations }) =>
    operations.map((operation) => {
      const file = site.fileOf(operation);
      return {
        operation,
        content: {
          file,
          title: `${titleOfOperation(operation)} (${module.title})`,
          html: operationHtml(site, operation),
          markdown: operationMarkdown(site, operation),
          nav: navOf(site, module, file, operation),
          version: module.name,
        },
      };
    }),
  );
}

/** Returns the pages of all schemas, and the list of them. */
export function schemaPages(site: ReferenceSite): TextContent[] {
  const { contract } = site;
  const versions = modulesOf(contract);
  const lists = [...versions, ...contract.modules.filter(({ versioned }) => !versioned)]
    .map((module) => ({ ...module, components: componentsIn(site, module.name) }))
    .filter(({ components }) => components.length > 0);
  const operations = versions.map(({ name, title }) =>
    navLink(operationListFile(name), `Operations of ${title}`, ''),
  );
  const pages = lists.flatMap(({ name, title, versioned, components }) =>
    components.map((component): TextContent => {
      const file = site.schemaFile(component.name.original);
      return {
        file,
        title: `${nameOf(contract, component.name.original)} (${title})`,
        html: schemaHtml(site, component),
        markdown: schemaMarkdown(site, component),
        nav: `<ul>${navLink(schemaListFile, 'All schemas', file)}${operations.join('')}</ul>`,
        ...(versioned && { version: name }),
      };
    }),
  );
  const sections = lists.map(({ name, title, components }) => {
    const items = components.map(
      ({ name: own }) =>
        `- [${nameOf(contract, own.original)}](${markdownFile(site.schemaFile(own.original))})`,
    );
    return {
      html: `<h2 id="${name}">${escapeHtml(title)}</h2>\n${schemaListHtml(site, name)}`,
      markdown: `## ${title}\n\n${items.join('\n')}`,
    };
  });
  const list = {
    file: schemaListFile,
    title: 'Schemas',
    html: `<h1 id="schemas">Schemas</h1>\n${sections.map(({ html }) => html).join('')}`,
    markdown: `# Schemas\n\n${sections.map(({ markdown }) => markdown).join('\n\n')}\n`,
  };
  return [list, ...pages];
}

const schemaListFile = 'schemas.html';

/** Returns the page with the operations of a version. */
export function operationListPage(site: ReferenceSite, version: Module): TextContent {
  const { name, title, basePath } = version;
  const file = operationListFile(name);
  const sections = site.sections.filter(({ module }) => module.name === name);
  const lists = sections.map(({ title: tag, description, operations }) => {
    const items = operations.map(
      (operation) =>
        `- [${titleOfOperation(operation)}](${site.fileOf(operation)}): \`${requestOf(site, operation)}\``,
    );
    return `## ${tag}\n\n${description}\n\n${items.join('\n')}`;
  });
  const intro = `All paths begin with \`${basePath}\`. Download: [${name}.yaml](openapi/${name}.yaml), [${name}.json](openapi/${name}.json), [other formats](downloads.html).`;
  return {
    file,
    title: `${title}: operations`,
    html: `<h1 id="operations">${escapeHtml(title)}</h1>\n${site.renderer.blocks(intro)}${overviewHtml(site, name)}`,
    markdown: `# ${title}\n\n${intro.replace('downloads.html', 'downloads.md')}\n\n${lists.join('\n\n')}\n`,
    nav: navOf(site, version, file),
    version: name,
  };
}

/** The method and path of an operation, or the name of a webhook. */
export function requestOf({ contract }: ReferenceSite, operation: Operation): string {
  const isWebhook = contract.webhooks.includes(operation);
  return isWebhook
    ? `webhook ${operation.path}`
    : `${operation.method.toUpperCase()} ${operation.path}`;
}

function navOf(
  site: ReferenceSite,
  { name, title }: Module,
  file: string,
  operation?: Operation,
): string {
  const overview = operationListFile(name);
  const list = navLink(overview, `All operations of ${title}`, file);
  return `<ul>${list}${navLink(schemaListFile, 'All schemas', file)}</ul>\n${operationNav(site, name, overview, operation)}`;
}

function placesOf(
  operation: Operation,
  site: ReferenceSite,
  sources: (pointers: readonly string[], description: string) => string,
): string {
  const { group, method } = operation.resource;
  const hasMethod =
    field(resolvePointer(site.contract.document, operation.pointer), 'x-resource') !== undefined;
  const others = site.contract.operations.filter(
    ({ resource, name }) =>
      hasMethod &&
      resource.group === group &&
      resource.method === method &&
      name.module !== operation.name.module,
  );
  const titles = new Map(site.contract.modules.map(({ name, title }) => [name, title]));
  const links = [
    escapeHtml(titles.get(operation.name.module) ?? ''),
    `<code>${escapeHtml(operation.id)}</code>`,
    ...others.map(
      (other) =>
        `<a href="${site.fileOf(other)}">${escapeHtml(titles.get(other.name.module) ?? '')} of this operation</a>`,
    ),
  ];
  return `<p class="soft places">${links.join(' · ')}${sources([operation.pointer], '')}</p>\n`;
}

function errorParts({ responses }: Operation, { document }: Contract): string[] {
  const failures = responses.filter(({ status }) => !status.startsWith('2'));
  const text = JSON.stringify(
    failures.map(({ description, content }) => [
      description,
      content.map(({ examples }) => examples),
    ]),
  );
  const codes = new Set(text.match(/\b\d{3}\.\d{3}\.\d{3}\b/g));
  const rows = [...codes].toSorted().flatMap((code) => {
    const entry = field(document['x-error-codes'], code);
    return entry === undefined
      ? []
      : [`| ${code} | ${textAt(entry, 'when')} | ${textAt(entry, 'action')} |`];
  });
  if (rows.length === 0) return [];
  return [
    'The format is described in [Error handling](error-handling.md).',
    ['| Code | When | What to do |', '|---|---|---|', ...rows].join('\n'),
  ];
}

function webhookParts(operation: Operation, { contract, fileOf }: ReferenceSite): string[] {
  const names = strings(field(resolvePointer(contract.document, operation.pointer), 'x-webhooks'));
  const items = names.map((name) => {
    const found = contract.webhooks.find(({ path }) => path === name);
    if (!found)
      throw new Error(
        `${operation.id} has the webhook ${name} in x-webhooks, which the document lacks.`,
      );
    return `- [\`${name}\`](${fileOf(found)}): ${titleOfOperation(found)}`;
  });
  return items.length === 0 ? [] : ['## Webhooks', items.join('\n')];
}

function guideParts(guides: readonly ContentsEntry[]): string[] {
  if (guides.length === 0) return [];
  return ['## Guides', guides.map(({ title, file }) => `- [${title}](${file})`).join('\n')];
}
