/**
 * Code that must compile with the client, and code that must not. Compiled by `test/docs/programs.test.ts`, never run.
 */
import {
  createClient,
  isErrorOf,
  type Call,
  type Client,
  type List,
  type v2,
} from '@seller-funds/client';
import { operations } from '@seller-funds/client/v2';
import type { AccountHolder, PaymentSplit } from '@seller-funds/contract/v2';

/** Results need no casts. */
export async function results(client: Client): Promise<string[]> {
  const split = await client.v2.paymentSplits.get('sp_1');
  const cents: number = split.totalAmount ?? 0;
  const { data, response } = await client.v2.paymentSplits.get('sp_1').withResponse();
  const same: PaymentSplit = data;
  const names: string[] = [same.code ?? '', response.headers.get('x-request-id') ?? ''];
  for await (const holder of client.v2.accountHolders.list({ _fragments: ['kycstatus'] })) {
    names.push(holder.code);
  }
  for await (const page of client.v1.payouts.list().pages())
    names.push(String(page.totalElementCount));
  const only: v2.ListReportsParameters = { report: 'seller-settlement' };
  const reports = await client.v2.reports.list(only).toArray({ limit: 3 });
  const call: Call<PaymentSplit> = client.v2.paymentSplits.get('sp_1');
  const plain: Promise<PaymentSplit> = call;
  const list: List<unknown, AccountHolder> = client.v2.accountHolders.list();
  return [
    ...names,
    String(cents),
    ...reports.map(({ status }) => status),
    String(plain === call),
    String((await list) === undefined),
  ];
}

/** The status discriminates errors. */
export function failed(error: unknown): string {
  if (!isErrorOf(operations.createPaymentSplit, error)) return '';
  const message: string = error.body.message;
  // @ts-expect-error 200 is not an error status
  return error.status === 200 ? '' : message;
}

/** None of this compiles. */
export function wrong(client: Client): void {
  // @ts-expect-error missing baseUrl or environment
  createClient({ apiKey: 'k' });
  // @ts-expect-error unknown environment
  createClient({ environment: 'production' });
  // @ts-expect-error one of them, not both
  createClient({ environment: 'live', baseUrl: 'https://a.example' });
  // @ts-expect-error unknown option
  createClient({ environment: 'live', apikey: 'k' });
  // @ts-expect-error the option must be created by `validate`
  createClient({ environment: 'live', validate: 'both' });

  // @ts-expect-error the code is missing
  void client.v2.paymentSplits.get();
  // @ts-expect-error the code is a string
  void client.v2.paymentSplits.get(1);
  // @ts-expect-error unknown field
  void client.v2.paymentSplits.get('sp_1').then((split) => split.total);

  const item = { type: 'ITEM', label: 'PRODUCT_ITEM', extRef: 'a:1', amount: 1 } as const;
  const split = {
    extRef: 'a-1234',
    totalAmount: 1,
    currency: 'EUR',
    pspExtRef: '1',
    paymentProcessor: 'ADYEN',
    items: [item],
  };
  void client.v2.paymentSplits.create(split);
  // @ts-expect-error a required field is missing
  void client.v2.paymentSplits.create({ ...split, currency: undefined });
  // @ts-expect-error amounts are numbers
  void client.v2.paymentSplits.create({ ...split, totalAmount: '1.00' });
  // @ts-expect-error unknown label
  void client.v2.paymentSplits.create({ ...split, items: [{ ...item, label: 'GIFT' }] });
  // @ts-expect-error a group does not have a label
  void client.v2.paymentSplits.create({ ...split, items: [{ ...item, type: 'GROUP' }] });

  // @ts-expect-error unknown status
  void client.v2.payouts.list({ _status: 'PENDING' });
  // @ts-expect-error unknown parameter
  void client.v2.payouts.list({ status: 'WAITING' });
  // @ts-expect-error not a paginated operation
  void client.v2.paymentSplits.get('sp_1').toArray();

  const move = {
    fromAccountCode: 'va_1',
    toAccountCode: 'va_2',
    amount: 1,
    currency: 'EUR',
    type: 'CORRECTION',
  } as const;
  void client.v2.balanceTransfers.create(move);
  // @ts-expect-error the key is optional, and a string
  void client.v2.balanceTransfers.create({ ...move, idempotencyKey: 1 });
  // @ts-expect-error a required field is missing
  void client.v2.balanceTransfers.create({ ...move, amount: undefined });

  // @ts-expect-error version 1 does not have transfers
  void client.v1.balanceTransfers;
}
