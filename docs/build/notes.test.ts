import { expect, test } from 'vitest';
import { idempotencyNote, linkMarks, markOf, paginationNote } from './notes.ts';

test('links marks with the questions as escaped tooltips', () => {
  const titles = new Map([
    ['D1', 'Base path'],
    ['D2', 'What `"a"` \\ is'],
  ]);
  expect(linkMarks('Paid out (D1). Kept\n(D1,\nD2), D2.', titles)).toBe(
    'Paid out\u00A0[D1](decisions.html#D1 "Base path"). Kept' +
      `\u00A0[D1](decisions.html#D1 "Base path")\u00A0[D2](decisions.html#D2 "What 'a'  is"), D2.`,
  );
  expect(markOf(['D1', 'D2'])).toBe(' (D1, D2)');
  expect(markOf([])).toBe('');
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
