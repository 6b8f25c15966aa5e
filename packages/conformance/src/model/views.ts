import type { OperationId } from '@seller-funds/contract';
import { balancesOf, currenciesOf, processedAmountOf } from './balances.js';
import { configurationOf } from './configurations.js';
import { anything, by, having, inOrder, unordered } from './expected.js';
import type { ApiVersion, Merchant, Payout, Seller } from './merchant.js';
import { showSettlements } from './paid-items.js';
import { isUnsettled, showInOverview, showPayout, statusOf } from './payouts.js';
import { showRefund } from './refunds.js';
import { showTransaction } from './settlement.js';
import { showPayment } from './splits.js';
import { showTransfer } from './transfers.js';
import { listNodes } from './tree-nodes.js';

/** A request that reads, and what it shows. */
export interface View {
  readonly operation: OperationId;
  readonly path?: object;
  readonly query?: object;
  /** The list in the response, oldest element first; undefined if the response is the expected value itself. */
  readonly list?: 'elements' | 'items';
  readonly expected: unknown;
  /** Whether it includes what others do in the same tenant. */
  readonly isShared?: boolean;
  /** Whether it shows what the response to a command showed, so that it is read at the end of a story only. */
  readonly isLast?: boolean;
}

/** Everything that lists show of a merchant, in both versions. Transactions are first: they show what is reconciled. */
export function listViews(merchant: Merchant, own: ApiVersion): View[] {
  const { payments, refunds, transfers, payouts } = merchant;
  const query = { _asc: true, _pageSize: 500 };
  const newest = { direction: 'asc', limit: 500 };
  const lists = 'elements' as const;
  const byCreation = (all: readonly object[], key: string): unknown =>
    merchant.hasRaced ? unordered(all, key) : all;
  const inV1 = payouts.filter((payout) => statusOf(payout, 'v1') !== undefined);
  return [
    {
      operation: 'v2.listTransactions',
      query: newest,
      list: 'items',
      expected: byCreation(
        merchant.transactions.map((each) => showTransaction(merchant, each)),
        'pspMutationExtRef',
      ),
    },
    ...(['v1', 'v2'] as const).flatMap((version): View[] => [
      {
        operation: `${version}.listPaymentSplits`,
        query,
        list: lists,
        expected: payments.map((each) => showPayment(each, version)),
        isLast: true,
      },
      {
        operation: `${version}.listRefundSplits`,
        query,
        list: lists,
        expected: byCreation(refunds.map(showRefund), 'pspMutationExtRef'),
        isLast: version === own,
      },
      {
        operation: `${version}.listPayoutRequests`,
        query,
        list: lists,
        expected: (version === 'v1' ? inV1 : payouts).map((each) =>
          showPayout(merchant, each, version),
        ),
      },
    ]),
    {
      operation: 'v2.listBalanceTransfers',
      query,
      list: lists,
      isLast: true,
      expected: byCreation(transfers.map(showTransfer), 'idempotencyKey'),
    },
    {
      operation: 'v2.listPayoutOverview',
      query: newest,
      list: 'items',
      expected: payouts.map((each) => showInOverview(merchant, each)),
    },
    ...accountViews(merchant, own),
    ...scheduleViews(merchant),
  ];
}

/** The payout configuration of each account, and what each payout pays: once there was a configuration. */
function scheduleViews(merchant: Merchant): View[] {
  const { liable, sellers, payouts, configurations } = merchant;
  if (Object.keys(configurations).length === 0) return [];
  const accounts = [...sellers.flatMap((seller) => seller.accounts), liable];
  return [
    ...accounts.map((code): View => {
      const path = { virtualAccountCode: code };
      const expected = configurationOf(merchant, code);
      return { operation: 'v2.getAccountPayoutConfiguration', path, expected };
    }),
    ...payouts.flatMap((payout) => settlementViews(merchant, payout)),
  ];
}

/** What a payout pays (D103, D210), and a page of it. */
function settlementViews(merchant: Merchant, payout: Payout): View[] {
  if (isUnsettled(merchant, payout)) return [];
  const items = showSettlements(payout);
  const shown = { operation: 'v2.listPayoutSettlements', path: { code: payout.code } } as const;
  const total = items.length;
  const all = { page: 0, limit: 25, total };
  const second = { page: 1, limit: 1 };
  return [
    { ...shown, expected: { items: inOrder(items, 'code'), pagination: all } },
    ...(total > 1
      ? [
          {
            ...shown,
            query: second,
            expected: {
              items: by('D23 D210', items.slice(1, 2)),
              pagination: { ...second, total },
            },
          },
        ]
      : []),
  ];
}

