/** A sorted node with its cycle. */
export interface Ordered<T> {
  readonly node: T;
  /** Keys of the members of its cycle in order; empty if it is not part of one. */
  readonly cycle: readonly string[];
}

/**
 * Sorts nodes topologically: each after its dependencies, as far as cycles allow, otherwise in the given
 * order. Uses Tarjan's algorithm for strongly connected components; the recursion depth is at most the
 * number of nodes.
 */
export function sortByNeed<T>(
  nodes: readonly T[],
  keyOf: (node: T) => string,
  needsOf: (node: T) => readonly string[],
): Ordered<T>[] {
  const byKey = new Map(nodes.map((node) => [keyOf(node), node]));
  const state = new Map<string, { index: number; low: number; open: boolean }>();
  const stack: string[] = [];
  const sorted: Ordered<T>[] = [];

  const visit = (key: string, node: T): { index: number; low: number; open: boolean } => {
    const own = { index: state.size, low: state.size, open: true };
    state.set(key, own);
    stack.push(key);
    const needs = needsOf(node);
    for (const need of needs) {
      const target = byKey.get(need);
      if (target === undefined) continue;
      const known = state.get(need);
      if (!known) own.low = Math.min(own.low, visit(need, target).low);
      else if (known.open) own.low = Math.min(own.low, known.index);
    }
    if (own.low === own.index) close(key, needs);
    return own;
  };

  const close = (key: string, needs: readonly string[]): void => {
    const members = stack.splice(stack.lastIndexOf(key));
    for (const member of members) {
      const known = state.get(member);
      if (known) known.open = false;
    }
    const cyclic = members.length > 1 || needs.includes(key);
    // The last node reached comes first: its dependencies are sorted already, or part of the cycle.
    for (const member of members.toReversed()) {
      const found = byKey.get(member);
      if (found !== undefined) sorted.push({ node: found, cycle: cyclic ? members : [] });
    }
  };

  for (const node of nodes) if (!state.has(keyOf(node))) visit(keyOf(node), node);
  return sorted;
}
