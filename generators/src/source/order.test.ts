import { expect, test } from 'vitest';
import { inStandardOrder } from './order.js';

test('sorts keywords', () => {
  const ordered = inStandardOrder({
    paths: { '/b': { get: { responses: {}, operationId: 'b', 'x-note': 1, deprecated: true } } },
    info: { version: '1', title: 'T' },
    openapi: '3.1.0',
  });
  expect(JSON.stringify(ordered)).toBe(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/b': { get: { operationId: 'b', responses: {}, deprecated: true, 'x-note': 1 } } },
    }),
  );
});

test('sorts components by name', () => {
  const ordered = inStandardOrder({
    components: { schemas: { b: {}, a: {} }, parameters: { d: {}, c: {} } },
  });
  expect(JSON.stringify(ordered)).toBe(
    JSON.stringify({
      components: { parameters: { c: {}, d: {} }, schemas: { a: {}, b: {} } },
    }),
  );
});

test('keeps the order of paths, properties, responses and data', () => {
  const kept = {
    paths: { '/b': {}, '/a': {} },
    components: {
      schemas: {
        a: { properties: { type: {}, name: {} }, default: { type: 1, name: 2 } },
      },
    },
  };
  expect(JSON.stringify(inStandardOrder(kept))).toContain('"paths":{"/b":{},"/a":{}}');
  expect(JSON.stringify(inStandardOrder(kept))).toContain('"properties":{"type":{},"name":{}}');
  expect(JSON.stringify(inStandardOrder(kept))).toContain('"default":{"type":1,"name":2}');
});
