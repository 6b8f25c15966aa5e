// A discriminator chooses the member of a union. JSON Schema ignores it, so Ajv cannot judge these values.
import { expect, test } from 'vitest';
import type { Json } from '../../json.js';
import { importValidators } from '../../testing/validators.js';
import type { Issue } from './runtime/internals.js';

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };
const pet = (own: Json, ...others: string[]): Json => ({
  type: 'object',
  required: ['kind', ...others],
  properties: { kind: text, ...(own as object) },
});
const byName = { propertyName: 'kind' };
const mapped = { ...byName, mapping: { cat: '#/components/schemas/Cat', dog: 'Dog' } };
const heir = (own: Json): Json => ({ allOf: [ref('Parent'), { type: 'object', properties: own }] });

const validators = await importValidators({
  Cat: pet({ lives: { type: 'integer' } }),
  Dog: pet({ name: text }),
  Mapped: { oneOf: [ref('Cat'), ref('Dog')], discriminator: mapped },
  Any: { anyOf: [ref('Cat'), ref('Dog')], discriminator: mapped },
  Implied: { oneOf: [ref('Cat'), ref('Dog')], discriminator: byName },
  Nullable: {
    oneOf: [ref('Cat'), ref('Dog'), { type: 'null' }],
    discriminator: byName,
  },
  Nested: { oneOf: [ref('Mapped'), ref('Fox')], discriminator: byName },
  Fox: pet({ tail: { type: 'boolean' } }),
  Parent: { ...(pet({}) as object), discriminator: byName },
  Hen: heir({ eggs: { type: 'integer' } }),
  Owl: heir({ wise: { type: 'boolean' } }),
  Birds: { oneOf: [ref('Hen'), ref('Owl')], discriminator: byName },
  Inherited: { oneOf: [ref('Hen'), ref('Owl')] },
  Sire: pet({ lives: { type: 'integer' } }),
  Kitten: {
    allOf: [ref('Sire'), { type: 'object', required: ['age'], properties: { age: text } }],
  },
  Family: { oneOf: [ref('Sire'), ref('Kitten')], discriminator: byName },
  Untagged: {
    oneOf: [
      ref('Cat'),
      { type: 'object', properties: { kind: text, note: text }, required: ['note'] },
    ],
    discriminator: byName,
  },
});

const unknown = 'kind|invalid_union|Invalid discriminator value. Expected';
const wrongNumber = ['lives|invalid_type|cat'];

test.each<[string, Json, readonly string[]]>([
  ['Mapped', { kind: 'cat', lives: 9 }, []],
  ['Mapped', { kind: 'dog', name: 'a' }, []],
  ['Mapped', { kind: 'cat', lives: 'x' }, wrongNumber],
  ['Mapped', { kind: 'Cat' }, [`${unknown} 'cat' | 'dog'`]],
  ['Mapped', {}, [`${unknown} 'cat' | 'dog'`]],
  ['Mapped', { kind: 5 }, [`${unknown} 'cat' | 'dog'`]],
  ['Mapped', [], ['|invalid_type']],
  ['Any', { kind: 'cat', lives: 9 }, []],
  ['Any', { kind: 'cat', lives: 'x' }, wrongNumber],
  ['Implied', { kind: 'Dog' }, []],
  ['Implied', { kind: 'dog' }, [`${unknown} 'Cat' | 'Dog'`]],
  ['Nullable', null, []],
  ['Nullable', { kind: 'Cat', lives: 'x' }, ['lives|invalid_type|Cat']],
  ['Nested', { kind: 'cat', lives: 9 }, []],
  ['Nested', { kind: 'Fox', tail: true }, []],
  ['Nested', { kind: 'Fox', tail: 1 }, ['tail|invalid_type|Fox']],
  ['Nested', { kind: 'Mapped' }, [`${unknown} 'cat' | 'dog' | 'Fox'`]],
  ['Birds', { kind: 'Hen', eggs: 1 }, []],
  ['Birds', { kind: 'Hen', eggs: 'x' }, ['eggs|invalid_type|Hen']],
  ['Inherited', { kind: 'Owl', wise: true }, []],
  ['Inherited', { kind: 'Cat' }, [`${unknown} 'Hen' | 'Owl'`]],
  // A member that others inherit from stands for those that are no members themselves.
  ['Family', { kind: 'Sire', lives: 9 }, []],
  ['Family', { kind: 'Kitten', age: 'a' }, []],
  ['Family', { kind: 'Kitten' }, ['age|invalid_type|Kitten']],
  // Any value chooses the member that does not restrict it.
  ['Untagged', { kind: 'x', note: 'a' }, []],
  ['Untagged', { note: 'a' }, []],
])('%s: %j', (component, value, issues) => {
  const { error, data } = validators[component]?.safeParse(value) ?? {};
  const found = error?.issues.map((issue) => {
    const { path, code, message, chosenBy } = issue as typeof issue & Pick<Issue, 'chosenBy'>;
    const more = code === 'invalid_union' ? [message] : chosenBy ? [chosenBy.value] : [];
    return [path.join('.'), code, ...more].join('|');
  });
  expect(found ?? [data]).toEqual(issues.length === 0 ? [value] : issues);
});
