import { describe, expect, it } from 'vitest';
import { contractOf } from '../testing/document.js';
import { type ResolvedSchema, resolveSchema, unionsOf } from './resolved.js';

describe('A resolved schema', () => {
  const schemas = {
    Base: {
      type: ['object', 'null'],
      description: 'Base.',
      required: ['id', 'kind'],
      properties: { id: { type: 'string', maxLength: 8 }, kind: { enum: ['a', 'b', 'c'] } },
    },
    Whole: {
      allOf: [
        { $ref: '#/components/schemas/Base' },
        {
          type: 'object',
          minProperties: 2,
          properties: { id: { type: 'string', maxLength: 4 }, note: { type: 'string' } },
        },
      ],
      minProperties: 1,
    },
    Number: {
      allOf: [
        { type: 'number', enum: [1, 2.5, 3] },
        { type: 'integer', enum: [3, 1] },
      ],
    },
  };
  const of = async (name: string): Promise<ResolvedSchema> => {
    const { lookup } = await contractOf({ components: { schemas } });
    return resolveSchema(lookup, lookup(name) ?? expect.fail(name));
  };

  it('has the properties of all parts, with all of their schemas', async () => {
    const { properties, components } = await of('Whole');
    expect(components).toEqual(['Base']);
    expect(
      properties.map(({ name, required, schemas: all }) => [name, required, all.length]),
    ).toEqual([
      ['id', true, 2],
      ['kind', true, 1],
      ['note', false, 1],
    ]);
  });

  it('has the types, values and strictest limits of all parts', async () => {
    const [whole, number] = await Promise.all([of('Whole'), of('Number')]);
    expect([whole.types, number.types, number.values]).toEqual([['object'], ['integer'], [1, 3]]);
    expect(whole.limits).toMatchObject([
      {
        keyword: 'minProperties',
        value: 2,
        schema: { pointer: '#/components/schemas/Whole/allOf/1' },
      },
    ]);
    expect(whole.first('description')).toBe('Base.');
  });
});

describe('The unions of a schema', () => {
  it('name the values that choose each member', async () => {
    const contract = await contractOf({
      components: {
        schemas: {
          Pet: {
            oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
            discriminator: { propertyName: 'kind', mapping: { feline: 'Cat' } },
          },
          Cat: { type: 'object' },
          Dog: { type: 'object', properties: { kind: { const: 'dog' } } },
        },
      },
    });
    expect(contract.schemas.flatMap(({ schema }) => unionsOf(contract, schema))).toMatchObject([
      {
        keyword: 'oneOf',
        property: 'kind',
        members: [
          { schema: { ref: 'Cat' }, values: ['feline'] },
          { schema: { ref: 'Dog' }, values: ['dog'] },
        ],
      },
    ]);
  });
});
