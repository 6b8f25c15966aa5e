import type { OperationId } from '@seller-funds/contract';
import {
  balancesOf,
  currenciesOf,
  hasEntries,
  processedAmountOf,
  showPayoutBalance,
} from './balances.js';
import { anything, assigned, by, echoed, having, inOrder, unordered } from './expected.js';
import type { ApiVersion, Merchant, Payout, Seller, VirtualAccount } from './merchant.js';
import { scheduleViews } from './schedule-views.js';
import { isUnsettled, payoutsByStatus, showInOverview, showPayout, statusOf } from './payouts.js';
import { showHolder } from './holders.js';
import { showRefund } from './refunds.js';
import { showTransaction } from './settlement.js';
import { showPayment } from './splits.js';
import { showTransfer } from './transfers.js';
import type { View } from './view.js';
import { showVirtualAccount } from './virtual-accounts.js';

/** A list from the oldest element on, and one of the newer kind of version 2. */
const elements = { list: 'elements', query: { _asc: true, _pageSize: 500 } } as const;
const items = { list: 'items', query: { direction: 'asc', limit: 500 } } as const;

/** Everything that lists show of a merchant, in both versions. Transactions are first: they show what is reconciled. */
export function listViews(merchant: Merchant, commandVersion: ApiVersion): View[] {
  const { payments, refunds, transfers, payouts } = merchant;
  const byCreation = (all: readonly object[], key: string): unknown =>
    merchant.hasRaced ? unordered(all, key) : all;
  const inV1 = payouts.filter((payout) => statusOf(merchant, payout, 'v1') !== undefined);
  return [
    {
      ...items,
      operation: 'v2.listTransactions',
      expected: by(
        'EXT-TX-014',
        byCreation(
          merchant.transactions.map((each) => showTransaction(merchant, each)),
          'pspMutationExtRef',
        ),
      ),
    },
    ...(['v1', 'v2'] as const).flatMap((version): View[] => [
      {
        ...elements,
        operation: `${version}.listPaymentSplits`,
        expected: by(
          'CORE-PS-021 EXT-PS-044',
          payments.map((each) => showPayment(each, version)),
        ),
        when: 'end',
      },
      {
        ...elements,
        operation: `${version}.listRefundSplits`,
        expected: by(
          'CORE-RS-038 EXT-RS-017',
          byCreation(refunds.map(showRefund), 'pspMutationExtRef'),
        ),
        when: version === commandVersion ? 'end' : undefined,
      },
      {
        ...elements,
        operation: `${version}.listPayoutRequests`,
        expected: by(
          'CORE-PO-019 EXT-PO-040',
          inOrder(
            (version === 'v1' ? inV1 : payouts).map((each) => showPayout(merchant, each, version)),
            'accountCode',
          ),
        ),
        when: version === commandVersion ? undefined : 'end',
      },
    ]),
    {
      ...elements,
      operation: 'v2.listBalanceTransfers',
      when: 'end',
      expected: by('EXT-BT-025', byCreation(transfers.map(showTransfer), 'idempotencyKey')),
    },
    {
      ...items,
      operation: 'v2.listPayoutOverview',
      expected: by(
        'EXT-PO-017',
        inOrder(
          payouts.map((each) => showInOverview(merchant, each)),
          'virtualAccountCode',
        ),
      ),
      when: 'end',
    },
    ...accountViews(merchant, commandVersion),
    ...scheduleViews(merchant),
    ...webhookViews(merchant),
  ];
}

/** The webhook configurations, once there is one: active ones of the division of the API key (D116, D221). */
function webhookViews({ webhooks, division }: Merchant): View[] {
  const all = Object.entries(webhooks).map(
    ([type, isActivated]) =>
      having({
        type: echoed(type),
        divisionCode: by('D116', division.code),
        isActivated: by(isActivated ? 'D221' : 'EXT-WH-019', isActivated),
      }) as object,
  );
  const operation = 'v2.listWebhookConfigurations';
  const expected = by('EXT-WH-015', inOrder(all, 'type'));
  return all.length === 0 ? [] : [{ operation, isShared: true, expected }];
}

