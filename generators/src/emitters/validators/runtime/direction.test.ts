import { expect, test } from 'vitest';
import { asRequest, asResponse, readOnly, writeOnly } from './direction.js';
import { dependentSchema } from './objects.js';
import { refined } from './refined.js';
import type { Schema } from './schema.js';
import * as z from './zod.js';

const user = z.object({
  id: readOnly(z.string()),
  anything: readOnly(z.unknown()),
  password: writeOnly(z.string()),
});
const whole = { id: 'a', anything: 1, password: 'b' };

/** The paths of all issues. */
function placesOf(schema: Schema, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}

test.each<[string, Schema, unknown, string[]]>([
  ['everything is required without a direction', user, {}, ['id', 'anything', 'password']],
  ['a request without read-only properties', asRequest(user), {}, ['password']],
  ['a response without write-only properties', asResponse(user), {}, ['id', 'anything']],
  ['present properties must be valid', asRequest(user), { id: 1, password: 'b' }, ['id']],
  ['also in a response', asResponse(user), { ...whole, password: 1 }, ['password']],
  ['also in elements', asRequest(z.array(z.optional(user))), [{}], ['0.password']],
  [
    'also in rules',
    asRequest(refined(z.unknown(), dependentSchema('a', user))),
    { a: 1 },
    ['password'],
  ],
  ['also in members of a union', asRequest(z.union([user, z.string()])), { password: 'b' }, []],
  [
    'the inner direction counts',
    asRequest(z.object({ in: asResponse(user) })),
    { in: {} },
    ['in.id', 'in.anything'],
  ],
])('%s', (_what, schema, value, places) => {
  expect(placesOf(schema, value)).toEqual(places);
});

test('keeps missing properties missing, and returns present ones', () => {
  expect(asRequest(user).parse({ password: 'b' })).toEqual({ password: 'b' });
  expect(asRequest(user).parse(whole)).toEqual(whole);
});
