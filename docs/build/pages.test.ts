import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { makePages, materialOf, type Contract } from './pages.ts';
import { guideParts } from './start-parts.ts';

const head = '| # | Question | Decision |\n|---|---|---|\n';
const contract = (decision: string): Contract => ({
  document: {
    openapi: '3.1.1',
    info: { title: 'Funds <API>', summary: 'Keeps money.', description: '## Money\nIn cents.' },
    'x-versions': {
      v1: { title: 'Version 1', basePath: '/api/v1' },
      v2: { title: 'Version 2', basePath: '/api', 'x-decision': 'D2' },
    },
    tags: [{ name: 'v1 a' }, { name: 'v2 a' }, { name: 'v2 hooks' }],
    paths: {
      '/api/v1/a': {
        get: {
          operationId: 'v1.a',
          tags: ['v1 a'],
          responses: {},
          'x-resource': { group: 'a', method: 'list' },
          'x-decision': decision,
        },
      },
      '/api/a': {
        get: { operationId: 'v2.a', tags: ['v2 a'], responses: {}, description: '</script>' },
      },
    },
    webhooks: { told: { post: { operationId: 'v2.told', tags: ['v2 hooks'], responses: {} } } },
    components: {},
  },
  decisions: `# Decisions\n\n## One\n${head}| D1 | Why | So |\n\n## Two\n${head}| D2 | How | Thus |\n`,
  errors: '# Errors\n\n| Code | When |\n|---|---|\n| 404.900.001 | gone |\n',
});
const start = {
  file: 'index.html',
  title: 'Start',
  html: '<h1 id="hello">Hello</h1>\n',
  markdown: '# Hello\n',
};
const pagesOf = (decision: string, guide = [start]): ReadonlyMap<string, string> =>
  makePages(materialOf(contract(decision)), guide, assets);
const assets = new Map(
  [
    'site.css',
    'search.js',
    'search-options.js',
    'copy.js',
    'contents.js',
    'icon.svg',
    'colors.js',
    'scalar.js',
    'reference.js',
  ].map((name): [string, string] => [`assets/${name}`, '']),
);
/** Returns the settings of the interactive reference on a page. */
function settingsOf(page: string | undefined): Record<string, Record<string, unknown>> {
  const [, json] =
    /<script type="application\/json" id="settings">(.*)<\/script>/.exec(page ?? '') ?? [];
  return JSON.parse(json ?? '') as Record<string, Record<string, unknown>>;
}

test('makes a page for each version, without operations of the other', () => {
  const files = pagesOf('D1');
  const [one, two] = ['v1.html', 'v2.html'].map((name) => settingsOf(files.get(name)));
  expect(Object.keys(one?.['document']?.['paths'] ?? {})).toEqual(['/api/v1/a']);
  expect(Object.keys(two?.['document']?.['paths'] ?? {})).toEqual(['/api/a']);
  expect(one?.['document']).not.toHaveProperty('webhooks');
  expect(two?.['webhooks']).toEqual({ told: 'told' });
  expect(two?.['tags']).toEqual({ 'v2 a': 'v2-a', 'v2 hooks': 'v2-hooks' });
  expect(two?.['document']?.['info']).toHaveProperty(
    'description',
    expect.stringContaining('under `/api`\u00A0[D2](decisions.html#D2'),
  );
  expect(one?.['document']?.['info']).toMatchObject({
    version: 'v1',
    description: expect.stringContaining(
      '**This is Version 1**, with the operations under `/api/v1`. [Version 2](v2.html), under `/api`',
    ),
  });
});

test('marks in the navigation which version a page is', () => {
  const files = pagesOf('D1');
  const current = (name: string) =>
    /href="(\S+)" aria-current="page"/.exec(files.get(name) ?? '')?.[1];
  const pages = ['operations-v2.html', 'decisions.html', 'errors.html', 'index.html'];
  expect(pages.map(current)).toEqual(pages);
  expect(files.get('v2.a.html')).toMatch(/href="operations-v2.html" aria-current="true"/);
  expect(files.get('v2.html')).toMatch(/href="operations-v2.html" aria-current="true"/);
});

