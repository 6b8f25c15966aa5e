import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { useTestSandbox } from '../../packages/sandbox/src/testing/test-sandbox.js';

const examples = document.components.examples as Record<string, { readonly value: object }>;

function example(version: 'v1' | 'v2', name: string): Record<string, unknown> {
  return { ...examples[`${version}.${name}`]?.value };
}

function comparable(value: unknown): unknown {
  const text = JSON.stringify(value, (key, one: unknown) =>
    key === 'code' || key === 'accountCode' ? undefined : one,
  );
  return JSON.parse(text);
}

const at = Date.UTC(2026, 2, 28, 12);
const started = useTestSandbox(() => ({ clock: { mode: 'FROZEN', at } }));

describe.each(['v1', 'v2'] as const)("the contract's examples of %s", (version) => {
  const base = version === 'v1' ? '/api/v1/fund' : '/api/fund';
  const post = (path: string, body: unknown) =>
    started.as(`test_examples_${version}`)('POST', path, body);
  const [partial, full, fees] =
    version === 'v1'
      ? ['PartialRefundSplitCreate', 'FullRefundSplitCreate', 'PartialRefundSplitCreateFees']
      : ['RefundSplitCreatePartial', 'RefundSplitCreateFull', 'RefundSplitCreateFees'];

  test('a partial and a full refund match the examples', async () => {
    const payment = await post(`${base}/split-payments`, example(version, 'PaymentSplitCreate'));
    expect(payment.status).toBe(200);
    const first = await post(`${base}/split-refunds`, example(version, partial));
    expect(comparable(first.body)).toEqual(comparable(example(version, 'RefundSplitPartial')));
    const rest = await post(`${base}/split-refunds`, example(version, full));
    expect(comparable(rest.body)).toEqual(comparable(example(version, 'RefundSplitFull')));
  });

  test('a refund with a fee is accepted while an amount remains', async () => {
    const other = { ...example(version, 'PaymentSplitCreate'), extRef: 'ORDER-OTHER' };
    expect((await post(`${base}/split-payments`, other)).status).toBe(200);
    const refund = { ...example(version, fees), extRef: 'ORDER-OTHER' };
    expect((await post(`${base}/split-refunds`, refund)).status).toBe(200);
  });

  test('error responses match the examples', async () => {
    const body = example(version, partial);
    const unknown = await post(`${base}/split-refunds`, { ...body, extRef: 'ORDER_2026_000471' });
    const notThere = example(version, 'RefundSplitUnknownPayment');
    expect(unknown).toMatchObject({ status: 404, body: notThere });
    const payment = { ...example(version, 'PaymentSplitCreate'), extRef: 'ORDER-THIRD' };
    expect((await post(`${base}/split-payments`, payment)).status).toBe(200);
    const [item] = body['items'] as object[];
    const halves = { items: [1, 2].map(() => ({ ...item, amount: 1000 })), totalAmount: 2000 };
    const twice = await post(`${base}/split-refunds`, {
      ...body,
      ...halves,
      extRef: 'ORDER-THIRD',
    });
    expect(twice).toMatchObject({
      status: 409,
      body: example(version, 'RefundSplitDuplicateItem'),
    });
  });
});
