import { expect, test } from 'vitest';
import type { JsonObject } from '../../generators/src/json.ts';
import { contractOf } from '../../generators/src/testing/document.ts';
import { renderMarkdown } from './markdown.ts';
import { makePages, materialOf, type Material } from './pages.ts';
import { guideParts } from './start-parts.ts';

const head = '| # | Question | Decision |\n|---|---|---|\n';
const lists = {
  decisions: `# Decisions\n\n## One\n${head}| D1 | Why | So |\n\n## Two\n${head}| D2 | How | Thus |\n`,
  errors: '# Errors\n\n| Code | When |\n|---|---|\n| 404.900.001 | gone |\n',
  claims: [{ id: 'CORE-A-001', says: 'It is | so.' }],
};
const responses = { 204: { description: 'Done.' } };
const documentWith = (decision: string): JsonObject => ({
  openapi: '3.1.0',
  info: {
    title: 'Funds <API>',
    version: '1',
    summary: 'Keeps money.',
    description: '## Money\nIn cents.',
  },
  'x-versions': {
    v1: { title: 'Version 1', basePath: '/api/v1' },
    v2: { title: 'Version 2', basePath: '/api', 'x-decision': 'D2' },
  },
  'x-error-codes': { '404.900.001': { when: 'gone' } },
  tags: [{ name: 'v1 a' }, { name: 'v2 a' }, { name: 'v2 hooks' }],
  paths: {
    '/api/v1/a': {
      get: {
        operationId: 'v1.a',
        tags: ['v1 a'],
        responses,
        description: 'Kept (D1).',
        'x-resource': { group: 'a', method: 'list' },
        'x-decision': decision,
        'x-claims': ['CORE-A-001'],
      },
    },
    '/api/a': {
      get: {
        operationId: 'v2.a',
        tags: ['v2 a'],
        responses,
        description: '</script>',
        'x-resource': { group: 'a', method: 'list' },
      },
    },
  },
  webhooks: { told: { post: { operationId: 'v2.told', tags: ['v2 hooks'], responses } } },
});
async function material(document: JsonObject, more: Partial<typeof lists> = {}): Promise<Material> {
  return materialOf({ document, contract: await contractOf(document), ...lists, ...more });
}
const start = {
  file: 'index.html',
  title: 'Start',
  html: '<h1 id="hello">Hello</h1>\n',
  markdown: '# Hello\n',
};
const downloads = { ...start, file: 'downloads.html' };
const handling = { ...start, file: 'error-handling.html' };
const access = { ...start, file: 'authentication.html' };
const guide = [start, downloads, handling, access];
const names = ['site.css', 'reference.js', 'search.js', 'site.js', 'icon.svg'];
const assets = new Map(names.map((name): [string, string] => [`assets/${name}`, '']));
const pagesOf = async (decision: string, texts = guide): Promise<ReadonlyMap<string, string>> =>
  makePages(await material(documentWith(decision)), texts, assets);

test('marks in the navigation which page is shown, the newest version first', async () => {
  const files = await pagesOf('D1');
  const current = (name: string) =>
    /href="(\S+)" aria-current="page"/.exec(files.get(name) ?? '')?.[1];
  const pages = ['operations-v2.html', 'decisions.html', 'errors.html', 'index.html'];
  expect(pages.map(current)).toEqual(pages);
  expect(files.get('v2.a.html')).toMatch(/href="operations-v2.html" aria-current="true"/);
  expect(files.get('index.html')).toMatch(/operations-v2\.html[^]*operations-v1\.html/);
});

test('has the documents to download, the sections of a page, and the pages of the project apart', async () => {
  const files = await pagesOf('D1');
  expect([...files.keys()]).toContain('openapi/v2.yaml');
  const decisions = files.get('decisions.html');
  expect(decisions).toContain('<title>Decisions – Funds &lt;API&gt;</title>');
  expect(decisions).toContain('<li><a href="#two">Two</a></li>');
  expect(decisions).toContain('<a class="after" href="claims.html">');
  expect(decisions).not.toContain('href="downloads.html"');
  expect(files.get('index.html')?.split('<footer')[0]).not.toContain('decisions.html');
});

