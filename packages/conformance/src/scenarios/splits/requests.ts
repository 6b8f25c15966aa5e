import { lookUp } from '../../document/pointer.js';
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

/** D68: the required fields of each version. */
export const required: Scenario = {
  id: 'splits/required-fields',
  title: 'Version 1 requires paymentMethod and extProcessedAt, version 2 pspExtRef.',
  area,
  claims: [
    'CORE-PS-030',
    'CORE-PS-031',
    'CORE-PS-035',
    'CORE-PS-041',
    'EXT-PS-006',
    'EXT-PS-016',
    'EXT-PS-018',
    'D68',
  ],
  run: async (context) => {
    await context.call('v1.createPaymentSplit', { body: buildSplitV1(context) });
    for (const name of ['paymentMethod', 'extProcessedAt'] as const) {
      const { [name]: _left, ...body } = buildSplitV1(context);
      await context.expectError('v1.createPaymentSplit', { body: body as never }, 422);
    }
    const empty = { ...buildSplitV1(context), paymentMethod: '' };
    await context.decided?.expectError('v1.createPaymentSplit', { body: empty }, 422);
    const before = Date.now() - 60_000;
    const whole = buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 100)]);
    const made = await context.call('v2.createPaymentSplit', { body: whole });
    const isNow = Date.parse(made.extProcessedAt ?? '') >= before;
    context.decided?.expect(isNow, 'extProcessedAt defaults to now', made.extProcessedAt);
    const { pspExtRef: _left, ...body } = buildSplit(context, [
      leaf('item_1', 'PRODUCT_ITEM', 100),
    ]);
    await context.expectError('v2.createPaymentSplit', { body: body as never }, 422);
    const blank = { ...body, pspExtRef: '' };
    await context.decided?.expectError('v2.createPaymentSplit', { body: blank }, 422);
  },
};

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

/** D69, D148, CORE-PS-013: the stored split. */
export const echo: Scenario = {
  id: 'splits/echo',
  title: 'A split is returned as it was sent, including its tree and, in version 1, pspResponse.',
  area,
  version: 'v1',
  claims: [
    'CORE-PS-006',
    'CORE-PS-007',
    'CORE-PS-008',
    'CORE-PS-009',
    'CORE-PS-010',
    'CORE-PS-011',
    'CORE-PS-013',
    'CORE-PS-014',
    'CORE-PS-033',
    'CORE-PS-039',
    'D69',
    'D148',
  ],
  run: async (context) => {
    const inner = { ...leaf('leaf_1', 'PRODUCT_ITEM', 60), description: 'Left shoe' };
    const group = {
      type: 'GROUP' as const,
      extRef: 'group',
      label: 'SHIPPING' as const,
      amount: 60,
      description: 'A box',
      items: [inner],
    };
    const body = {
      ...buildSplitV1(context),
      pspExtRef: 'psp_1',
      description: 'Order 1',
      pspResponse: { type: 'AUTHORISATION', data: 'e30=' },
      items: [group, leaf('leaf_2', 'SHIPPING', 40)],
    };
    const { code } = await context.call('v1.createPaymentSplit', { body });
    const read = await context.call('v1.getPaymentSplit', { path: { code } });
    const { extProcessedAt: _at, items: _items, ...plain } = body;
    for (const [name, value] of Object.entries(plain)) {
      context.expectEqual(lookUp(read, `/${name}`), value, name);
    }
    const pointers = ['/items/0', '/items/0/items/0', '/items/1'];
    for (const pointer of pointers) {
      const sent = lookUp(body, pointer);
      for (const name of ['type', 'extRef', 'label', 'amount', 'description']) {
        const expected = lookUp(sent, `/${name}`);
        context.expectEqual(lookUp(read, `${pointer}/${name}`), expected, `${pointer}/${name}`);
      }
    }
    const lower = { ...buildSplitV1(context), paymentProcessor: 'adyen' };
    await context.expectError('v1.createPaymentSplit', { body: lower }, 422);
  },
};
