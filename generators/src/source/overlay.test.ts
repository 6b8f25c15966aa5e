import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import type { Json, JsonObject } from '../json.js';
import { documentOf } from '../testing/document.js';
import { makeFolder } from '../testing/folder.js';
import { loadDocument } from './load.js';
import { applyOverlays } from './overlay.js';

function apply(document: JsonObject, ...overlays: readonly (readonly Json[])[]) {
  const files = overlays.map((actions, index) => [
    `${index}.json`,
    JSON.stringify({ overlay: '1.1.0', info: { title: 'T', version: '1' }, actions }),
  ]);
  const folder = makeFolder(Object.fromEntries(files) as Record<string, string>);
  return applyOverlays(
    document,
    files.map(([name = '']) => join(folder, name)),
    join(folder, 'openapi.json'),
  );
}

test.each<[string, Json, JsonObject, JsonObject]>([
  [
    'merges members',
    { target: '$', update: { a: { c: 2 } } },
    { a: { b: 1 } },
    { a: { b: 1, c: 2 } },
  ],
  ['replaces a value', { target: '$.a', update: 2 }, { a: 1 }, { a: 2 }],
  [
    'appends an object to an array',
    { target: '$.a', update: { x: 1 } },
    { a: [0] },
    { a: [0, { x: 1 }] },
  ],
  ['appends an array to an array', { target: '$.a', update: [1, 2] }, { a: [0] }, { a: [0, 1, 2] }],
  ['appends to a nested array', { target: '$', update: { a: [1] } }, { a: [0] }, { a: [0, 1] }],
  [
    'changes every selected node',
    { target: '$.*', update: { x: 1 } },
    { a: {}, b: {} },
    { a: { x: 1 }, b: { x: 1 } },
  ],
  ['removes a member', { target: "$['a']", remove: true }, { a: 1, b: 2 }, { b: 2 }],
  [
    'removes array elements',
    { target: "$.a[?@.n == 'x']", remove: true },
    { a: [{ n: 'x' }, { n: 'y' }, { n: 'x' }] },
    { a: [{ n: 'y' }] },
  ],
  ['prefers remove to update', { target: '$.a', remove: true, update: {} }, { a: {} }, {}],
  [
    'copies a node',
    { target: '$.b', copy: '$.a' },
    { a: { x: 1 }, b: { y: 2 } },
    { a: { x: 1 }, b: { y: 2, x: 1 } },
  ],
  [
    'treats `__proto__` as a name',
    { target: '$.a', update: JSON.parse('{"__proto__":{"x":1}}') as Json },
    { a: {} },
    JSON.parse('{"a":{"__proto__":{"x":1}}}') as JsonObject,
  ],
])('%s', (_name, action, before, after) => {
  const frozen = JSON.stringify(before);
  expect(apply(before, [action]).value).toEqual(after);
  expect(JSON.stringify(before)).toBe(frozen);
});

test('applies actions and overlays in order', () => {
  const { value, warnings } = apply(
    { a: { x: 1 } },
    [
      { target: '$.a', remove: true },
      { target: '$', update: { b: {} } },
    ],
    [
      { target: '$.b', update: { y: 1 } },
      { target: '$.a', update: { z: 1 } },
    ],
  );
  expect(value).toEqual({ b: { y: 1 } });
  expect(warnings.map(({ code, location }) => [code, location?.pointer])).toEqual([
    ['overlay/no-match', '#/actions/1/target'],
  ]);
});

test.each<[Json, string]>([
  [{ target: '$', update: { a: [1] } }, 'The update has an array where the document has an object'],
  [{ target: '$.a', update: 1 }, 'has a value without members where the document has an object'],
  [{ target: '$.a', copy: '$.gone' }, 'Expected a path to one node, not to 0'],
  [{ target: '$.a[?' }, 'Invalid JSONPath'],
  ['x', 'Expected an action with a target'],
])('rejects %j with its location', (action, message) => {
  expect(() => apply({ a: {} }, [action])).toThrow(message);
  expect(() => apply({ a: {} }, [action])).toThrow(DiagnosticError);
  expect(() => apply({ a: {} }, [action])).toThrow(/0\.json:1:\d+ error/);
});

test('applies an overlay to the combined document of several files', async () => {
  const folder = makeFolder({
    'openapi.yaml': documentOf({ paths: { '/a': { $ref: './a.yaml' } } }),
    'a.yaml': 'get: { operationId: a, responses: {} }',
    'overlay.yaml': `overlay: 1.0.0
info: { title: T, version: '1' }
actions: [{ target: "$.paths['/a'].get", update: { operationId: b } }]`,
  });
  const { value, files } = await loadDocument(join(folder, 'openapi.yaml'), {
    overlays: [join(folder, 'overlay.yaml')],
  });
  expect(value).toMatchObject({ paths: { '/a': { get: { operationId: 'b' } } } });
  expect(files).toContain(join(folder, 'overlay.yaml'));
});

test.each([
  ['openapi.yaml', []],
  ['https://example.com/openapi.yaml', []],
  ['orders.yaml', ['overlay/extends']],
])('compares `extends: %s` with the document', async (target, expected) => {
  const folder = makeFolder({
    'openapi.yaml': documentOf({}),
    'overlay.yaml': `overlay: 1.1.0
info: { title: T, version: '1' }
extends: ${target}
actions: [{ target: $.info, update: { title: U } }]`,
  });
  const { warnings } = await loadDocument(join(folder, 'openapi.yaml'), {
    overlays: [join(folder, 'overlay.yaml')],
  });
  expect(warnings.map(({ code }) => code)).toEqual(expected);
});
