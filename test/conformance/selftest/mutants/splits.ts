import { mutant, type Mutant } from '../mutant.js';

const create = 'domain/splits/create-split.ts';

/** Payment splits: replays, sums, trees, accounts, labels, cancellation. */
export const splitMutants: readonly Mutant[] = [
  mutant(
    'splits/replay-creates-another',
    'A payment split sent again under its extRef is not recognised.',
    'EXT-PS-036 EXT-PS-038 CORE-PS-066 CORE-PS-067',
    create,
    'if (stored) return',
    'if (stored && stored.row.total_amount < 0) return',
  ),
  mutant(
    'splits/sum-not-checked',
    'totalAmount may differ from the sum of the items.',
    'EXT-PS-024 CORE-PS-071',
    'domain/splits/item-tree.ts',
    'if (sum !== totalAmount)',
    'if (sum < 0)',
  ),
  mutant(
    'splits/sum-off-by-one-tolerated',
    'totalAmount may be one minor unit off the sum of the items.',
    'EXT-PS-024 CORE-PS-071',
    'domain/splits/item-tree.ts',
    'if (sum !== totalAmount)',
    'if (Math.abs(sum - totalAmount) > 1)',
  ),
];
