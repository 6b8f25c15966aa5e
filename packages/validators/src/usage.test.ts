// What a person does with the validators, as the compiler and as Node sees it.

import type { v1 as types } from '@seller-funds/contract';
import { expect, expectTypeOf, test } from 'vitest';
import * as classic from 'zod';
import * as z from 'zod/mini';
import { english } from './generated/runtime/messages.js';
import { type Open, type Schema, v1, validators } from './index.js';

const status = 'WAITING';

test('a validator and its type have the same name, and the type is that of the contract', () => {
  expectTypeOf<v1.PaymentSplit>().toEqualTypeOf<types.PaymentSplit>();
  expectTypeOf<z.infer<typeof v1.PaymentSplit>>().toEqualTypeOf<types.PaymentSplit>();
  const result = v1.PayoutRequestStatus.safeParse(status);
  if (result.success) expectTypeOf(result.data).toEqualTypeOf<types.PayoutRequestStatus>();
  expect(result).toEqual({ success: true, data: status });
});

test('the values of an enum can be listed', () => {
  expectTypeOf(v1.PayoutRequestStatus.options).items.toEqualTypeOf<types.PayoutRequestStatus>();
  expect(v1.PayoutRequestStatus.options).toContain(status);
});

test('object properties can be reused in another schema', () => {
  const { code, extRef } = v1.PaymentSplit.shape;
  const Own = z.object({ code, extRef, note: z.optional(z.string()) });
  expectTypeOf<z.infer<typeof Own>>().toEqualTypeOf<{
    code: string;
    extRef: string;
    note?: string | undefined;
  }>();
  expect(Own.safeParse({ code: 'a', extRef: 'b', note: 1 }).error?.issues).toMatchObject([
    { path: ['note'] },
  ]);
});

test('properties can be picked', () => {
  const Code = z.pick(z.object(v1.PaymentSplit.shape), { code: true });
  expectTypeOf<z.infer<typeof Code>>().toEqualTypeOf<{ code: string }>();
  expect(Code.parse({ code: 'a', more: 1 })).toEqual({ code: 'a' });
});

test('validators can be nested', () => {
  const Page = z.object({ items: z.array(v1.PayoutRequestStatus) });
  expectTypeOf<z.infer<typeof Page>>().toEqualTypeOf<{ items: types.PayoutRequestStatus[] }>();
  expect(Page.safeParse({ items: [status] }).success).toBe(true);
  expect(Page.safeParse({ items: ['NO_STATUS'] }).success).toBe(false);
  const Classic = classic.object({ status: v1.PayoutRequestStatus }).strict();
  expectTypeOf<classic.infer<typeof Classic>>().toEqualTypeOf<{
    status: types.PayoutRequestStatus;
  }>();
  expect(Classic.safeParse({ status }).success).toBe(true);
});

test('issues can have English messages', () => {
  const { error } = v1.PaymentSplit.safeParse({ code: 5 }, english);
  expect(error?.issues.map(({ message }) => message)).toContain(
    'Invalid input: expected string, received number',
  );
});

test('an operation has the validators of its parts', () => {
  const { path, responses } = validators['v1.getPaymentSplit'];
  expectTypeOf(responses['200'].exact).toEqualTypeOf<Schema<types.PaymentSplit>>();
  expect(path.safeParse({ code: 'sp' }).success).toBe(true);
  expect(path.safeParse({}).success).toBe(false);
});

test('responses accept unknown enum values, and their types allow them', () => {
  const page = validators['v1.listPayoutRequests'].responses['200'];
  type Example = Open<{ status: 'A' | 'B'; kind: 'X'; list: ('C' | 'D')[] }>;
  expectTypeOf<{ status: 'new'; kind: 'X'; list: ['new'] }>().toExtend<Example>();
  expectTypeOf<{ status: 'A'; kind: 'new'; list: [] }>().not.toExtend<Example>();
  expectTypeOf<{ status: 5; kind: 'X'; list: [] }>().not.toExtend<Example>();
  const body = { elements: [{ status: 'NO_STATUS' }] };
  const placesOf = (schema: Schema): PropertyKey[][] =>
    schema.safeParse(body).error?.issues.map(({ path }) => path) ?? [];
  expect(placesOf(page.exact)).toContainEqual(['elements', 0, 'status']);
  expect(placesOf(page)).not.toContainEqual(['elements', 0, 'status']);
});
