import type { TextFile } from '../../code/file.js';
import type { Contract } from '../../model/contract.js';
import { runtimeText } from '../runtime.js';
import { escapeHtml } from './html.js';
import { layOut } from './layout.js';
import { operationNav } from './navigation.js';
import { operationHtml } from './operation-page.js';
import { overviewHtml } from './overview.js';
import { postmanCollections } from './postman.js';
import { modulesOf, titleOfOperation } from './sections.js';
import { type ReferenceSite, referenceSite } from './site.js';

/** Writes a static reference of a document: a page for each operation, and one with all of them. */
export function writeReference(contract: Contract): TextFile[] {
  const [server] = contract.servers;
  const site = referenceSite(contract, {
    tryServer: server?.url.includes('{') === true ? '' : (server?.url ?? ''),
  });
  const pages = site.sections.flatMap(({ module, operations }) =>
    operations.map((operation) =>
      page(site.fileOf(operation), {
        title: titleOfOperation(operation),
        api: contract.title,
        nav: `<ul><li><a href="index.html">All operations</a></li></ul>\n${operationNav(site, module.name, 'index.html', operation)}`,
        main: operationHtml(site, operation),
      }),
    ),
  );
  const collections = postmanCollections(site);
  return [
    startPage(site, [...collections.keys()]),
    ...pages,
    ...[...collections].map(([name, text]) => file(name, text)),
    file('reference.css', referenceStyles()),
    ...['reference.js', 'try.js'].map((name) => file(name, runtimeText('docs', name))),
  ];
}

/** The stylesheet of every page, which begins with the colours. */
export function referenceStyles(): string {
  return `${runtimeText('docs', 'theme.css')}\n${runtimeText('docs', 'reference.css')}`;
}

function startPage(site: ReferenceSite, collections: readonly string[]): TextFile {
  const { contract } = site;
  const modules = modulesOf(contract);
  const links = collections.map((name) => `<a href="${name}" download>${name}</a>`);
  const downloads = links.length === 0 ? '' : `<p>For Postman: ${links.join(', ')}</p>\n`;
  const nav = modules.map(
    ({ name, title }) =>
      `${modules.length > 1 ? `<p>${escapeHtml(title)}</p>` : ''}<ul>${sectionLinks(site, name)}</ul>`,
  );
  const lists = modules.map(
    ({ name, title }) =>
      `${modules.length > 1 ? `<h2>${escapeHtml(title)}</h2>` : ''}${overviewHtml(site, name)}`,
  );
  return page('index.html', {
    title: contract.title,
    api: contract.title,
    nav: nav.join('\n'),
    main: `<h1>${escapeHtml(contract.title)}</h1>
<p class="soft">Version ${escapeHtml(contract.version)}</p>
${site.renderer.blocks(contract.description ?? '')}${accessHtml(site)}${downloads}<div class="filter" hidden><label for="filter">Filter operations</label><input type="search" id="filter" autocomplete="off"></div>
${lists.join('\n')}`,
  });
}

function sectionLinks(site: ReferenceSite, module: string): string {
  const own = site.sections.filter((section) => section.module.name === module);
  return own
    .map(({ anchor, title }) => `<li><a href="#${anchor}">${escapeHtml(title)}</a></li>`)
    .join('\n');
}

/** The servers, and how requests are authenticated. */
function accessHtml({ contract, renderer }: ReferenceSite): string {
  const servers = contract.servers.map(
    ({ url, description }) => `- \`${url}\` ${description ?? ''}`,
  );
  const schemes = contract.securitySchemes.map(
    ({ name, type, in: place, parameter, scheme, description }) => {
      const how = type === 'apiKey' ? `${place} \`${parameter}\`` : (scheme ?? type);
      return `- \`${name}\`: ${how}. ${description?.split('\n')[0] ?? ''}`;
    },
  );
  const parts = [
    ...(servers.length > 0 ? ['## Servers', servers.join('\n')] : []),
    ...(schemes.length > 0 ? ['## Authentication', schemes.join('\n')] : []),
  ];
  return renderer.blocks(parts.join('\n\n'));
}

function page(path: string, content: Parameters<typeof layOut>[0]): TextFile {
  return file(path, layOut(content));
}

function file(path: string, text: string): TextFile {
  return { emitter: 'docs', path, text };
}
