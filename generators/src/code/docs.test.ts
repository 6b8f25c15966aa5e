import { expect, test } from 'vitest';
import { docComment, joinDocs } from './docs.js';

test.each(['\n', '\r\n', '\r', '\u2028', '\u2029'])('lines end at %j', (end) => {
  expect(docComment(`A${end}${end}B`)).toBe('/**\n * A\n *\n * B\n */\n');
});

test.each(['a */ alert(1) /*', '**/', '*/*/', '*/'])('%j does not end the comment', (text) => {
  const comment = docComment(text);
  expect(comment.indexOf('*/')).toBe(comment.length - 3);
});

test('escapes tags in texts of the document', () => {
  expect(docComment('@deprecated now')).toBe(String.raw`/** \@deprecated now */` + '\n');
  expect(docComment('a\n  @internal')).toContain(String.raw`  \@internal`);
  expect(docComment('mail a@b.c')).toContain('a@b.c');
});

test('writes tags at the end, each on one line', () => {
  const comment = docComment('A split.', [
    { name: 'throws', text: 'when\nit is  late */' },
    { name: 'deprecated' },
  ]);
  expect(comment).toBe(
    `/**\n * A split.\n *\n * @throws when it is late *\\/\n * @deprecated\n */\n`,
  );
});

test('joins paragraphs and leaves out missing ones', () => {
  expect(joinDocs('A', undefined, ' ', 'B ')).toBe('A\n\nB');
  expect(joinDocs(undefined, '')).toBeUndefined();
});
