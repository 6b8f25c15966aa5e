import { expect, test } from 'vitest';
import { makePages } from './pages.ts';

const head = '| # | Question | Decision |\n|---|---|---|\n';
const contract = (decision: string): Parameters<typeof makePages>[0] => ({
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
        get: { operationId: 'v1.a', tags: ['v1 a'], responses: {}, 'x-decision': decision },
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
const assets = new Map(
  ['site.css', 'icon.svg', 'colors.js', 'scalar.js', 'reference.js'].map(
    (name): [string, string] => [`assets/${name}`, ''],
  ),
);
/** What the renderer is given on a page. */
function settingsOf(page: string | undefined): Record<string, Record<string, unknown>> {
  const [, json] =
    /<script type="application\/json" id="settings">(.*)<\/script>/.exec(page ?? '') ?? [];
  return JSON.parse(json ?? '') as Record<string, Record<string, unknown>>;
}

test('makes a page per version that holds nothing of the other', () => {
  const files = makePages(contract('D1'), assets);
  const [one, two] = ['v1.html', 'v2.html'].map((name) => settingsOf(files.get(name)));
  expect(Object.keys(one?.['document']?.['paths'] ?? {})).toEqual(['/api/v1/a']);
  expect(Object.keys(two?.['document']?.['paths'] ?? {})).toEqual(['/api/a']);
  expect(one?.['document']).not.toHaveProperty('webhooks');
  expect(two?.['webhooks']).toEqual({ told: 'told' });
  expect(two?.['tags']).toEqual({ 'v2 a': 'v2-a', 'v2 hooks': 'v2-hooks' });
  expect(two?.['document']?.['info']).toHaveProperty(
    'description',
    expect.stringContaining('under `/api`. *Our decision:* [D2](decisions.html#D2'),
  );
  expect(one?.['document']?.['info']).toMatchObject({
    version: 'v1',
    description: expect.stringContaining(
      '**You read Version 1**, the operations under `/api/v1`. [Version 2](v2.html), under `/api`',
    ),
  });
});

test('marks in the navigation which version a page is', () => {
  const files = makePages(contract('D1'), assets);
  const current = (name: string) =>
    /href="(\S+)" aria-current="page"/.exec(files.get(name) ?? '')?.[1];
  const pages = ['v1.html', 'v2.html', 'decisions.html', 'errors.html'];
  expect(pages.map(current)).toEqual(pages);
  expect(current('index.html')).toBeUndefined();
});

test('has a first page that leads to the rest, and the documents to download', () => {
  const files = makePages(contract('D1'), assets);
  const index = files.get('index.html');
  expect(index).toContain('<title>Funds &lt;API&gt;</title>');
  expect(index).toContain('<span>1 operations, 1 webhooks</span>');
  expect(index).toContain('<h2 id="money">Money</h2>');
  expect(index).toContain('2 questions');
  expect([...files.keys()]).toContain('openapi/v2.yaml');
  expect(files.get('decisions.html')).toContain('<li><a href="#two">Two</a></li>');
});

test('refuses a decision that the list does not have', () => {
  expect(() => makePages(contract('D7'), assets)).toThrow(
    'The document rests on D7, which spec/decisions.md does not list.\n' +
      'v1.html links to decisions.html#D7, which the site does not have.',
  );
});
