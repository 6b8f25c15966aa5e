import type { Stage } from '../stage.js';
import type { Place } from './trees.js';

/** A leaf whose amount is a power of two, so that a sum tells which leaves are in it. */
export interface MarkedLeaf {
  readonly place: Place;
  /** Where its money has to be, as findings name it; undefined where it may be anywhere. */
  readonly goesTo: string | undefined;
}

/**
 * Expects a balance to hold the money of the leaves that go there, and of no others. All leaves have
 * different powers of two as amounts.
 */
export function expectMoneyOf(
  stage: Stage,
  leaves: readonly MarkedLeaf[],
  where: string,
  balance: number,
): void {
  const holds = (leaf: MarkedLeaf): boolean => Math.floor(balance / amountOf(leaf)) % 2 === 1;
  const due = leaves.filter((leaf) => {
    return leaf.goesTo === where || (leaf.goesTo === undefined && holds(leaf));
  });
  const sum = due.reduce((total, leaf) => total + amountOf(leaf), 0);
  const lacking = due.filter((leaf) => !holds(leaf)).map(named);
  const surplus = leaves.filter((leaf) => !due.includes(leaf) && holds(leaf)).map(named);
  const found = [
    ...(lacking.length > 0 ? [`it lacks ${lacking.join(', ')}`] : []),
    ...(surplus.length > 0 ? [`it has ${surplus.join(', ')}`] : []),
  ];
  const expected = `${where} gets the money of ${due.map(named).join(', ') || 'no item'}`;
  const isSum = balance >= 0 && (lacking.length > 0 || surplus.length > 0);
  stage.holds(
    balance === sum,
    expected,
    isSum ? found.join('; ') : `it got ${balance}, not ${sum}`,
  );
}

function amountOf({ place }: MarkedLeaf): number {
  return place.node.amount ?? 0;
}

function named({ place }: MarkedLeaf): string {
  return place.node.extRef;
}