test('shows a decision as a mark, and the sources of an element apart', async () => {
  const page = (await pagesOf('D2')).get('v1.a.html') ?? '';
  expect(page).toMatch(
    /Kept<a class="mark" href="decisions\.html#D1" [^>]*aria-label="Decision D1: Why"><span>D1<\/span><\/a>\./,
  );
  const sources = /<span class="sources">(.*?)<\/span>(?= *<\/p>)/.exec(page)?.[1] ?? '';
  expect(sources.match(/href="([^"]*)"/g)).toEqual([
    'href="decisions.html#D2"',
    'href="claims.html#CORE-A-001"',
  ]);
});

test('inserts data of the contract into guides', async () => {
  const { contract, targets } = await material(documentWith('D1'));
  const parts = guideParts(contract, targets);
  expect(parts['apiDescription']).toBe('## Money\nIn cents.');
  expect(parts['errorCount']).toBe('1');
  expect(parts['resources']).toContain(
    '| `a` | [list](v2.a.html "v2.a") | [list](v1.a.html "v1.a") |',
  );
});

test('rejects a request that no version has', async () => {
  const { targets } = await material(documentWith('D1'));
  const { html } = renderMarkdown('`GET /api/a` and `PUT /api/a`', targets);
  await expect(pagesOf('D1', [...guide, { ...start, file: 'a.html', html }])).rejects.toThrow(
    'a.html links to PUT /api/a, which the site does not have.',
  );
});

test('writes search entries for sections, operations, decisions and error codes', async () => {
  const script = (await pagesOf('D1')).get('assets/search-index.js') ?? '';
  const entries = JSON.parse(script.slice(script.indexOf('['), -2)) as { href: string }[];
  expect(entries.map(({ href }) => href)).toEqual([
    'index.html',
    'downloads.html',
    'error-handling.html',
    'authentication.html',
    'decisions.html',
    'claims.html',
    'errors.html',
    'operations-v2.html',
    'operations-v2.html#a',
    'operations-v2.html#hooks',
    'operations-v1.html',
    'operations-v1.html#a',
    'schemas.html',
    'v2.a.html',
    'v2.told.html',
    'v1.a.html',
    'decisions.html#D1',
    'decisions.html#D2',
    'errors.html#404.900.001',
  ]);
});

test('rejects an unknown decision', async () => {
  await expect(pagesOf('D7')).rejects.toThrow(
    'The document cites D7, which spec/decisions.md does not have.',
  );
});

test('texts of a document are not markup', async () => {
  const bad = '"><img src=x onerror=alert(1)><script>alert(2)</script>[a](javascript:alert(3))';
  const base = documentWith('D1');
  const get = {
    operationId: 'v2.a',
    tags: [bad],
    summary: bad,
    description: `${bad}\n\n${bad}\n\`\`\`${bad}\n${bad}\n\`\`\`\n`,
    responses: { 400: { description: `${bad} 404.900.002` }, 204: { description: bad } },
  };
  const document = {
    ...base,
    info: { title: bad, version: bad, summary: bad, description: bad },
    'x-versions': { v2: { title: bad, basePath: '/api' } },
    'x-error-codes': { '404.900.002': { when: bad, action: bad } },
    tags: [{ name: bad, description: bad }],
    paths: { '/api/a': { get } },
    webhooks: {},
  };
  const row = `| 404.900.002 | ${bad} | ${bad} |\n`;
  const input = await material(document, {
    errors: lists.errors + row,
    claims: [{ id: 'CORE-A-001', says: bad }],
  });
  const { contract, targets } = input;
  const parts = Object.values(guideParts(contract, targets)).join('\n\n');
  const { html } = renderMarkdown(`${parts}\n`, targets, { html: true });
  const pages = makePages(input, [start, downloads, access, { ...handling, html }], assets);
  const rendered = [...pages].filter(([file]) => file.endsWith('.html'));
  expect(rendered.length).toBeGreaterThan(4);
  for (const [, text] of rendered) {
    expect(text).not.toMatch(/<img src=x|<script>alert|href="javascript:/);
  }
});
