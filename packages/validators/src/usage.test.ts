// What a person does with the validators, as the compiler and as Node sees it.

import type { v1 as types } from '@seller-funds/contract';
import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { v1, validators } from './index.js';

const status = 'WAITING';

test('a validator and its type have one name, and the type is that of the contract', () => {
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

test('the properties of an object can be taken over into a schema of one’s own', () => {
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

test('validators stand inside others', () => {
  const Page = z.object({ items: z.array(v1.PayoutRequestStatus) });
  expectTypeOf<z.infer<typeof Page>>().toEqualTypeOf<{ items: types.PayoutRequestStatus[] }>();
  expect(Page.safeParse({ items: [status] }).success).toBe(true);
  expect(Page.safeParse({ items: ['NO_STATUS'] }).success).toBe(false);
});

test('an operation has the validators of its parts', () => {
  const { path, responses } = validators['v1.getPaymentSplit'];
  expectTypeOf(responses['200']).toEqualTypeOf(v1.PaymentSplit);
  expect(path.safeParse({ code: 'sp' }).success).toBe(true);
  expect(path.safeParse({}).success).toBe(false);
});