/** How what is not settled yet is shown beside the payout balance is our decision. */
const decided = (value: unknown): unknown => by('D55', value);

function accountViews(merchant: Merchant, commandVersion: ApiVersion): View[] {
  const { liable, fee, sellers } = merchant;
  const codes = fee === '' ? [liable] : [liable, fee];
  return [
    {
      operation: 'v2.listDivisions',
      isShared: true,
      expected: [
        having({
          balances: unordered(codes.map(showDivision), 'virtualAccountCode'),
          balanceTransferEnabled: by('D85', merchant.canTransfer),
          kycTier: by('D47', merchant.tier),
          externalAccount: by('D190', showBankAccount(merchant)),
        }),
      ],
    },
    ...holderViews(merchant, commandVersion),
    ...sellers
      .flatMap(({ accounts }) => accounts)
      .filter(({ code }) => hasEntries(merchant, code))
      .flatMap(({ code }) => balanceViews(merchant, code, commandVersion)),
  ];
  function showDivision(code: string): object {
    const balances = balancesOf(merchant, code);
    const { confirmed, pending } = balances;
    const virtualAccountType = code === liable ? 'LIABLE' : 'FEE';
    const account = { virtualAccountType, virtualAccountCode: code };
    if (unsettled(merchant, code)) return having(account) as object;
    return {
      ...account,
      confirmedBalance: decided(String(confirmed)),
      pendingBalance: decided(String(pending)),
      payoutBalance: showPayoutBalance(merchant, balances, undefined, String),
    };
  }
}

/** The division's own bank account; undefined if it has none. */
function showBankAccount({ externalAccounts }: Merchant): unknown {
  const selected = externalAccounts.find(({ isSelected }) => isSelected);
  const { accountNumber } = selected?.data ?? {};
  return selected && having({ code: assigned(selected), accountNumber, kycStatus: 'ACTIVE' });
}

/** Each holder on its own in the version of the commands when it changes, and all in both at the end. */
function holderViews(merchant: Merchant, commandVersion: ApiVersion): View[] {
  const { sellers } = merchant;
  return (['v1', 'v2'] as const).flatMap((version): View[] => {
    const query = { _fragments: ['kycstatus', 'extacc', 'accounts'] };
    const show = (seller: Seller): object => showWithMoney(merchant, seller, version);
    return [
      ...(version === commandVersion ? sellers : []).map((seller): View => {
        const { code } = seller;
        const expected = show(seller);
        const path = { code, accountHolderCode: code };
        return { operation: `${version}.getAccountHolder`, path, query, expected, when: 'change' };
      }),
      {
        operation: `${version}.listAccountHolders`,
        query: { ...query, _pageSize: 500 },
        list: 'elements',
        expected: unordered(sellers.map(show), 'code'),
        when: 'end',
      },
    ];
  });
}

/** A holder as a version shows it, with `processedAmount` in version 1 and balances in version 2. */
function showWithMoney(merchant: Merchant, seller: Seller, version: ApiVersion): object {
  const more =
    version === 'v1'
      ? { status: { processedAmount: processedAmountOf(merchant, seller) } }
      : { accounts: seller.accounts.map((each) => showAccount(merchant, each)) };
  return showHolder(merchant, seller, version, more);
}

/** The payout of an account that may just be processed, so that its balance is not settled yet. */
function unsettled(merchant: Merchant, account: string): Payout | undefined {
  return merchant.payouts.find(
    (payout) => payout.sent.accountCode === account && isUnsettled(merchant, payout),
  );
}

