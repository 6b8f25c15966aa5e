import { expect, test } from 'vitest';
import { at, isObject, type Json } from '../json.js';
import { Chance, randomValue } from '../testing/random.js';
import { JsonNode } from './json-node.js';

/** The members of a value, as pointers, whose text is not found where it begins. */
function misplaced(text: string, node: JsonNode | undefined, value: Json, pointer = '#'): string[] {
  const begins = text.startsWith(beginningOf(value), node?.offset ?? text.length);
  if (!begins || node?.child('absent')) return [pointer];
  if (!Array.isArray(value) && !isObject(value)) return node?.child('0') ? [pointer] : [];
  return Object.entries<Json>(value).flatMap(([key, inside]) =>
    misplaced(text, node?.child(key), inside, at(pointer, key)),
  );
}

function beginningOf(value: Json): string {
  return Array.isArray(value) ? '[' : isObject(value) ? '{' : JSON.stringify(value);
}

test.each([undefined, 2])('members of random values are found, indented by %s', (indent) => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const value = { a: randomValue(new Chance(seed), 5), '"{}[],': [1] };
    const text = ` ${JSON.stringify(value, null, indent)}\n`;
    expect(misplaced(text, JsonNode.of(text), value), `seed ${seed}`).toEqual([]);
  }
});

test('of a key that stands twice the last one counts, as it does for JSON.parse', () => {
  const text = '{"a": [1], "\\u0061": [2, 3]}';
  expect(JsonNode.of(text).child('a')?.child('1')?.offset).toBe(text.indexOf('3'));
});

test('a reference is the string of its keyword, and nothing else is one', () => {
  const text = '{"a": {"$ref": "#/b\\u0063"}, "d": {"$ref": {}}, "e": 1}';
  const top = JsonNode.of(text);
  expect(['a', 'd', 'e'].map((key) => top.child(key)?.reference)).toEqual([
    '#/bc',
    undefined,
    undefined,
  ]);
});
