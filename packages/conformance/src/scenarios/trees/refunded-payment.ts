import type { Path } from '../../json.js';
import { expectErrorDetails, type ErrorDetail } from '../fixtures/error-details.js';
import {
  type Accounts,
  type ApiVersion,
  createHolderWithAccounts,
  createPayment,
  createRefund,
  fullTree,
  group,
  item,
  paymentBody,
  getPendingByAccount,
  type NodePosition,
  refundBody,
  type TreeNode,
} from '../fixtures/trees.js';
import type { ScenarioContext } from '../scenario-context.js';

/** A payment with a full tree of one account, and its refunds. */
export class RefundedPayment {
  readonly extRef: string;
  readonly items: readonly TreeNode[];
  readonly #context: ScenarioContext;
  readonly #version: ApiVersion;
  readonly #accounts: Accounts;

  private constructor(context: ScenarioContext, version: ApiVersion, accounts: Accounts) {
    this.#context = context;
    this.#version = version;
    this.#accounts = accounts;
    this.extRef = context.unique();
    this.items = fullTree(accounts.codes[0]);
  }

  static async create(context: ScenarioContext, version: ApiVersion): Promise<RefundedPayment> {
    const payment = new RefundedPayment(
      context,
      version,
      await createHolderWithAccounts(context, 1),
    );
    await createPayment(context, version, paymentBody(payment.extRef, payment.items));
    return payment;
  }

  body(items: readonly TreeNode[]): object {
    return refundBody(this.#context, this.extRef, items);
  }

  refund(items: readonly TreeNode[]): ReturnType<typeof createRefund> {
    return createRefund(this.#context, this.#version, this.body(items));
  }

  /** Expects a refund to be rejected with these error details. */
  async expectError(body: object, faults: readonly ErrorDetail[]): Promise<void> {
    const id = `${this.#version}.createRefundSplit` as const;
    const status = Math.max(...faults.map(({ code }) => Number(code.slice(0, 3))));
    const exchange = await this.#context.expectError(id, { body: body as never }, status);
    const fields = faults.map(({ field }) => field).join(' and ');
    expectErrorDetails(this.#context, exchange, faults, `the error in ${fields}`);
  }

  /** Expects the pending balance of the account. */
  async expectPending(amount: number): Promise<void> {
    const pending = await getPendingByAccount(this.#context, this.#accounts.holder);
    const [code = ''] = this.#accounts.codes;
    this.#context.expectEqual(pending.get(code), amount, 'the pending balance of the account');
  }
}

/** Builds a refund of all nodes of a tree; `change` returns the further members of each. */
export function buildRefundTree(
  items: readonly TreeNode[],
  change: (node: TreeNode) => Partial<TreeNode> = ({ amount, label }) => ({
    ...(amount === undefined ? {} : { amount }),
    ...(label === undefined ? {} : { label }),
  }),
): TreeNode[] {
  return items.map((node) => ({
    type: node.type,
    extRef: `back_${node.extRef}`,
    originalExtRef: node.extRef,
    ...change(node),
    ...(node.items ? { items: buildRefundTree(node.items, change) } : {}),
  }));
}

/** Builds the refund of a single leaf, within its groups. */
export function buildBranch({ node, ancestors }: NodePosition, amount: number): TreeNode[] {
  const { extRef, label = '' } = node;
  const leaf = item(`back_${extRef}`, amount, { originalExtRef: extRef, label });
  return [ancestors.toReversed().reduce(groupAround, leaf)];
}

function groupAround(inside: TreeNode, { extRef }: TreeNode): TreeNode {
  return group(`back_${extRef}`, [inside], { originalExtRef: extRef });
}

/** Returns the path of the amount of the leaf of a branch. */
export function amountPath({ ancestors }: NodePosition): Path {
  return ['items', 0, ...ancestors.flatMap(() => ['items', 0]), 'amount'];
}
