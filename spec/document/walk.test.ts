import { expect, test } from 'vitest';
import { toPointer } from './pointer.ts';
import { walkObjects } from './walk.ts';

function marked(document: unknown): string[] {
  const found: string[] = [];
  walkObjects(document, (node, steps) => {
    if ('x-claims' in node) found.push(toPointer(steps));
  });
  return found;
}

const x = { 'x-claims': ['CORE-GEN-001'] };

test('visits objects of the document, parents first', () => {
  expect(
    marked({
      info: x,
      'x-versions': { v1: x },
      servers: [x],
      paths: { '/a': { get: { ...x, responses: { 200: x } } } },
    }),
  ).toEqual([
    '/info',
    '/x-versions/v1',
    '/servers/0',
    '/paths/~1a/get',
    '/paths/~1a/get/responses/200',
  ]);
});

test('takes names of properties and components for names, whatever they are', () => {
  const schema = {
    properties: { value: x, example: x, default: x, properties: { properties: { enum: x } } },
  };
  expect(marked({ components: { schemas: { examples: schema, 'x-claims': x } } })).toEqual([
    '/components/schemas/examples/properties/value',
    '/components/schemas/examples/properties/example',
    '/components/schemas/examples/properties/default',
    '/components/schemas/examples/properties/properties/properties/enum',
    '/components/schemas/x-claims',
  ]);
});

test('leaves out data', () => {
  expect(
    marked({
      components: {
        examples: { value: { value: x } },
        schemas: { A: { examples: [x], default: x, const: x, enum: [x] } },
        parameters: { B: { example: x, examples: { one: { value: x } } } },
      },
    }),
  ).toEqual([]);
});
