import { getLiableAccount } from '../fixtures/balances.js';
import { expectBalanceOf, type MarkedLeaf } from '../fixtures/marked-leaves.js';
import {
  type ApiVersion,
  createHolderWithAccounts,
  createPayment,
  createRefund,
  group,
  item,
  listLeaves,
  paymentBody,
  getPendingByAccount,
  listNodes,
  refundBody,
  type TreeNode,
} from '../fixtures/trees.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'refund splits';

/** The nodes that name an account. */
const owners = [
  "the payment's item",
  "the payment's inner group",
  "the payment's outer group",
  "the refund's item",
  "the refund's inner group",
  "the refund's outer group",
];
const merchant = 'the merchant';

/** Whether a node has an account in the payment, and in the refund. */
type Naming = readonly [inPayment: boolean, inRefund: boolean];

const namings: readonly Naming[] = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
];

/** D150: every combination of accounts on the nodes of a payment and of its refund. */
export function accounts(version: ApiVersion): Scenario {
  return {
    id: `refund-trees/${version}/accounts`,
    title:
      'The money of a refund item is taken from its account in the refund or the payment, or else from that of the nearest group, or else from the merchant.',
    area,
    version,
    claims: ['D150', 'D73'],
    run: async (context) => {
      // Half of the combinations at a time, so that the sum of powers of two stays a safe integer.
      for (const ofRefund of [false, true]) {
        await checkAccounts(context, version, ofRefund);
      }
    },
  };
}

async function checkAccounts(
  context: ScenarioContext,
  version: ApiVersion,
  outerInRefund: boolean,
): Promise<void> {
  const { holder, codes } = await createHolderWithAccounts(context, owners.length);
  const trees = buildCombinations(codes, outerInRefund);
  const extRef = context.unique();
  await createPayment(context, version, paymentBody(extRef, trees.payment));
  const before = await getPendingByAccount(context, holder);
  const ofMerchant = await getLiableAccount(context);
  const refund = await createRefund(context, version, refundBody(context, extRef, trees.refund));
  const after = await getPendingByAccount(context, holder);
  const leaves = markLeaves(trees, codes);
  for (const [index, owner] of owners.entries()) {
    const code = codes[index] ?? '';
    const taken = (before.get(code) ?? 0) - (after.get(code) ?? 0);
    expectBalanceOf(context, leaves, `the account of ${owner}`, taken);
  }
  if (context.hasOwnTenant) {
    expectBalanceOf(
      context,
      leaves,
      merchant,
      ofMerchant.pending - (await getLiableAccount(context)).pending,
    );
  }
  const shown = listNodes(refund.items as readonly TreeNode[]).map(({ node }) => [
    node.extRef,
    node.accountCode ?? 'none',
  ]);
  const named = namedAccounts(trees);
  const expected = listNodes(trees.refund).map(({ node }) => [
    node.extRef,
    named.get(node.extRef) ?? 'none',
  ]);
  context.expectEqual(shown, expected, 'the accounts that the nodes of the refund show');
}

interface Trees {
  readonly payment: readonly TreeNode[];
  readonly refund: readonly TreeNode[];
}

/** Encodes in a node's name which trees name its account: `p` for the payment, `r` for the refund. */
function encodeNaming([inPayment, inRefund]: Naming): string {
  return `${inPayment ? 'p' : ''}${inRefund ? 'r' : ''}-`;
}

function buildCombinations(codes: readonly string[], outerInRefund: boolean): Trees {
  let power = 0;
  const accountsOf = ([inPayment, inRefund]: Naming, owner: number): [object, object] => [
    inPayment ? { accountCode: codes[owner] } : {},
    inRefund ? { accountCode: codes[owner + 3] } : {},
  ];
  const leavesWithin = (above: string): Trees => {
    const pairs = namings.map((naming) => {
      const name = `${above}item${encodeNaming(naming)}`;
      const amount = 2 ** power++;
      const [ofPayment, ofRefund] = accountsOf(naming, 0);
      const second = { ...ofRefund, originalExtRef: name };
      return [item(name, amount, ofPayment), item(name, amount, second)] as const;
    });
    return { payment: pairs.map(([first]) => first), refund: pairs.map(([, second]) => second) };
  };
  const groupsWithin = (
    above: string,
    owner: number,
    all: readonly Naming[],
    contents: (name: string) => Trees,
  ): Trees => {
    const pairs = all.map((naming) => {
      const name = `${above}${owner === 1 ? 'inner' : 'outer'}${encodeNaming(naming)}`;
      const inside = contents(`${name}:`);
      const [ofPayment, ofRefund] = accountsOf(naming, owner);
      const second = { ...ofRefund, originalExtRef: name };
      return [group(name, inside.payment, ofPayment), group(name, inside.refund, second)] as const;
    });
    return { payment: pairs.map(([first]) => first), refund: pairs.map(([, second]) => second) };
  };
  const joined = (...parts: Trees[]): Trees => ({
    payment: parts.flatMap(({ payment }) => payment),
    refund: parts.flatMap(({ refund }) => refund),
  });
  const outer = groupsWithin(
    '',
    2,
    namings.filter(([, inRefund]) => inRefund === outerInRefund),
    (name) => joined(leavesWithin(name), groupsWithin(name, 1, namings, leavesWithin)),
  );
  return joined(leavesWithin('first:'), outer);
}

/** The account of each node of the refund: its own, or else that of the payment's node. */
function namedAccounts({ payment, refund }: Trees): Map<string, string | undefined> {
  const ofPayment = new Map(
    listNodes(payment).map(({ node }) => [node.extRef, node.accountCode] as const),
  );
  return new Map(
    listNodes(refund).map(({ node }) => [
      node.extRef,
      node.accountCode ?? ofPayment.get(node.extRef),
    ]),
  );
}

function markLeaves(trees: Trees, codes: readonly string[]): MarkedLeaf[] {
  const named = namedAccounts(trees);
  return listLeaves(trees.refund).map((place): MarkedLeaf => {
    const upwards = [place.node, ...place.ancestors.toReversed()];
    const code = upwards.map(({ extRef }) => named.get(extRef)).find((each) => each !== undefined);
    const owner = owners[codes.indexOf(code ?? '')];
    return { place, account: owner === undefined ? merchant : `the account of ${owner}` };
  });
}
