import { isMap, isNode, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import { expect, test } from 'vitest';
import { at, tokensOf } from '../json.js';
import { SourceNode } from './source-node.js';

test('uses the last value of a duplicate key, like JSON.parse', () => {
  const text = '{"a": [1], "\\u0061": [2, 3]}';
  expect(SourceNode.of(text).child('a')?.child('1')?.offset).toBe(text.indexOf('3'));
});

test('recognises only strings as references', () => {
  const text = '{"a": {"$ref": "#/b\\u0063"}, "d": {"$ref": {}}, "e": 1}';
  const top = SourceNode.of(text);
  expect(['a', 'd', 'e'].map((key) => top.child(key)?.textAt('$ref'))).toEqual([
    '#/bc',
    undefined,
    undefined,
  ]);
});

const yaml = `plain: a
"quo\\u0074ed": 'b'
# nobody
list:
  - one
  - { flow: [1, "two"] }
  -  - nested
200: &anchor
  literal: |+
    text

  folded: >-
    more
    text
'nothing':
tagged: !!str 5
alias: *anchor
`;

function offsetsOf(node: unknown, pointer = '#'): [pointer: string, offset: number][] {
  const members: [string, unknown][] = isMap(node)
    ? node.items.map(({ key, value }) => [String(isScalar(key) && key.value), value])
    : isSeq(node)
      ? node.items.map((item, index) => [String(index), item])
      : [];
  const own = (node as Node | null)?.range?.[0] ?? -1;
  return [
    [pointer, own],
    ...members.flatMap(([key, value]) => (isNode(value) ? offsetsOf(value, at(pointer, key)) : [])),
  ];
}

test('finds the start of each value of a YAML text', () => {
  const top = SourceNode.of(yaml);
  const expected = offsetsOf(parseDocument(yaml).contents);
  const found = expected.map(([pointer]) => {
    const node = tokensOf(pointer).reduce<SourceNode | undefined>(
      (from, token) => from?.child(token),
      top,
    );
    return [pointer, node?.offset];
  });
  expect(found).toEqual(expected);
  expect(expected.length).toBeGreaterThan(15);
});

test('places all values of invalid YAML at the start', () => {
  const top = SourceNode.of(`{"${'a'.repeat(2000)}": 1}`);
  expect([top.offset, top.child('a')]).toEqual([0, undefined]);
});
