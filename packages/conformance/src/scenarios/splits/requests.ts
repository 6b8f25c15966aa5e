import { leaf, buildSplit, type SplitItem, type SplitLeaf } from '../fixtures/splits.js';
import type { Scenario } from '../scenario.js';
import type { RequestBodyOf, ScenarioContext } from '../scenario-context.js';

const area = 'payment splits';

/** Builds the body of a payment split in version 1. */
function buildSplitV1(context: ScenarioContext): RequestBodyOf<'v1.createPaymentSplit'> {
  const { pspExtRef: _left, ...rest } = buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 100)]);
  const extProcessedAt = '2026-03-10T15:05:09+01:00';
  return { ...rest, paymentMethod: 'ideal', extProcessedAt };
}

/** D60, D197: valid references. */
export const references: Scenario = {
  id: 'splits/ext-refs',
  title:
    'An extRef has 4 to 64 characters, only letters, digits and # @ : _ | -, in both versions.',
  area,
  claims: ['CORE-LIM-001', 'CORE-PS-023', 'EXT-PS-009', 'EXT-LIM-007', 'D60', 'D197'],
  run: async (context) => {
    const start = context.unique();
    const fill = (length: number): string => start.padEnd(length, 'x').slice(0, length);
    // The text of the reference allows the hyphen, and its regular expression the pipe (D60).
    const either = context.decided ? [`${start}-b|c`] : [];
    for (const extRef of [`${start}#c@d:e_f`, fill(64), ...either]) {
      const made = await context.call('v1.createPaymentSplit', {
        body: { ...buildSplitV1(context), extRef },
      });
      context.expectEqual(made.extRef, extRef, 'extRef');
    }
    for (const extRef of ['abc', fill(65), `${start} a`, `${start}/a`]) {
      await context.expectError(
        'v1.createPaymentSplit',
        { body: { ...buildSplitV1(context), extRef } },
        422,
      );
      const body = { ...buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 1)]), extRef };
      await context.expectError('v2.createPaymentSplit', { body }, 422);
      const item = buildSplit(context, [leaf(extRef, 'PRODUCT_ITEM', 1)]);
      await context.expectError('v2.createPaymentSplit', { body: item }, 422);
    }
  },
};

function buildGroup(extRef: string, items: SplitLeaf[]): SplitItem {
  return { type: 'GROUP', extRef, amount: items.length, items };
}

/** D19: the maximum number of items. */
export const itemLimit: Scenario = {
  id: 'splits/item-limit',
  title: 'A payment split has at most 1,000 ITEMs.',
  area,
  version: 'v2',
  claims: ['EXT-PS-012', 'D19'],
  run: async (context) => {
    const items = Array.from({ length: 1_001 }, (_each, index) =>
      leaf(`item_${index}`, 'PRODUCT_ITEM', 1),
    );
    await context.expectError('v2.createPaymentSplit', { body: buildSplit(context, items) }, 422);
    const nest = (leaves: typeof items) => [
      buildGroup('first', leaves.slice(0, 600)),
      buildGroup('second', leaves.slice(600)),
    ];
    const tooMany = buildSplit(context, nest(items));
    await context.expectError('v2.createPaymentSplit', { body: tooMany }, 422, '422.300.005');
    // Groups do not count.
    const most = buildSplit(context, nest(items.slice(1)));
    const { items: stored } = await context.call('v2.createPaymentSplit', { body: most });
    const sizes = stored.map((each) => each.items?.length);
    context.expectEqual(sizes, [600, 400], 'the number of items of each group');
  },
};
