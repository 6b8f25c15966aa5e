import type { TextFile } from '../../code/file.js';
import type { Contract } from '../../model/contract.js';
import { runtimeText } from '../runtime.js';
import { aboutText, accessText } from './access.js';
import { escapeHtml } from './html.js';
import { layOut } from './layout.js';
import { operationNav } from './navigation.js';
import { operationHtml, operationMarkdown } from './operation-page.js';
import { otherSamples } from './other-samples.js';
import { overviewHtml } from './overview.js';
import { postmanCollections } from './postman.js';
import { schemaHtml, schemaListHtml, schemaMarkdown } from './schema-page.js';
import { modulesOf, titleOfOperation } from './sections.js';
import { type ReferenceSite, referenceSite } from './site.js';
import { rawOf } from './type-text.js';

/** Writes a static reference of a document: a page for each operation and component, lists of them, and all in Markdown. */
export function writeReference(contract: Contract): TextFile[] {
  const site = referenceSite(contract);
  const home =
    '<ul><li><a href="index.html">All operations</a></li><li><a href="schemas.html">All schemas</a></li></ul>';
  // An operation is in the section of each of its tags.
  const listed = new Set(site.sections.flatMap(({ operations: own }) => own));
  const operations = [...listed].flatMap((operation) =>
    pages(site.fileOf(operation), operationMarkdown(site, operation), {
      title: titleOfOperation(operation),
      about: operation.description ?? '',
      api: contract.title,
      nav: `${home}\n${operationNav(site, operation.name.module, 'index.html', operation)}`,
      main: operationHtml(site, operation),
    }),
  );
  const schemas = contract.schemas.flatMap((component) =>
    pages(site.schemaFile(component.name.original), schemaMarkdown(site, component), {
      title: component.name.original,
      about: component.schema.description ?? '',
      api: contract.title,
      nav: home,
      main: schemaHtml(site, component),
    }),
  );
  const collections = postmanCollections(site);
  const samples = contract.operations
    .map((operation) => otherSamples(site, operation))
    .filter(({ languages }) => languages.length > 0);
  return [
    ...startPages(site, home, [...collections.keys()]),
    ...operations,
    ...schemas,
    ...samples.map((each) => file(each.file, each.markdown)),
    ...[...collections].map(([name, text]) => file(name, text)),
    file('reference.css', referenceStyles()),
    file('reference.js', runtimeText('docs', 'reference.js')),
    file('try.js', tryScript()),
  ];
}

/** The script of the form on the pages of operations. */
export function tryScript(): string {
  return ['try-fields.js', 'try.js'].map((name) => runtimeText('docs', name)).join('\n');
}

/** The stylesheet of every page, which begins with the colours. */
export function referenceStyles(): string {
  return `${runtimeText('docs', 'theme.css')}\n${runtimeText('docs', 'reference.css')}`;
}

/** The list of all operations with what concerns all of them, the list of components, and both for language models. */
function startPages(site: ReferenceSite, home: string, collections: readonly string[]): TextFile[] {
  const { contract } = site;
  const modules = modulesOf(contract);
  const links = collections.map((name) => `<a href="${name}" download>${name}</a>`);
  const downloads = links.length === 0 ? '' : `<p>For Postman: ${links.join(', ')}</p>\n`;
  const titled = (title: string, level: string): string =>
    modules.length > 1 ? `<${level}>${escapeHtml(title)}</${level}>` : '';
  const nav = modules.map(
    ({ name, title }) => `${titled(title, 'p')}<ul>${sectionLinks(site, name)}</ul>`,
  );
  const lists = modules.map(({ name, title }) => titled(title, 'h2') + overviewHtml(site, name));
  const schemas = contract.modules.map(
    ({ name, title }) => [titled(title, 'h2'), schemaListHtml(site, name)] as const,
  );
  const { description = '', title, version } = contract;
  const { summary } = rawOf(contract, { pointer: '#/info' });
  const texts = [
    typeof summary === 'string' ? summary : '',
    description,
    accessText(site),
    aboutText(site),
  ].filter((text) => text !== '');
  const head = `<h1>${escapeHtml(title)}</h1>\n<p class="soft">Version ${escapeHtml(version)}</p>\n`;
  return [
    page('index.html', {
      title,
      about: description,
      api: title,
      nav: `${home}\n${nav.join('\n')}`,
      main: `${head}${texts.map((text) => site.renderer.blocks(text)).join('')}${downloads}<div class="filter" hidden><label for="filter">Filter operations</label><input type="search" id="filter" autocomplete="off"></div>
${lists.join('\n')}`,
    }),
    page('schemas.html', {
      title: 'Schemas',
      about: `The schemas of ${title}`,
      api: title,
      nav: home,
      main: `<h1>Schemas</h1>\n${schemas
        .filter(([, list]) => list !== '')
        .flat()
        .join('\n')}`,
    }),
    file('llms.txt', llmsText(site, texts)),
  ];
}

/** Links to all pages in Markdown (https://llmstxt.org), after what concerns all of them. */
function llmsText(site: ReferenceSite, texts: readonly string[]): string {
  const { contract } = site;
  const operations = site.sections.flatMap(({ title, description, operations: own }) => [
    `## ${title}`,
    description,
    own
      .map((each) => `- [${titleOfOperation(each)}](${markdownFile(site.fileOf(each))})`)
      .join('\n'),
  ]);
  const schemas = contract.schemas.map(
    ({ name }) => `- [${name.original}](${markdownFile(site.schemaFile(name.original))})`,
  );
  const parts = [
    `# ${contract.title}`,
    `Version ${contract.version}`,
    ...texts,
    ...operations,
    '## Schemas',
    schemas.join('\n'),
  ];
  return `${parts.filter((text) => text !== '').join('\n\n')}\n`;
}

function sectionLinks(site: ReferenceSite, module: string): string {
  const own = site.sections.filter((section) => section.module.name === module);
  return own
    .map(({ anchor, title }) => `<li><a href="#${anchor}">${escapeHtml(title)}</a></li>`)
    .join('\n');
}

function pages(path: string, markdown: string, content: Parameters<typeof layOut>[0]): TextFile[] {
  const twin = markdownFile(path);
  return [page(path, { ...content, twin }), file(twin, markdown)];
}

function markdownFile(path: string): string {
  return path.replace(/html$/, 'md');
}

function page(path: string, content: Parameters<typeof layOut>[0]): TextFile {
  return file(path, layOut(content));
}

function file(path: string, text: string): TextFile {
  return { emitter: 'docs', path, text };
}
