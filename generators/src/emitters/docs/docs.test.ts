import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { documentOf } from '../../testing/document.js';
import { emit } from '../../testing/emitted.js';
import { unescapeHtml } from './html.js';

const document = `openapi: 3.1.0
info: { title: Shop, version: '2', description: 'Sells **things**.' }
servers: [{ url: 'https://shop.example/v2' }]
security: [{ key: [] }]
tags: [{ name: orders, description: What buyers buy. }]
paths:
  /orders/{id}/items:
    parameters: [{ name: id, in: path, required: true, example: a/b, schema: { type: string } }]
    post:
      operationId: addItem
      summary: Add an item
      description: |
        Adds an item to an order.

        - The order is open.
        ${'x'.repeat(400)}
      tags: [orders]
      parameters: [{ name: dryRun, in: query, schema: { type: boolean, default: false } }]
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Item' }
            examples:
              cup: { summary: A cup, value: { kind: cup, size: 3 } }
              box: { summary: A box, value: { kind: box, items: [{ kind: cup, size: 1 }] } }
      responses:
        '201':
          description: The item.
          content: { application/json: { schema: { $ref: '#/components/schemas/Item' } } }
          links: { again: { operationId: addItem, parameters: { id: '$request.path.id' } } }
        '409': { description: The order is closed. }
    get: { operationId: listItems, deprecated: true, responses: { '204': { description: None. } } }
webhooks:
  sold: { post: { operationId: sold, requestBody: { content: { application/json: { schema: { type: object, properties: { at: { type: string, format: date } } } } } }, responses: { '204': { description: ok } } } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: x-key } }
  schemas:
    Item:
      oneOf: [{ $ref: '#/components/schemas/Cup' }, { $ref: '#/components/schemas/Box' }]
      discriminator: { propertyName: kind, mapping: { cup: '#/components/schemas/Cup', box: '#/components/schemas/Box' } }
    Cup: { type: object, required: [kind, size], properties: { kind: { type: string, const: cup }, size: { type: integer, minimum: 1, maximum: 9000, description: In litres., x-unique: true } } }
    Box:
      type: object
      required: [kind]
      properties:
        kind: { type: string, const: box }
        items: { type: array, minItems: 1, items: { $ref: '#/components/schemas/Item' } }
        never: { not: {} }
`;

const files = await emit(document, ['docs']);
const page = (name: string): string => files.get(`docs/${name}`) ?? '';
const textOf = (html: string): string => unescapeHtml(html.replaceAll(/<[^>]*>/g, ''));

test('writes a page for each operation and webhook, a start page and the files beside them', () => {
  const schemas = ['schema.Box', 'schema.Cup', 'schema.Item'];
  const twins = ['addItem', 'listItems', 'sold', ...schemas];
  const pages = ['index', 'schemas', ...twins].map((name) => `${name}.html`);
  const others = ['llms.txt', 'postman.json', 'reference.css', 'reference.js', 'try.js'];
  const samples = ['addItem', 'listItems'].map((name) => `${name}.samples.md`);
  const names = [...pages, ...samples, ...twins.map((name) => `${name}.md`), ...others].toSorted();
  expect([...files.keys()]).toEqual(names.map((name) => `docs/${name}`));
  expect(page('index.html')).toContain('Sells <strong>things</strong>.');
  expect(page('index.html')).toContain('What buyers buy.');
  expect(page('listItems.html')).toContain('Deprecated');
  expect(textOf(page('sold.html'))).toContain('"at": "2026-03-10"');
});

test('has parameters and bodies before the rules, and code before both', () => {
  const [, html = ''] = page('addItem.html').split('<main');
  const places = [
    'Adds an item',
    'id="request-title"',
    '>Path parameters<',
    'id="request-body"',
    '>Response: 201<',
    '>Details<',
    'The order is open',
    '>Errors<',
    '>Next steps<',
  ];
  const found = places.map((text) => html.indexOf(text));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((left, right) => left - right));
});

test('lists the fields of each alternative apart, and links to a recursive schema', () => {
  const html = page('addItem.html');
  const fieldAt = (id: string): string =>
    textOf(html.split(`<li id="${id}">`)[1]?.split('</div>')[0] ?? '');
  expect(fieldAt('request-body.kind')).toBe('kind cup required');
  expect(fieldAt('request-body.kind~2')).toBe('kind box required');
  expect(fieldAt('request-body.size')).toBe('size integer, 1 to 9,000 required');
  expect(fieldAt('request-body.items')).toBe('items array of objects (Item), at least 1 element');
  expect(html).not.toContain('request-body.never');
  expect(html.match(/<details class="alternative"/g)).toHaveLength(4);
  expect(textOf(html.split('<details class="alternative"')[2] ?? '')).toMatch(/^>Box kind is box/);
});

test('writes each example as curl, as a call of the client and with fetch', () => {
  const text = textOf(page('addItem.html'));
  expect(text).toContain(
    "curl -X POST \\\n  https://shop.example/v2/orders/a%2Fb/items \\\n  -H 'x-key: YOUR_KEY'",
  );
  expect(text).toContain(
    "const result = await client.orders.addItem('a/b', {\n  kind: 'cup',\n  size: 3,\n});",
  );
  expect(text).toContain("body: JSON.stringify({\n    kind: 'box',");
  expect(
    page('addItem.html').match(/<label for="request-example-\d">(.*?)<\/label>/g),
  ).toHaveLength(2);
});

