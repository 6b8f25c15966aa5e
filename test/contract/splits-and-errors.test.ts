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
const payment = {
  extRef: 'order-1',
  totalAmount: 5,
  currency: 'EUR',
  paymentProcessor: 'ADYEN',
  paymentMethod: 'ideal',
  pspExtRef: 'psp-1',
  extProcessedAt: '2026-03-10T15:05:09+01:00',
};
const refund = { extRef: 'order-1', pspMutationExtRef: 'psp-2' };
const partial = { ...refund, totalAmount: 5, extProcessedAt: '2026-03-10T15:05:09+01:00' };

function nested(levels: number, inner: object): object {
  if (levels === 1) return inner;
  const group = { ...inner, type: 'GROUP', amount: 5 };
  return { ...group, items: [nested(levels - 1, inner)] };
}

describe.each([
  ['version 1', v1],
  ['version 2', v2],
])('%s', (_name, version) => {
  test('requires the amount of a GROUP of a payment', () => {
    const group = { type: 'GROUP', extRef: 'group', items: [leaf] };
    expect(faults(version.PaymentSplitCreate, { ...payment, items: [group] })).toEqual([
      'items.0.amount',
    ]);
    const items = [{ ...group, amount: 5 }];
    expect(faults(version.PaymentSplitCreate, { ...payment, items })).toEqual([]);
  });

  test.each([
    ['payment', version.PaymentSplitCreate, payment, leaf],
    ['refund', version.RefundSplitCreate, partial, refundLeaf],
  ])('the tree of a %s ends two levels below its first', (_kind, schema, body, item) => {
    expect(faults(schema, { ...body, items: [nested(3, item)] })).toEqual([]);
    expect(faults(schema, { ...body, items: [nested(4, item)] })).not.toEqual([]);
  });

  test('rejects an empty reference of a refund', () => {
    for (const body of [refund, { ...partial, items: [refundLeaf] }]) {
      expect(faults(version.RefundSplitCreate, body)).toEqual([]);
      const empty = { ...body, pspMutationExtRef: '' };
      expect(faults(version.RefundSplitCreate, empty)).not.toEqual([]);
    }
  });

  test('allows only letters, digits and # @ : - _ in a reference', () => {
    for (const extRef of ['  x ', 'a/b/c', 'äöüß']) {
      const items = [{ ...leaf, extRef }];
      expect(faults(version.PaymentSplitCreate, { ...payment, items })).toEqual(['items.0.extRef']);
    }
  });
});

test('rejects empty mandatory fields of a payment', () => {
  const items = [leaf];
  const empty1 = { ...payment, items, paymentMethod: '', pspResponse: { type: '', data: 'e30=' } };
  expect(faults(v1.PaymentSplitCreate, empty1)).toEqual(['paymentMethod', 'pspResponse.type']);
  const empty2 = { ...payment, items, pspExtRef: '' };
  expect(faults(v2.PaymentSplitCreate, empty2)).toEqual(['pspExtRef']);
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
