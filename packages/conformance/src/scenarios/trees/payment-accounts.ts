import { measureLiableGain, getMerchantAccount } from '../fixtures/balances.js';
import { expectBalanceOf, type MarkedLeaf } from '../fixtures/marked-leaves.js';
import {
  type Accounts,
  type ApiVersion,
  createHolderWithAccounts,
  createPayment,
  group,
  item,
  listLeaves,
  paymentBody,
  getPendingByAccount,
  type NodePosition,
  sumAmounts,
  type TreeNode,
} from '../fixtures/trees.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'payment splits';

/** Whether a node has no account, a missing one or a valid one. */
const states = ['none', 'absent', 'given'] as const;
type State = (typeof states)[number];

/** The nodes that name an account, from the leaf up. */
const owners = ['the item', 'the inner group', 'the outer group'] as const;

/** Who gets the money of items without an account. */
const merchant = 'the merchant';

/** D65: every combination of accounts on an item and on the groups above it. */
export function accounts(version: ApiVersion): Scenario {
  return {
    id: `split-trees/${version}/accounts`,
    title:
      'The money of an item goes to its own account, or else to that of the nearest group, or else to the merchant; an unknown account is ignored, on every level.',
    area,
    version,
    claims:
      version === 'v1'
        ? ['CORE-PS-001', 'CORE-PS-060', 'CORE-PS-061', 'CORE-PS-062', 'CORE-PS-063', 'D65']
        : ['EXT-PS-040', 'EXT-PS-041', 'CORE-PS-060', 'CORE-PS-061', 'CORE-PS-063', 'D65'],
    run: (context) => checkAccounts(context, version, 'va_00000000000000000000000000'),
  };
}

/** D31, D65: the same with the account of a closed holder. */
export function closedAccounts(version: ApiVersion): Scenario {
  return {
    id: `split-trees/${version}/closed-accounts`,
    title: 'The account of a closed holder is ignored on every level of a payment split.',
    area,
    version,
    claims: ['D31', 'D65'],
    needs: ['closeAccountHolder'],
    run: async (context) => {
      const { holder, codes } = await createHolderWithAccounts(context, 1);
      await context.operator.closeAccountHolder({ accountHolderCode: holder });
      await checkAccounts(context, version, codes[0] ?? '');
    },
  };
}

async function checkAccounts(
  context: ScenarioContext,
  version: ApiVersion,
  absent: string,
): Promise<void> {
  const own = await createHolderWithAccounts(context, owners.length);
  const { items, leaves: marked } = buildAccountTree(own, absent);
  const isOpen = (place: NodePosition): boolean =>
    !context.decided && isUndetermined(version, place, absent);
  const leaves = marked.map((leaf) =>
    isOpen(leaf.place) ? { ...leaf, account: undefined } : leaf,
  );
  const body = paymentBody(context.unique(), items);
  let response: readonly TreeNode[] = [];
  const gain = await measureLiableGain(context, async () => {
    response = (await createPayment(context, version, body)).items as readonly TreeNode[];
  });
  const pending = await getPendingByAccount(context, own.holder);
  for (const [index, owner] of owners.entries()) {
    expectBalanceOf(
      context,
      leaves,
      `the account of ${owner}`,
      pending.get(own.codes[index] ?? '') ?? 0,
    );
  }
  if (gain !== undefined) expectBalanceOf(context, leaves, merchant, gain);
  const known = new Set(own.codes);
  const shown = listLeaves(response).map(({ node }) => [node.extRef, node.accountCode ?? 'none']);
  const expected = listLeaves(items).map(({ node: { extRef, accountCode = '' } }) => [
    extRef,
    known.has(accountCode) ? accountCode : 'none',
  ]);
  context.decided?.expectEqual(shown, expected, 'the accounts that the items show (D150)');
}

/**
 * True if the references do not determine the account of an item: version 1 mentions only the parent item,
 * and version 2 may ignore the group of an item with an unknown account (EXT-PS-042).
 */
function isUndetermined(
  version: ApiVersion,
  { node, ancestors }: NodePosition,
  absent: string,
): boolean {
  if (version === 'v2')
    return [node, ...ancestors].some(({ accountCode }) => accountCode === absent);
  const [outer, inner] = ancestors;
  const isKnown = (each?: TreeNode): boolean =>
    each?.accountCode !== undefined && each.accountCode !== absent;
  return inner !== undefined && isKnown(outer) && !isKnown(node) && !isKnown(inner);
}

