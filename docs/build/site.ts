import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runtimeText } from '../../generators/src/emitters/runtime.ts';
import { referenceStyles, tryScript } from '../../generators/src/emitters/docs/write.ts';
import { buildContract } from '../../generators/src/model/build.ts';
import { loadDocument } from '../../generators/src/source/load.ts';
import { bundleDocument } from '../../spec/bundle/bundle.ts';
import { readRecords } from '../releases/record.ts';
import { renderChangelog } from '../releases/render.ts';
import { readClaims } from '../../spec/trace/claims.ts';
import type { SiteFiles } from './check.ts';
import { renderGuide } from './guide.ts';
import { markdownFile } from './markdown-file.ts';
import { callKey, renderMarkdown, type Targets } from './markdown.ts';
import { makePages, materialOf } from './pages.ts';
import { linksForSite } from './repository-links.ts';
import { guideParts } from './start-parts.ts';
import type { TextContent } from './text-page.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const parts = join(root, 'docs/site');
const require = createRequire(import.meta.url);

/** The Markdown files outside of `docs/guide` that are pages, with their titles in the navigation. */
const otherPages = [
  { file: 'receiving.html', title: 'Receiving webhooks', source: 'packages/webhooks/README.md' },
  {
    file: 'signatures.html',
    title: 'Webhook signatures in other languages',
    source: 'packages/webhooks/SIGNATURES.md',
  },
  { file: 'client.html', title: 'The TypeScript client', source: 'packages/client/README.md' },
  { file: 'spec-diff.html', title: 'Breaking changes', source: 'docs/spec-diff.md' },
  { file: 'glossary.html', title: 'Glossary', source: 'docs/glossary.md' },
  { file: 'architecture.html', title: 'Architecture', source: 'docs/architecture.md' },
] as const;

/** Options of the build; default: a site without notice, with forms for a sandbox on the reader's machine. */
export interface SiteOptions {
  /** The default server of the forms on operation pages: an origin; empty for the server of the pages. */
  readonly sandbox?: string | undefined;
  /** Markdown to show at the top of the start page. */
  readonly notice?: string | undefined;
  /** The address of the site, with a slash at its end. */
  readonly address?: string | undefined;
}

/** Builds all files of the site, in memory. Throws with all errors of the result. */
export async function buildSite({ sandbox, notice, address }: SiteOptions = {}): Promise<
  Map<string, string>
> {
  const spec = join(root, 'spec/openapi.yaml');
  const [document, source, decisions, errors, flow] = await Promise.all([
    bundleDocument(spec),
    loadDocument(spec),
    readText('spec/decisions.md'),
    readText('spec/errors.md'),
    readText('docs/site/flow.svg'),
  ]);
  const { contract } = buildContract(source);
  const { claims } = readClaims(join(root, 'spec/claims.yaml'));
  const material = materialOf({ document, contract, decisions, errors, claims });
  const { targets } = material;
  const own = {
    ...guideParts(contract, targets),
    flow,
    changelog: changelogOf(targets),
  };
  const guide = [
    ...(await renderGuide(join(root, 'docs/guide'), targets, own)),
    ...(await Promise.all(otherPages.map((page) => pageFrom(page, targets)))),
  ];
  const noticed = notice === undefined ? guide : withNotice(guide, notice, targets);
  return makePages(material, noticed, await readAssets(), sandbox, address);
}

/** Adds the notice to the start page. It can have requests and headings that the site does not have. */
function withNotice(
  pages: readonly TextContent[],
  notice: string,
  targets: Targets,
): TextContent[] {
  const { html } = renderMarkdown(notice, { decisions: targets.decisions, errors: targets.errors });
  const framed = `<div class="on-top">\n${html.replaceAll(/(<h\d|<tr) id="[^"]*"/g, '$1')}</div>\n`;
  return pages.map((page) =>
    page.file === 'index.html'
      ? { ...page, html: framed + page.html, markdown: `${notice}\n\n${page.markdown}` }
      : page,
  );
}

function changelogOf({ decisions, errors, calls }: Targets): string {
  const linkOf = (operation: string): string | undefined => {
    const [method = '', path = ''] = operation.split(' ');
    return calls?.get(callKey(method, path));
  };
  return renderMarkdown(renderChangelog(readRecords(root), { linkOf }), { decisions, errors }).html;
}

async function pageFrom(
  { file, title, source }: (typeof otherPages)[number],
  targets: Targets,
): Promise<TextContent> {
  const guides = await readdir(join(root, 'docs/guide'));
  const pages = new Map([
    ...guides.map((name): [string, string] => [`docs/guide/${name}`, name]),
    ...otherPages.map((page): [string, string] => [page.source, markdownFile(page.file)]),
  ]);
  const markdown = linksForSite(await readText(source), source, pages);
  return { file, title, html: renderMarkdown(markdown, targets).html, markdown };
}

/** Reads a file of the repository. */
function readText(file: string): Promise<string> {
  return readFile(join(root, file), 'utf8').catch((error: unknown) => {
    throw new Error(`Cannot read ${file}, which is a page of the site.`, { cause: error });
  });
}

async function readAssets(): Promise<SiteFiles> {
  const files = (await readdir(parts))
    .filter((name) => !name.endsWith('.css'))
    .map(async (name): Promise<[string, string]> => [
      `assets/${name}`,
      await readFile(join(parts, name), 'utf8'),
    ]);
  const search = join(dirname(require.resolve('minisearch')), '../umd/index.js');
  const styles = [referenceStyles(), await readText('docs/site/site.css')];
  return new Map([
    ...(await Promise.all(files)),
    ['assets/reference.js', runtimeText('docs', 'reference.js')],
    ['assets/try.js', tryScript()],
    ['assets/site.css', styles.join('\n')],
    [
      'assets/minisearch.js',
      (await readFile(search, 'utf8')).replace(/\n\/\/# sourceMappingURL=.*/, ''),
    ],
  ]);
}
