import { configurationOf } from './configurations.js';
import { by, inOrder } from './expected.js';
import type { Merchant, Payout } from './merchant.js';
import { showSettlements } from './paid-items.js';
import { isUnsettled } from './payouts.js';
import type { View } from './view.js';

/** The payout configuration of each account, and what each payout pays: once there was a configuration. */
export function scheduleViews(merchant: Merchant): View[] {
  const { liable, sellers, payouts, configurations } = merchant;
  if (Object.keys(configurations).length === 0) return [];
  const accounts = [...sellers.flatMap(({ accounts: own }) => own.map(({ code }) => code)), liable];
  return [
    ...accounts.map((code): View => {
      const path = { virtualAccountCode: code };
      const expected = by(
        'EXT-PC-013 EXT-PC-014 EXT-PC-015 EXT-PC-021 EXT-PC-028',
        configurationOf(merchant, code),
      );
      return { operation: 'v2.getAccountPayoutConfiguration', path, expected };
    }),
    ...payouts.flatMap((payout) => settlementViews(merchant, payout)),
  ];
}

/** What a payout pays (D103, D210), and a page of it. */
function settlementViews(merchant: Merchant, payout: Payout): View[] {
  if (isUnsettled(merchant, payout)) return [];
  const items = showSettlements(merchant, payout);
  // What is listed besides payments and refunds is a decision.
  const stated = (value: unknown): unknown => {
    return payout.pays.every(({ of }) => 'bookings' in of) ? value : by('D260', value);
  };
  const request = { operation: 'v2.listPayoutSettlements', path: { code: payout.code } } as const;
  const total = items.length;
  const all = { page: 0, limit: 25, total };
  const second = { page: 1, limit: 1 };
  return [
    {
      ...request,
      expected: stated({
        items: by(payout.isScheduled ? 'D101 D210 D260' : 'EXT-PO-046', inOrder(items, 'code')),
        pagination: { ...all, page: by('EXT-PO-045', 0), limit: by('EXT-PO-044', 25) },
      }),
    },
    ...(total > 1
      ? [
          {
            ...request,
            query: second,
            expected: {
              items: by('D23 D103', items.slice(1, 2)),
              pagination: stated({ ...second, total }),
            },
          },
        ]
      : []),
  ];
}
