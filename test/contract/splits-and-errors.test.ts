import * as shared from '@seller-funds/validators/shared';
import * as v1 from '@seller-funds/validators/v1';
import * as v2 from '@seller-funds/validators/v2';
import { describe, expect, test } from 'vitest';

// Compares the reference's statements about splits, refunds and errors with the schemas.

interface Validator {
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { readonly path: PropertyKey[] }[] } | undefined;
  };
}

function faults(schema: Validator, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}

const leaf = { type: 'ITEM', label: 'SHIPPING', extRef: 'item-1', amount: 5 };
const refundLeaf = { type: 'ITEM', extRef: 'back-1', originalExtRef: 'item-1' };
const refund = { extRef: 'order-1', pspMutationExtRef: 'psp-2' };
const partial = { ...refund, totalAmount: 5, extProcessedAt: '2026-03-10T15:05:09+01:00' };

// In version 1, a claim says so.
test('requires the amount of a GROUP of a payment of version 2', () => {
  const group = { type: 'GROUP', extRef: 'group', items: [leaf] };
  expect(faults(v2.PaymentSplitItemCreate, group)).toEqual(['amount']);
  expect(faults(v2.PaymentSplitItemCreate, { ...group, amount: 5 })).toEqual([]);
});

test.each(['  x ', 'a/b/c', 'äöüß'])('%j is not a reference', (extRef) => {
  for (const schema of [v1.PaymentSplitItemCreate, v2.PaymentSplitItemCreate])
    expect(faults(schema, { ...leaf, extRef })).toEqual(['extRef']);
});

test('requires totalAmount and extProcessedAt of a partial refund, in both versions', () => {
  for (const name of ['totalAmount', 'extProcessedAt'] as const) {
    const { [name]: _left, ...without } = { ...partial, items: [refundLeaf] };
    expect(faults(v1.PartialRefundSplitCreate, without)).toEqual([name]);
    expect(faults(v1.RefundSplitCreate, without)).not.toEqual([]);
    expect(faults(v2.RefundSplitCreate, without)).toEqual([name]);
  }
});

test('allows a partial response to a full refund of version 1, and requires the code of a stored refund', () => {
  expect(faults(v1.CreatedRefundSplit, refund)).toEqual([]);
  expect(faults(v1.RefundSplit, refund)).toEqual(['code']);
});

describe('errors', () => {
  test.each(['422.300', 'x', '4220.300.001', '422-300-001'])('%s is not an error code', (code) => {
    for (const schema of [shared.ErrorBody, shared.ServerErrorBody, shared.ErrorDetail]) {
      expect(faults(schema, { code, message: 'x' })).toEqual(['code']);
      expect(faults(schema, { code: '422.300.001', message: 'x' })).toEqual([]);
    }
  });

  test('allows details only in a 4xx', () => {
    const body = { message: 'x', details: [{ message: 'y' }] };
    expect(faults(shared.ErrorBody, body)).toEqual([]);
    expect(faults(shared.ServerErrorBody, body)).toEqual(['details']);
  });
});