/** Builds a tree whose leaves have powers of two, and extRefs that name the accounts around them. */
function buildAccountTree(
  { codes }: Accounts,
  absent: string,
): { items: TreeNode[]; leaves: MarkedLeaf[] } {
  let power = 0;
  const account = (state: State, owner: number): Partial<TreeNode> => {
    if (state === 'none') return {};
    return { accountCode: state === 'given' ? (codes[owner] ?? '') : absent };
  };
  const leavesWithin = (above: string): TreeNode[] =>
    states.map((state) => item(`${above}item_${state}`, 2 ** power++, account(state, 0)));
  const inner = (above: string): TreeNode[] =>
    states.map((state) => {
      const name = `${above}inner_${state}`;
      return group(name, leavesWithin(`${name}:`), account(state, 1));
    });
  const outer = states.map((state) => {
    const name = `outer_${state}`;
    return group(name, [...leavesWithin(`${name}:`), ...inner(`${name}:`)], account(state, 2));
  });
  const items = [...leavesWithin(''), ...outer];
  const isKnown = (code: string | undefined): boolean => code !== undefined && code !== absent;
  const leaves = listLeaves(items).map((place): MarkedLeaf => {
    const upwards = [place.node, ...place.ancestors.toReversed()];
    const code = upwards.map(({ accountCode }) => accountCode).find(isKnown);
    const owner = owners[codes.indexOf(code ?? '')];
    return { place, account: owner === undefined ? merchant : `the account of ${owner}` };
  });
  return { items, leaves };
}

/** Labels whose money stays on the account that D65 determines. */
const staying = ['PRODUCT_ITEM', 'SHIPPING', 'PLATFORM_DISCOUNT'];
const passedOn = ['COMMISSION', 'DEFICIENCY', 'HANDLING_FEE', 'PAYMENT_FEE', 'RMA_FEE'];

/** D66: every label on every level, with the account on each level. */
export function labels(version: ApiVersion): Scenario {
  return {
    id: `split-trees/${version}/labels`,
    title: 'The money of each label goes to the same account on every level of the tree.',
    area,
    version,
    claims: [...(version === 'v1' ? ['CORE-PS-053'] : []), 'D65', 'D66'],
    run: async (context) => {
      await checkLabels(context, version, staying);
      await checkLabels(context, version, passedOn);
    },
  };
}

/** EXT-PS-043: DISCOUNT, for which the reference states the account. */
export function discount(version: ApiVersion): Scenario {
  return {
    id: `split-trees/${version}/discount`,
    title: 'A DISCOUNT goes from the account to the merchant on every level of the tree.',
    area,
    version,
    claims: version === 'v1' ? ['CORE-PS-074', 'D66'] : ['EXT-PS-043', 'CORE-PS-074', 'D66'],
    run: (context) => checkLabels(context, version, ['DISCOUNT']),
  };
}

async function checkLabels(
  context: ScenarioContext,
  version: ApiVersion,
  tried: readonly string[],
): Promise<void> {
  const seller = await createHolderWithAccounts(context, 1);
  const fee = await getMerchantAccount(context, 'FEE');
  const items = buildLabelTree(tried, seller.codes[0] ?? '', fee.code);
  const leaves = listLeaves(items).map((place): MarkedLeaf => {
    const { label = '', accountCode } = place.node;
    if (!context.decided && (accountCode === fee.code || isUndetermined(version, place, ''))) {
      return { place, account: undefined };
    }
    if (accountCode === fee.code) return { place, account: 'the FEE account' };
    return { place, account: staying.includes(label) ? 'the seller' : merchant };
  });
  const body = paymentBody(context.unique(), items);
  const gain = await measureLiableGain(context, () => createPayment(context, version, body));
  const pending = await getPendingByAccount(context, seller.holder);
  expectBalanceOf(context, leaves, 'the seller', pending.get(seller.codes[0] ?? '') ?? 0);
  const path = { code: seller.holder };
  const { status } = await context.call('v1.getAccountHolder', { path });
  const processed = leaves.filter(({ place, account }) => isCreditedToSeller(place, account));
  const total = sumAmounts(processed.map(({ place }) => place.node));
  context.decided?.expectEqual(
    status?.processedAmount?.amount,
    total,
    "the seller's processedAmount (D50)",
  );
  if (gain === undefined) return;
  expectBalanceOf(context, leaves, merchant, gain);
  const now = await getMerchantAccount(context, 'FEE');
  expectBalanceOf(context, leaves, 'the FEE account', now.pending - fee.pending);
}

/** D50, D66: money passed on to the merchant is credited to the seller first if a group names the seller. */
function isCreditedToSeller(
  { node, ancestors }: NodePosition,
  goesTo: string | undefined,
): boolean {
  if (staying.includes(node.label ?? '')) return goesTo === 'the seller';
  return goesTo === merchant || ancestors.some(({ accountCode }) => accountCode !== undefined);
}

/** Builds a tree of each label on each level, with the seller's account on the item or a group, and the merchant's on the item. */
function buildLabelTree(tried: readonly string[], seller: string, fee: string): TreeNode[] {
  let power = 0;
  const each = (name: string, accountCode?: string): TreeNode[] =>
    tried.map((label) =>
      item(`${name}_${label}`, 2 ** power++, {
        label,
        ...(accountCode === undefined ? {} : { accountCode }),
      }),
    );
  const bySeller = { accountCode: seller };
  return [
    ...each('first', seller),
    ...each('first_fee', fee),
    group(
      'outer',
      [
        ...each('middle'),
        ...each('middle_fee', fee),
        group('inner_of_outer', [...each('deep_by_outer'), ...each('deep_fee', fee)]),
      ],
      bySeller,
    ),
    group('bare', [
      ...each('middle_own', seller),
      group('inner', each('deep_by_inner'), bySeller),
      group('inner_bare', each('deep_own', seller)),
    ]),
  ];
}
