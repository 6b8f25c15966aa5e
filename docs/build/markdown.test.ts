import { expect, test } from 'vitest';
import { readCatalogue, renderMarkdown } from './markdown.ts';

const page = `# Our list

See [the other](decisions.md#D2) and [a site](https://example.com/?a=1&b=2).

## First part
| # | Question | Answer |
|---|---|---|
| D1 | What \`is\` it | 200, see D2 and D9 (D1, D2), not (D9); \`422.300.001\` |
| \`422.300.001\` | Sum | a \\| b |
| other | x | y |
`;
const targets = {
  decisions: new Map([
    ['D1', 'a `"b"`'],
    ['D2', 'b'],
  ]),
  errors: new Map([['422.300.001', 'Sum']]),
};

test('reads the rows of tables by number and code', () => {
  expect([...readCatalogue(page)]).toEqual([
    ['D1', 'What `is` it'],
    ['422.300.001', 'Sum'],
  ]);
});

test('gives rows anchors, and links numbers and codes', () => {
  const { title, sections, html } = renderMarkdown(page, targets);
  expect(title).toBe('Our list');
  expect(sections).toEqual([{ depth: 2, id: 'first-part', title: 'First part' }]);
  expect(html).toContain('<h2 id="first-part">First part</h2>');
  expect(html).toContain('<a href="decisions.html#D2">the other</a>');
  expect(html).toContain('<a href="https://example.com/?a=1&amp;b=2">a site</a>');
  const [one, two] = [
    `<a href="decisions.html#D1" title="a 'b'">D1</a>`,
    '<a href="decisions.html#D2" title="b">D2</a>',
  ];
  expect(html).toContain(`<tr id="D1"><td data-label="#">${one}</td>`);
  expect(html).toContain(`200, see ${two} and D9<sup>${one} ${two}</sup>, not (D9); `);
  expect(html).toContain('<a href="errors.html#422.300.001"><code>422.300.001</code></a></td>');
  expect(html).toContain('<tr id="422.300.001">');
  expect(html).toContain('<td data-label="Answer">a | b</td>');
  expect(html).toContain('<tr><td data-label="#">other</td>');
});

test('keeps an existing link of a code', () => {
  const { html } = renderMarkdown('See [`422.300.001`](errors.html#422.300.001).', targets);
  expect(html).toBe('<p>See <a href="errors.html#422.300.001"><code>422.300.001</code></a>.</p>\n');
});

test('keeps the numbers of a mark together', () => {
  expect(renderMarkdown('Kept\n(D1,\nD2).', targets).html).toMatch(/Kept\n<sup>.*<\/sup>\./);
});

test('keeps HTML in guides only', () => {
  const text = 'a <b>c</b>';
  expect(renderMarkdown(text, targets).html).toBe('<p>a &lt;b&gt;c&lt;/b&gt;</p>\n');
  expect(renderMarkdown(text, targets, { html: true }).html).toBe('<p>a <b>c</b></p>\n');
});
