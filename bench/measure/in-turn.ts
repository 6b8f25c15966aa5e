/**
 * Measures things in turn, in a rotating order, so that load on the machine affects all of them. The first round is a
 * warm-up and is not counted.
 * @returns the measurements of each, by round
 */
export async function measureInTurn<Item, Result>(
  items: readonly Item[],
  rounds: number,
  measure: (item: Item, isWarmUp: boolean) => Promise<Result>,
): Promise<ReadonlyMap<Item, readonly Result[]>> {
  const results = new Map(items.map((item): [Item, Result[]] => [item, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % items.length;
    for (const item of [...items.slice(first), ...items.slice(0, first)]) {
      const result = await measure(item, round === 0);
      if (round > 0) results.get(item)?.push(result);
    }
  }
  return results;
}
