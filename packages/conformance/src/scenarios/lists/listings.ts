import { elements, member, text } from '../../json.js';
import type { ApiVersion, Merchant, Transaction } from '../../model/merchant.js';
import { statusOf } from '../../model/payouts.js';
import type { ScenarioContext } from '../scenario-context.js';
import type { Listed, Listing } from './listing.js';

/** The lists that a story fills. */
export type ListName =
  | 'payments'
  | 'refunds'
  | 'transactions'
  | 'payouts'
  | 'transfers'
  | 'holders';

/** An object of the model; those of a list are in the order of creation. */
interface Made {
  readonly code?: string;
  /** That of a split shows when it was created. */
  readonly transaction?: Made;
}

/** Returns the lists of a version with these contents, and how their filters find them. */
export async function buildListings(
  context: ScenarioContext,
  name: ListName,
  merchant: Merchant,
  version: ApiVersion,
): Promise<Listing[]> {
  const times = await readTimes(context, name);
  const listed = (all: readonly Made[]): Listed[] =>
    all.map(({ code = '', transaction }) => {
      return { code, at: times.get(transaction?.code ?? code) ?? '' };
    });
  const { payments, refunds, transactions, payouts, transfers } = merchant;
  const lists: Readonly<Record<ListName, () => Listing[]>> = {
    payments: () => [{ operation: `${version}.listPaymentSplits`, listed: listed(payments) }],
    refunds: () => [{ operation: `${version}.listRefundSplits`, listed: listed(refunds) }],
    transactions: () => [
      {
        operation: 'v2.listTransactions',
        listed: listed(transactions).map((each, index) => ({
          ...each,
          texts: hiddenTexts(merchant, transactions[index]),
        })),
        searched: ['code', 'pspExtRef', 'pspMutationExtRef'],
        valueFor: (parameter, element) => {
          const value = member(element, parameter);
          return parameter === 'status' ? text(member(value, 'type'))?.toLowerCase() : value;
        },
        renamed: ['status'],
      },
    ],
    payouts: () => {
      const shown = payouts.filter((each) => statusOf(merchant, each, version) !== undefined);
      const searched = ['seller.code', 'seller.name', 'virtualAccountCode'];
      return [
        { operation: `${version}.listPayoutRequests`, listed: listed(shown) },
        ...(version === 'v2'
          ? [{ operation: 'v2.listPayoutOverview', listed: listed(payouts), searched } as const]
          : []),
      ];
    },
    transfers: () => [{ operation: 'v2.listBalanceTransfers', listed: listed(transfers) }],
    holders: () => holderListings(merchant, version, listed),
  };
  return lists[name]();
}

/** The lists without a period to filter by. */
const untimed: readonly ListName[] = ['holders', 'transfers'];

/** When payouts or transactions were created, by code. */
async function readTimes(
  context: ScenarioContext,
  name: ListName,
): Promise<ReadonlyMap<string, string>> {
  if (untimed.includes(name)) return new Map();
  const { items: all } =
    name === 'payouts'
      ? await context.call('v2.listPayoutOverview', { query: { limit: 500 } })
      : await context.call('v2.listTransactions', { query: { limit: 500 } });
  return new Map(all.map(({ code, createdAt }) => [code, createdAt]));
}

function hiddenTexts({ payments, refunds }: Merchant, transaction?: Transaction): string[] {
  const splits = [...payments, ...refunds].filter((each) => each.transaction === transaction);
  return [...splits.map(({ code }) => code ?? ''), transaction?.extRef ?? ''];
}

/** All holders, the accounts of the first one, and the owners of the last one. */
function holderListings(
  { sellers }: Merchant,
  version: ApiVersion,
  listed: (all: readonly Made[]) => Listed[],
): Listing[] {
  const [first, last] = [sellers[0], sellers.at(-1)];
  const path = { accountHolderCode: first?.code ?? '' };
  const owners = elements(member(last?.data['legalEntity'], 'ultimateBeneficialOwners')) as Made[];
  const ofLast = { accountHolderCode: last?.code ?? '' };
  return [
    { operation: `${version}.listAccountHolders`, listed: listed(sellers) },
    { operation: `${version}.listVirtualAccounts`, path, listed: listed(first?.accounts ?? []) },
    {
      operation: `${version}.listExternalAccounts`,
      path,
      listed: listed(first?.externalAccounts ?? []),
    },
    ...(version === 'v2'
      ? [{ operation: 'v2.listBeneficialOwners', path: ofLast, listed: listed(owners) } as const]
      : []),
  ];
}
