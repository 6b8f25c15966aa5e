import { expect, test, vi } from 'vitest';
import type { Rule } from './check.js';
import {
  everything,
  matchingElements,
  whenPresent,
  firstElements,
  matchingNames,
  named,
  whenNotMatching,
  whenMatching,
} from './evaluated.js';
import { refined } from './refined.js';
import { unevaluatedItems, unevaluatedProperties } from './unevaluated.js';
import * as z from './zod.js';

/** The paths of the issues of a rule, and the unrecognized properties. */
function placesOf(rule: Rule, value: unknown): string[] {
  const { error } = refined(z.unknown(), rule).safeParse(value);
  return (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : issue.path.join('.'),
  );
}

const { boolean, literal, looseObject, never } = z;
const isDog = looseObject({ kind: literal('dog') });

test.each<[Rule, unknown, string[]]>([
  [unevaluatedProperties(never()), { a: 1 }, ['a']],
  [unevaluatedProperties(boolean()), { a: 1, b: true }, ['a']],
  [unevaluatedProperties(looseObject({ in: boolean() })), { a: { in: 1 } }, ['a.in']],
  [unevaluatedProperties(never(), named('a'), matchingNames(/^b/u)), { a: 1, bc: 2, c: 3 }, ['c']],
  [
    unevaluatedProperties(never(), named('kind'), whenMatching(isDog, everything())),
    { kind: 'dog', a: 1 },
    [],
  ],
  [unevaluatedProperties(never(), whenMatching(isDog, named('kind'))), { kind: 'cat' }, ['kind']],
  [unevaluatedProperties(never(), whenNotMatching(isDog, named('a'))), { a: 1 }, []],
  [
    unevaluatedProperties(never(), whenNotMatching(isDog, named('a'))),
    { kind: 'dog', a: 1 },
    ['kind', 'a'],
  ],
  [unevaluatedProperties(never(), whenPresent('a', named('a', 'b'))), { a: 1, b: 2, c: 3 }, ['c']],
  [unevaluatedProperties(never(), whenPresent('a', named('b'))), { b: 2 }, ['b']],
  [unevaluatedProperties(never(), whenPresent('toString', named('b'))), { b: 2 }, ['b']],
  [unevaluatedProperties(never()), ['a'], []],
  [unevaluatedProperties(never()), null, []],
  [unevaluatedItems(never(), firstElements(1)), ['a', 'b'], ['1']],
  [unevaluatedItems(never(), matchingElements(boolean())), [true, 1, false, 2], ['1', '3']],
  [
    unevaluatedItems(
      boolean(),
      whenMatching(z.array(z.unknown()).check(z.minLength(2)), firstElements(2)),
    ),
    [1, 2, 3, true],
    ['2'],
  ],
  [unevaluatedItems(never()), { 0: 'a' }, []],
])('reports unevaluated properties and items: %#', (rule, value, places) => {
  expect(placesOf(rule, value)).toEqual(places);
});

test('evaluates a condition once, and only if a name depends on it', () => {
  const tested = vi.fn<() => void>();
  const schema = refined(z.unknown(), tested);
  const rule = unevaluatedProperties(never(), named('a'), whenMatching(schema, named('b', 'c')));
  expect(placesOf(rule, { a: 1 })).toEqual([]);
  expect(tested).not.toHaveBeenCalled();
  expect(placesOf(rule, { a: 1, b: 2, c: 3 })).toEqual([]);
  expect(tested).toHaveBeenCalledTimes(1);
});
