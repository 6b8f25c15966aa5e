import { pathText, type Path } from '../json.js';

export { isFee } from '../profile/splits.js';

/** A node in the tree of a payment or refund, valid in both versions. */
export interface TreeNode {
  readonly type: 'GROUP' | 'ITEM';
  readonly extRef: string;
  /** In minor units; a refund without it takes the amount of the payment. */
  readonly amount?: number;
  readonly label?: string;
  readonly accountCode?: string;
  readonly description?: string;
  /** In a refund: the extRef of the node in the payment. */
  readonly originalExtRef?: string;
  readonly items?: readonly TreeNode[];
  /** Assigned by the service. */
  code?: string;
}

/** A node and its position in the tree. */
export interface NodePosition {
  readonly node: TreeNode;
  /** The path in the body, such as `['items', 0, 'items', 1]`. */
  readonly path: Path;
  /** The path as errors name it, such as `items[0].items[1]`. */
  readonly field: string;
  /** The groups around it, outermost first. */
  readonly ancestors: readonly TreeNode[];
}

/** Lists all nodes of a tree, depth first. */
export function listNodes(
  items: readonly TreeNode[],
  within: Path = [],
  ancestors: readonly TreeNode[] = [],
): NodePosition[] {
  return items.flatMap((node, index) => {
    const path = [...within, 'items', index];
    const inner = listNodes(node.items ?? [], path, [...ancestors, node]);
    return [{ node, path, field: pathText(path), ancestors }, ...inner];
  });
}

/** Lists the leaves of a tree. */
export function listLeaves(items: readonly TreeNode[]): NodePosition[] {
  return listNodes(items).filter(({ node }) => node.type === 'ITEM');
}

/** The sum of the amounts of nodes. */
export function sumAmounts(items: readonly TreeNode[]): number {
  return items.reduce((sum, { amount = 0 }) => sum + amount, 0);
}
