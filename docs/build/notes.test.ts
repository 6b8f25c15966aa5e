import { expect, test } from 'vitest';
import { appendNotes, decisionsNote, idempotencyNote, paginationNote } from './notes.ts';

test('links decisions, with their titles as tooltips that cannot break the link', () => {
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

test('says in words how to page', () => {
  const page = { parameter: '_pageNumber', first: 0 };
  const size = { parameter: '_pageSize', default: 25, maximum: 500 };
  expect(paginationNote({ page, size, elements: '/elements', total: '/page/total' })).toBe(
    '**Pagination:** `_pageNumber` chooses the page; the first is 0. `_pageSize` is the size of a page, ' +
      '25 when left out and at most 500. The elements are in `elements`; `page.total` counts the ' +
      'elements of all pages together.',
  );
  expect(paginationNote({ page, size: { parameter: 'n', default: 10 }, elements: '' })).toContain(
    '`n` is the size of a page, 10 when left out. The elements are in the body itself, an array.',
  );
  expect(paginationNote(undefined)).toBeUndefined();
});

test('says in words what a repeat does', () => {
  expect(idempotencyNote({ key: ['a', 'b'], replayHeader: 'x-replay' })).toBe(
    '**Idempotency:** a repeat of the request is recognised by its `a` and `b` and has no further ' +
      'effect; the answer to it carries `x-replay`. So after a timeout, send the same request again.',
  );
  expect(idempotencyNote({ key: ['a'] })).not.toContain('carries');
  expect(idempotencyNote({ repeatable: true })).toContain('changes nothing more');
  expect(idempotencyNote(undefined)).toBeUndefined();
});

test('appends to a paragraph on its line, to anything else as a paragraph', () => {
  expect(appendNotes('One\nparagraph.', [], 'D')).toBe('One\nparagraph. D');
  expect(appendNotes('Text.\n- list', [], 'D')).toBe('Text.\n- list\n\nD');
  expect(appendNotes('Rules:\n1. one', [], 'D')).toBe('Rules:\n1. one\n\nD');
  expect(appendNotes('A\n\nB', [], 'D')).toBe('A\n\nB\n\nD');
  expect(appendNotes('A', ['note'], 'D')).toBe('A\n\nnote\n\nD');
  expect(appendNotes('', [], 'D')).toBe('D');
});
