import { expect, test } from 'vitest';
import { headingsIn, markOf, renderMarkdown } from './markdown.ts';

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

test('gives rows anchors, and links numbers and codes', () => {
  const { title, html } = renderMarkdown(page, targets);
  expect(title).toBe('Our list');
  expect(html).toContain('<h2 id="first-part">First part</h2>');
  expect(html).toContain('<a href="decisions.html#D2">the other</a>');
  expect(html).toContain('<a href="https://example.com/?a=1&amp;b=2">a site</a>');
  const one = `<a href="decisions.html#D1" title="a &quot;b&quot;">D1</a>`;
  const two = '<a href="decisions.html#D2" title="b">D2</a>';
  expect(html).toContain(`<tr id="D1"><td data-label="#">${one}</td>`);
  const marks = [markOf('D1', 'a `"b"`'), markOf('D2', 'b')].join(' ');
  expect(html).toContain(`200, see ${two} and D9${marks}, not (D9); `);
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
  expect(renderMarkdown('Kept\n(D1,\nD2).', targets).html).toMatch(/Kept<a class="mark".*<\/a>\./);
});

test('keeps HTML in guides only', () => {
  const text = 'a <b>c</b>';
  expect(renderMarkdown(text, targets).html).toBe('<p>a &lt;b&gt;c&lt;/b&gt;</p>\n');
  expect(renderMarkdown(text, targets, { html: true }).html).toBe('<p>a <b>c</b></p>\n');
});

test('shows a command and the same in TypeScript as tabs, the output with its command', () => {
  const { html } = renderMarkdown('```sh\na\n```\n```json\n1\n```\n```ts\nb\n```\n', targets);
  const panes = html.split('<div class="pane">').slice(1);
  expect(panes.map((pane) => (pane.match(/<pre/g) ?? []).length)).toEqual([2, 1]);
  expect(
    html.match(/<label[^>]*>(.*?)<\/label>/g)?.map((label) => label.replaceAll(/<[^>]*>/g, '')),
  ).toEqual(['curl', 'TypeScript']);
  expect(renderMarkdown('```sh\na\n```\n```json\n1\n```\n', targets).html).not.toContain('tabs');
});

test('leaves marks out of the titles of sections', () => {
  const { html } = renderMarkdown('## Kept (D1)\n', targets);
  expect(headingsIn(html)).toEqual([{ depth: 2, id: 'kept-d1', title: 'Kept' }]);
});

test('aligns numbers to the right', () => {
  expect(renderMarkdown('| a |\n|---:|\n| 1 |\n', targets).html).toContain('<td class="number"');
});