test('has the documents to download, the sections of a page, and links to other pages', () => {
  const files = pagesOf('D1');
  expect([...files.keys()]).toContain('openapi/v2.yaml');
  const decisions = files.get('decisions.html');
  expect(decisions).toContain('<title>Decisions – Funds &lt;API&gt;</title>');
  expect(decisions).toContain('<li><a href="#two">Two</a></li>');
  expect(decisions).toContain(
    '<li><a href="decisions.html" aria-current="page">Decisions</a></li>',
  );
  expect(decisions).toContain('<a class="before" href="errors.html">');
});

test('inserts data of the contract into guides', () => {
  const { document, versions, operations, targets } = materialOf(contract('D1'));
  const parts = guideParts(document, versions, operations, targets);
  expect(parts['apiDescription']).toBe('## Money\nIn cents.');
  expect(parts['versions']).toContain('(operations-v2.html) | `/api` | 1 operations, 1 webhooks |');
  expect(parts['decisionCount']).toBe('2');
  expect(parts['resources']).toContain('| `a` | [list](v1.a.html "v1.a") | none |');
});

test('rejects a request that no version has', () => {
  const { targets } = materialOf(contract('D1'));
  const { html } = renderMarkdown('`GET /api/a` and `PUT /api/a`', targets);
  expect(() => pagesOf('D1', [{ ...start, html }])).toThrow(
    'index.html links to PUT /api/a, which the site does not have.',
  );
});

test('writes search entries for sections, operations, decisions and error codes', () => {
  const script = pagesOf('D1').get('assets/search-index.js') ?? '';
  const entries = JSON.parse(script.slice(script.indexOf('['), -2)) as { href: string }[];
  expect(entries.map(({ href }) => href)).toEqual([
    'index.html',
    'decisions.html',
    'errors.html',
    'operations-v1.html',
    'operations-v1.html#a',
    'operations-v2.html',
    'operations-v2.html#a',
    'operations-v2.html#hooks',
    'v1.a.html',
    'v2.a.html',
    'v2.told.html',
    'decisions.html#D1',
    'decisions.html#D2',
    'errors.html#404.900.001',
  ]);
});

test('rejects an unknown decision', () => {
  expect(() => pagesOf('D7')).toThrow(
    'The document cites D7, which spec/decisions.md does not have.',
  );
});

test('texts of a document are not markup', () => {
  const bad = '"><img src=x onerror=alert(1)><script>alert(2)</script>[a](javascript:alert(3))';
  const body = {
    description: bad,
    content: {
      'application/json': {
        schema: {
          title: bad,
          properties: { [bad]: { enum: [bad], default: bad, description: bad } },
        },
        examples: { [bad]: { summary: bad, value: bad } },
      },
    },
  };
  const get = {
    operationId: 'v2.a',
    tags: [bad],
    summary: bad,
    description: `${bad}\n\n${bad}\n\`\`\`${bad}\n${bad}\n\`\`\`\n`,
    parameters: [{ name: bad, in: 'query', description: bad, schema: { pattern: bad } }],
    requestBody: body,
    responses: { 200: body, 400: body },
    'x-resource': { group: bad, method: bad },
  };
  const base = contract('D1');
  const document = {
    ...base.document,
    info: { title: bad, summary: bad, description: bad },
    'x-versions': { v2: { title: bad, basePath: '/api' } },
    tags: [{ name: bad, description: bad }],
    paths: { [`/api/${bad}`]: { get } },
    webhooks: {},
  };
  const row = `| 404.900.002 | ${bad} | ${bad} |\n`;
  const material = materialOf({ document, decisions: base.decisions, errors: base.errors + row });
  const { versions, operations, targets } = material;
  const parts = Object.values(guideParts(document, versions, operations, targets)).join('\n\n');
  const { html } = renderMarkdown(`${parts}\n`, targets, { html: true });
  const guide = [start, { ...start, file: 'error-handling.html', html }];
  const pages = makePages(material, guide, assets);
  const rendered = [...pages].filter(([file]) => file.endsWith('.html'));
  expect(rendered.length).toBeGreaterThan(4);
  for (const [, text] of rendered) {
    expect(text).not.toMatch(/<img src=x|<script>alert|href="javascript:/);
  }
});
