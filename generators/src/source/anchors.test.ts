import { expect, test } from 'vitest';
import { followAnchors } from './anchors.js';

const pet = { $anchor: 'pet', type: 'object' };

test('resolves references to anchors', () => {
  const schemas = { Owner: { properties: { pet: { $ref: '#pet' } }, $defs: { 'a/b': pet } } };
  expect(followAnchors({ components: { schemas } })).toEqual({
    components: {
      schemas: {
        Owner: {
          properties: { pet: { $ref: '#/components/schemas/Owner/$defs/a~1b' } },
          $defs: { 'a/b': pet },
        },
      },
    },
  });
});

test('resolves $recursiveRef to the component', () => {
  const items = { oneOf: [{ type: 'string' }, { $recursiveRef: '#' }] };
  const schemas = { Filter: { $recursiveAnchor: true, properties: { all: { items } } } };
  expect(followAnchors({ components: { schemas } })).toMatchObject({
    components: {
      schemas: {
        Filter: {
          properties: {
            all: {
              items: { oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/Filter' }] },
            },
          },
        },
      },
    },
  });
});

test.each<[string, Parameters<typeof followAnchors>[0]]>([
  ['that nothing has', { A: { $ref: '#pet' } }],
  ['that two schemas have', { A: { $ref: '#pet' }, B: pet, C: pet }],
  ['in data', { A: { const: { $ref: '#pet' } }, B: pet }],
  ['whose owner is data', { A: { $ref: '#pet' }, B: { const: pet } }],
  ['that is a property', { A: { $ref: '#pet' }, B: { properties: pet } }],
])('keeps one %s', (_, document) => {
  expect(followAnchors(document)).toEqual(document);
});
