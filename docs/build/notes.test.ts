import { expect, test } from 'vitest';
import { appendNotes, decisionsNote, idempotencyNote, paginationNote } from './notes.ts';

test('links decisions with their titles as escaped tooltips', () => {
  const titles = new Map([
    ['D1', 'Base path'],
    ['D2', 'What `"a"` \\ is'],
  ]);
  expect(decisionsNote([], titles)).toBeUndefined();
  expect(decisionsNote(['D1'], titles)).toBe(
    '*Our decision:* [D1](decisions.html#D1 "Our decision: Base path")',
  );
  expect(decisionsNote(['D1', 'D2'], titles)).toBe(
    '*Our decisions:* [D1](decisions.html#D1 "Our decision: Base path") ' +
      `[D2](decisions.html#D2 "Our decision: What 'a'  is")`,
  );
});

test('describes the pagination', () => {
  const page = { parameter: '_pageNumber', first: 0 };
  const size = { parameter: '_pageSize', default: 25, maximum: 500 };
  expect(paginationNote({ page, size, elements: '/elements', total: '/page/total' })).toBe(
    '**Pagination:** `_pageNumber` is the page; the first is 0. `_pageSize` is the size of a page, ' +
      '25 by default and at most 500. The elements are in `elements`; `page.total` is the number of ' +
      'elements on all pages.',
  );
  expect(paginationNote({ page, size: { parameter: 'n', default: 10 }, elements: '' })).toContain(
    '`n` is the size of a page, 10 by default. The elements are in the body, an array.',
  );
  expect(paginationNote(undefined)).toBeUndefined();
});

test('describes the idempotency', () => {
  expect(idempotencyNote({ key: ['a', 'b'], replayHeader: 'x-replay' })).toBe(
    '**Idempotency:** the idempotency key is `a` and `b`. A repeated request has no further effect, ' +
      'and the response has the header `x-replay`. After a timeout, retry it.',
  );
  expect(idempotencyNote({ key: ['a'] })).not.toContain('header');
  expect(idempotencyNote({ repeatable: true })).toContain('changes nothing');
  expect(idempotencyNote(undefined)).toBeUndefined();
});

test('appends to a paragraph on its line, to other texts as a paragraph', () => {
  expect(appendNotes('One\nparagraph.', [], 'D')).toBe('One\nparagraph. D');
  expect(appendNotes('Text.\n- list', [], 'D')).toBe('Text.\n- list\n\nD');
  expect(appendNotes('Rules:\n1. one', [], 'D')).toBe('Rules:\n1. one\n\nD');
  expect(appendNotes('A\n\nB', [], 'D')).toBe('A\n\nB\n\nD');
  expect(appendNotes('A', ['note'], 'D')).toBe('A\n\nnote\n\nD');
  expect(appendNotes('', [], 'D')).toBe('D');
});