/** The balances of the division, of each seller and of each account. */
function accountViews(merchant: Merchant, own: ApiVersion): View[] {
  const { liable, fee, sellers } = merchant;
  return [
    {
      operation: 'v2.listDivisions',
      isShared: true,
      expected: [
        having({
          balances: unordered([liable, fee].map(showDivision), 'virtualAccountCode'),
          balanceTransferEnabled: by('D85', merchant.canTransfer),
        }),
      ],
    },
    ...sellers.flatMap((seller) => holderViews(merchant, seller, own)),
  ];
  function showDivision(code: string): object {
    const { confirmed, pending, payout } = balancesOf(merchant, code);
    return {
      virtualAccountType: code === liable ? 'LIABLE' : 'FEE',
      virtualAccountCode: code,
      confirmedBalance: String(confirmed),
      pendingBalance: String(pending),
      payoutBalance: String(payout),
    };
  }
}

function holderViews(merchant: Merchant, seller: Seller, own: ApiVersion): View[] {
  const { code, accounts, status } = seller;
  const query = { _fragments: ['accounts'] };
  return [
    {
      operation: 'v2.getAccountHolder',
      path: { accountHolderCode: code },
      query,
      expected: having({
        accounts: unordered(
          accounts.map((each) => showAccount(merchant, each)),
          'code',
        ),
      }),
    },
    {
      operation: 'v1.getAccountHolder',
      path: { code },
      expected: having({
        code,
        status: having({
          code: status,
          processedAmount: processedAmountOf(merchant, accounts),
        }),
      }),
    },
    ...accounts.flatMap((account) => balanceViews(merchant, account, own)),
  ];
}

/** The payout of an account that may just be processed, so that its balance is not settled yet. */
function unsettled(merchant: Merchant, account: string): Payout | undefined {
  return merchant.payouts.find(
    (payout) => payout.sent.accountCode === account && isUnsettled(merchant, payout),
  );
}

function showAccount(merchant: Merchant, code: string): object {
  if (unsettled(merchant, code)) return having({ code }) as object;
  const balances = currenciesOf(merchant, code).map((currency) => {
    return { currency, ...balancesOf(merchant, code, currency) };
  });
  return having({ code, balances: unordered(balances, 'currency') }) as object;
}

/** D55 to D57: version 1 shows the payout balance in EUR, version 2 in each currency, as text. */
function balanceViews(merchant: Merchant, code: string, own: ApiVersion): View[] {
  const isOpen = unsettled(merchant, code) !== undefined;
  const amounts = currenciesOf(merchant, code).map((currency) => {
    return { currency, amount: String(balancesOf(merchant, code, currency).payout) };
  });
  const path = { code };
  const amount = isOpen ? anything : balancesOf(merchant, code).payout;
  return [
    { operation: 'v1.getBalance', path, expected: { code, amount }, isLast: own === 'v2' },
    {
      operation: 'v2.getBalance',
      path,
      expected: { code, amounts: isOpen ? anything : unordered(amounts, 'currency') },
      isLast: own === 'v1',
    },
  ];
}

/** Each payment, refund and payout on its own in the other version, and each transfer. */
export function singleViews(merchant: Merchant, own: ApiVersion): View[] {
  const { payments, refunds, transfers, payouts } = merchant;
  const version = own === 'v1' ? 'v2' : 'v1';
  const view = (name: string, code: string | undefined, expected: unknown): View => {
    return { operation: `${version}.${name}` as OperationId, path: { code }, expected };
  };
  const shown = payouts.filter((each) => statusOf(each, version) !== undefined);
  return [
    ...payments.map((each) => view('getPaymentSplit', each.code, showPayment(each, version))),
    ...refunds.map((each) => view('getRefundSplit', each.code, showRefund(each))),
    ...shown.map((each) =>
      view('getPayoutRequest', each.code, showPayout(merchant, each, version)),
    ),
    ...transfers.map((each): View => {
      const path = { code: each.code };
      return { operation: 'v2.getBalanceTransfer', path, expected: showTransfer(each) };
    }),
  ];
}

/** CORE-GEN-014: a code that two objects, or two items of their trees, show; undefined if each has its own. */
export function findSharedCode(merchant: Merchant): string | undefined {
  const { payments, refunds, transactions, transfers, payouts } = merchant;
  const items = [...payments, ...refunds].flatMap((split) => listNodes(split.items));
  const all = [...payments, ...refunds, ...transactions, ...transfers, ...payouts];
  const codes = [...all, ...items.map(({ node }) => node)].flatMap(({ code }) => code ?? []);
  return codes.find((code, index) => codes.indexOf(code) < index);
}
