// Compares the types that the emitted code asserts for zod's functions with zod's own; a mismatch does not compile.
import * as zod from 'zod/mini';
import { expect, expectTypeOf, test } from 'vitest';
import type { Issue } from './internals.js';
import type { Schema } from './schema.js';
import * as z from './zod.js';

/** The declared type of a function, with schemas in place of any objects as parameters. */
type Strict<F> = F extends (...args: infer Args) => infer Result
  ? (...args: { [Index in keyof Args]: StrictPart<Args[Index]> }) => Result
  : never;
type StrictPart<T> = unknown extends T
  ? T
  : object extends T
    ? Schema
    : T extends readonly (infer Element)[]
      ? readonly StrictPart<Element>[]
      : T;

/** Each function of zod with the type that the emitted code declares for it. */
const declared = {
  unknown: zod.unknown satisfies typeof z.unknown,
  never: zod.never satisfies typeof z.never,
  boolean: zod.boolean satisfies typeof z.boolean,
  number: zod.number satisfies typeof z.number,
  string: zod.string satisfies typeof z.string,
  guid: zod.guid satisfies typeof z.guid,
  ipv4: zod.ipv4 satisfies typeof z.ipv4,
  null: zod.null satisfies typeof z.null,
  enum: zod.enum satisfies typeof z.enum,
  literal: zod.literal satisfies typeof z.literal,
  minLength: zod.minLength satisfies typeof z.minLength,
  maxLength: zod.maxLength satisfies typeof z.maxLength,
  regex: zod.regex satisfies typeof z.regex,
  minimum: zod.minimum satisfies typeof z.minimum,
  maximum: zod.maximum satisfies typeof z.maximum,
  gt: zod.gt satisfies typeof z.gt,
  lt: zod.lt satisfies typeof z.lt,
  multipleOf: zod.multipleOf satisfies typeof z.multipleOf,
  array: zod.array satisfies Strict<typeof z.array>,
  object: zod.object satisfies typeof z.object,
  strictObject: zod.strictObject satisfies typeof z.strictObject,
  optional: zod.optional satisfies Strict<typeof z.optional>,
  nullable: zod.nullable satisfies Strict<typeof z.nullable>,
  _default: zod._default satisfies Strict<typeof z._default>,
  union: zod.union satisfies Strict<typeof z.union>,
  xor: zod.xor satisfies Strict<typeof z.xor>,
};

test("the functions with declared types are zod's own", () => {
  const own = Object.entries(z).filter(([name]) => Object.hasOwn(declared, name));
  expect(own).toHaveLength(Object.keys(declared).length);
  expect(Object.fromEntries(own)).toEqual(declared);
});

test.each([z.int(), z.int32()])('reports strings and fractions as not an integer', (schema) => {
  for (const value of ['5', 1.5, null]) {
    const issues = schema.safeParse(value).error?.issues;
    expect(issues).toMatchObject([{ message: 'Invalid input: expected integer' }]);
  }
  expect(schema.safeParse(2 ** 60).error?.issues).toMatchObject([{ code: 'too_big' }]);
  expect(schema.safeParse(5).success).toBe(true);
});

test('declares the internals of zod correctly', () => {
  expectTypeOf<zod.core.$ZodIssue>().toExtend<Issue>();
  expectTypeOf<zod.core.$ZodRawIssue>().toExtend<Issue>();
  expectTypeOf<zod.core.ParsePayload>().toExtend<{ value: unknown; issues: Issue[] }>();
  const internals = zod.lazy(() => zod.string())._zod;
  expect(internals).toMatchObject({
    def: { type: 'lazy' },
    innerType: expect.any(Object) as object,
    run: expect.any(Function) as unknown,
    parse: expect.any(Function) as unknown,
  });
});