function showAccount(merchant: Merchant, account: VirtualAccount): object {
  const { code } = account;
  const shown = showVirtualAccount(account);
  if (unsettled(merchant, code)) return having(shown) as object;
  const balances = currenciesOf(merchant, code).map((currency) => {
    const each = balancesOf(merchant, code, currency);
    return {
      currency,
      confirmed: decided(each.confirmed),
      pending: decided(each.pending),
      payout: showPayoutBalance(merchant, each),
    };
  });
  return having({ ...shown, balances: unordered(balances, 'currency') }) as object;
}

/** D55 to D57: version 1 shows the payout balance in EUR, version 2 in each currency, as text. */
function balanceViews(merchant: Merchant, code: string, commandVersion: ApiVersion): View[] {
  const isOpen = unsettled(merchant, code) !== undefined;
  const amounts = currenciesOf(merchant, code).map((currency) => {
    const balances = balancesOf(merchant, code, currency);
    const amount = showPayoutBalance(merchant, balances, 'EXT-BAL-012 D55', String);
    return { currency, amount };
  });
  const path = { code };
  const amount = isOpen
    ? anything
    : showPayoutBalance(merchant, balancesOf(merchant, code), 'CORE-BAL-003 D55');
  return [
    {
      operation: 'v1.getBalance',
      path,
      expected: { code: by('CORE-BAL-001', code), amount },
      when: commandVersion === 'v2' ? 'end' : undefined,
    },
    {
      operation: 'v2.getBalance',
      path,
      expected: {
        code: by('EXT-BAL-003', code),
        amounts: isOpen ? anything : unordered(amounts, 'currency'),
      },
      // The holder of version 2 shows its balances too.
      when: 'end',
    },
  ];
}

/** Each payment, refund and payout on its own in the other version, and each transfer. */
export function singleViews(merchant: Merchant, commandVersion: ApiVersion): View[] {
  const { payments, refunds, transfers, payouts, sellers } = merchant;
  const version = commandVersion === 'v1' ? 'v2' : 'v1';
  const view = (name: string, code: string | undefined, expected: unknown): View => {
    return { operation: `${version}.${name}` as OperationId, path: { code }, expected };
  };
  const visible = payouts.filter((each) => statusOf(merchant, each, version) !== undefined);
  return [
    ...payments.map((each) => view('getPaymentSplit', each.code, showPayment(each, version))),
    ...refunds.map((each) => view('getRefundSplit', each.code, showRefund(each))),
    ...visible.map((each) =>
      view('getPayoutRequest', each.code, showPayout(merchant, each, version)),
    ),
    ...transfers.map((each): View => {
      const path = { code: each.code };
      return { operation: 'v2.getBalanceTransfer', path, expected: showTransfer(each) };
    }),
    ...sellers.filter(({ accounts }) => accounts.length > 1).flatMap(accountLists),
  ];
}

/** The accounts of a holder that has several, in both versions. */
function accountLists({ code, accounts }: Seller): View[] {
  return (['v1', 'v2'] as const).map((version) => ({
    operation: `${version}.listVirtualAccounts`,
    path: { accountHolderCode: code },
    query: { _pageSize: 500 },
    list: 'elements',
    expected: unordered(accounts.map(showVirtualAccount), 'code'),
  }));
}

/** The payouts of each status, in the list and in the overview of version 2 (D209, D211). */
export function statusViews(merchant: Merchant): View[] {
  return payoutsByStatus(merchant).flatMap(([status, payouts]): View[] => [
    {
      operation: 'v2.listPayoutRequests',
      list: 'elements',
      query: { ...elements.query, _status: status },
      expected: inOrder(
        payouts.map((each) => showPayout(merchant, each, 'v2')),
        'accountCode',
      ),
    },
    {
      operation: 'v2.listPayoutOverview',
      list: 'items',
      query: { ...items.query, status },
      expected: inOrder(
        payouts.map((each) => showInOverview(merchant, each)),
        'virtualAccountCode',
      ),
    },
  ]);
}
