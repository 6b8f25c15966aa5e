import { expect, test } from 'vitest';
import { readSeed } from './read-seed.js';

test('reads YAML and JSON', () => {
  const yaml = 'key: test_mine\nsteps:\n  - call: reset\n';
  const json = '{ "key": "test_mine", "steps": [{ "call": "reset" }] }';
  for (const text of [yaml, json])
    expect(readSeed('seed', text).seed).toEqual({ key: 'test_mine', steps: [{ call: 'reset' }] });
});

test.each([
  ['steps: [', /^s\.yaml:1:9: Flow sequence/],
  ['steps:\n  - call: a\n  - call: b\n    boddy: {}\n', /^s\.yaml:3:5: steps\[1\]: .*"boddy"/],
  [
    'steps:\n  - as: 1\n',
    /^s\.yaml:2:5: steps\[0\]\.call: .*string.*\ns\.yaml:2:9: steps\[0\]\.as: /,
  ],
  ['step: []', /^s\.yaml:1:1: steps: .*\ns\.yaml:1:1: the file: .*"step"/],
  ['', /^s\.yaml:1:1: the file: /],
  ['- call: a', /^s\.yaml:1:1: the file: /],
  ['a: 1\na: 2', /^s\.yaml:2:1: Map keys must be unique/],
])('rejects %j with its position', (text, message) => {
  expect(() => readSeed('s.yaml', text)).toThrow(message);
});

test('reports a fault at its value, or at the parent of a missing value', () => {
  const text = 'steps:\n  - call: a\n    body:\n      items:\n        - amount: 0\n';
  const { describe } = readSeed('s.yaml', text);
  const at = ['steps', 0, 'body', 'items', 0];
  expect(describe({ path: [...at, 'amount'], message: 'low' })).toBe(
    's.yaml:5:19: steps[0].body.items[0].amount: low',
  );
  expect(describe({ path: [...at, 'extRef'], message: 'missing' })).toMatch(/^s\.yaml:5:11: /);
});