test('the form gives a new value to fields with x-unique', () => {
  expect(page('addItem.html')).toContain('"unique":["size"]');
  expect(page('listItems.html')).toContain('"unique":[]');
});

test('texts of a document cannot become markup', async () => {
  const bad =
    '" onfocus=alert(0) "><img src=x onerror=alert(1)><script>alert(2)</script>[a](javascript:alert(3))';
  const quoted = JSON.stringify(bad);
  const places =
    /title: Shop|summary: Add an item|summary: A cup|name: dryRun|In litres\.|(?<=tags: \[)orders/g;
  const hostile = document.replaceAll(places, (place) => place.replace(/[^:]*$/, ` ${quoted}`));
  const texts = await emit(hostile, ['docs']);
  expect(hostile.split(quoted)).toHaveLength(7);
  const pages = [...texts].filter(([name]) => name.endsWith('.html'));
  for (const [, text] of pages)
    expect(text).not.toMatch(/<img src=x|<script>alert|href="javascript:|[^\\]" onfocus/);
});

test('a Postman collection has the first example of each operation, and variables for server and key', () => {
  const collection = JSON.parse(page('postman.json'));
  const [{ name, item }] = collection.item;
  const [, added] = item;
  expect([collection.info.name, name, added.name]).toEqual(['Shop', 'Orders', 'Add an item']);
  expect(added.request).toEqual({
    method: 'POST',
    url: '{{baseUrl}}/orders/a%2Fb/items',
    header: [
      { key: 'x-key', value: '{{apiKey}}' },
      { key: 'Content-Type', value: 'application/json' },
    ],
    body: {
      mode: 'raw',
      raw: JSON.stringify({ kind: 'cup', size: 3 }, undefined, 2),
      options: { raw: { language: 'json' } },
    },
  });
  expect(collection.variable[0]).toEqual({ key: 'baseUrl', value: 'https://shop.example/v2' });
});

test('samples for a shell run nothing but curl', { tags: 'linux' }, async () => {
  const bad = '\'"; echo run; `echo run`$(echo run)\n echo run #&|><{?';
  const hostile = {
    servers: [{ url: `https://shop.example/${bad}` }],
    security: [{ key: [] }],
    paths: Object.fromEntries(
      ['application/x+json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'a/b'].map(
        (type, index) => [
          `/${index}${bad}/{id}`,
          {
            post: {
              parameters: ['path', 'query', 'header'].map((place) => ({
                name: place === 'path' ? 'id' : `${place}${bad}`,
                in: place,
                required: true,
                example: bad,
              })),
              requestBody: {
                content: { [`${type};a=${bad}`]: { example: { [bad]: bad, at: '@/etc/hosts' } } },
              },
              responses: { 204: { description: 'Done.' } },
            },
          },
        ],
      ),
    ),
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: `x${bad}` } } },
  };
  const pages = [...(await emit(documentOf(hostile), ['docs'])).values()];
  const samples = pages.flatMap((html) => /curl -X POST [^]*?(?=<\/code>)/.exec(html) ?? []);
  expect(samples).toHaveLength(4);
  for (const sample of samples)
    expect(
      execFileSync('sh', ['-c', `curl() { :; }\n${textOf(sample)}`], { encoding: 'utf8' }),
    ).toBe('');
  expect(textOf(samples.join('')).match(/\S+ 'at=@/g)).toEqual([
    "--data-urlencode 'at=@",
    "--form-string 'at=@",
    "--data-urlencode 'at=@",
  ]);
});

test('limits the values of a sample', async () => {
  const levels = Array.from({ length: 5 }, (_level, index) => {
    const names = Array.from({ length: 10 }, (_name, at) => `p${at}`);
    const next = { $ref: `#/components/schemas/A${index + 1}` };
    const properties = Object.fromEntries(names.map((name) => [name, next]));
    return [`A${index}`, { type: 'object', required: names, properties }] as const;
  });
  const schemas = { ...Object.fromEntries(levels), A5: { type: 'string' } };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/A0' } } };
  const make = { operationId: 'make', requestBody: { content }, responses: {} };
  const text = documentOf({ paths: { '/a': { post: make } }, components: { schemas } });
  const html = (await emit(text, ['docs'])).get('docs/make.html') ?? '';
  expect(html).toContain('p9');
  expect(html.length).toBeLessThan(1_000_000);
});

test.each([
  ['<p>Sells <b>cups</b>.</p>', '<p>Sells cups.</p>'],
  [
    '<details><summary>More</summary><details>Text</details></details>',
    '<details><summary>More</summary>\n<details><summary>Details</summary>\n<p>Text</p>\n</details>\n</details>',
  ],
  ['- [x] done', '<li>☑ done</li>'],
  ['![A cup](https://other.example/cup.png)', '<a href="https://other.example/cup.png">A cup</a>'],
])('renders %s of a description', async (text, html) => {
  const texts = await emit(document.replace('Sells **things**.', text), ['docs']);
  expect(texts.get('docs/index.html')).toContain(html);
});
