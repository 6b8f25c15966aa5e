import type { Scenario } from '../scenario.js';
import { lookUp } from '../../document/pointer.js';
import { elements, member } from '../../json.js';
import { createSeller } from '../fixtures/sellers.js';
import { leaf, buildSplit, type SplitItem } from '../fixtures/splits.js';

const area = 'payment splits';

/** D62, D14: unique extRefs of items, across levels. */
export const itemConflict: Scenario = {
  id: 'splits/item-conflict',
  title: 'A payment split with two items of the same extRef is a conflict, and nothing is stored.',
  area,
  version: 'v2',
  claims: ['EXT-PS-037', 'EXT-PS-039', 'CORE-PS-050', 'CORE-PS-070', 'CORE-ERR-010', 'D62'],
  run: async (context) => {
    const seller = await createSeller(context);
    const twice = [
      leaf('same_ref', 'PRODUCT_ITEM', 100, seller.accountCode),
      leaf('same_ref', 'SHIPPING', 200),
    ];
    const body = buildSplit(context, twice);
    await context.expectError('v2.createPaymentSplit', { body }, 409, '409.300.002');
    const nested = buildSplit(context, [
      {
        type: 'GROUP',
        extRef: 'same_ref',
        amount: 100,
        items: [leaf('same_ref', 'PRODUCT_ITEM', 100)],
      },
    ]);
    await context.expectError('v2.createPaymentSplit', { body: nested }, 409, '409.300.002');
    // The extRef is still free, as nothing was stored.
    const stored = await context.send('v2.createPaymentSplit', {
      body: buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 300)], body.extRef),
    });
    context.expectSuccess(stored.reply, 'a valid split with the same extRef');
    context.expect(
      stored.reply.headers['x-idempotent-replay'] !== 'true',
      'the rejected split was not stored',
      'its extRef is a replay',
    );
  },
};

/** D64, CORE-ERR-030: the sum of the items. */
export const sumMismatch: Scenario = {
  id: 'splits/sum',
  title:
    'A split whose items do not add up to totalAmount is rejected, with both sums in the error.',
  area,
  version: 'v2',
  claims: [
    'EXT-PS-024',
    'CORE-PS-071',
    'CORE-PS-072',
    'CORE-ERR-021',
    'CORE-ERR-022',
    'CORE-ERR-030',
    'D14',
    'D64',
  ],
  run: async (context) => {
    const items = [leaf('item_1', 'PRODUCT_ITEM', 700), leaf('item_2', 'SHIPPING', 301)];
    for (const totalAmount of [1_000, 1_002]) {
      const body = { ...buildSplit(context, items), totalAmount };
      const { reply } = await context.expectError(
        'v2.createPaymentSplit',
        { body },
        422,
        '422.300.001',
      );
      const params = lookUp(reply.json, '/parameterized/params');
      const values = typeof params === 'object' && params !== null ? Object.values(params) : [];
      const numbers = values.map(Number);
      context.expect(
        numbers.includes(totalAmount) && numbers.includes(1_001),
        `parameterized.params contains ${totalAmount} and 1001`,
        JSON.stringify(params ?? null),
      );
      const template = lookUp(reply.json, '/parameterized/template');
      context.expect(
        typeof template === 'string' && /\{\w+\}/.test(template),
        'parameterized.template is a string with placeholders',
        JSON.stringify(template ?? null),
      );
    }
    await context.call('v2.createPaymentSplit', { body: buildSplit(context, items) });
  },
};

/** CORE-PS-051, D64: the amount of a group. */
export const groupSum: Scenario = {
  id: 'splits/group-sum',
  title: 'The amount of a GROUP is required and has to be the sum of its items.',
  area,
  version: 'v2',
  claims: ['EXT-PS-024', 'CORE-PS-018', 'CORE-PS-051', 'CORE-PS-071', 'D64', 'D198'],
  run: async (context) => {
    const inner = [leaf('leaf_1', 'PRODUCT_ITEM', 300), leaf('leaf_2', 'SHIPPING', 45)];
    const wrong = buildSplit(context, [
      { type: 'GROUP', extRef: 'group', amount: 344, items: inner },
    ]);
    await context.expectError('v2.createPaymentSplit', { body: wrong }, 422, '422.300.004');
    const body = buildSplit(context, [
      { type: 'GROUP', extRef: 'group', amount: 345, items: inner },
    ]);
    const { amount: _sum, ...without } = body.items[0] ?? {};
    const lacking = { ...body, items: [without as never] };
    await context.expectError('v2.createPaymentSplit', { body: lacking }, 422);
    const stored = await context.call('v2.createPaymentSplit', { body });
    context.expectEqual(stored.items[0]?.amount, 345, 'the amount of the GROUP');
  },
};

/** D63: the depth of the tree. */
export const depth: Scenario = {
  id: 'splits/depth',
  title: 'The tree of items has at most three levels.',
  area,
  version: 'v2',
  claims: ['CORE-PS-016', 'CORE-PS-057', 'CORE-LIM-008', 'D63'],
  run: async (context) => {
    const nest = (levels: number) => {
      let item: SplitItem = leaf('leaf_0', 'PRODUCT_ITEM', 100);
      for (let level = 1; level < levels; level += 1) {
        const items: never[] = [item as never];
        item = { type: 'GROUP', extRef: `group_${level}`, amount: 100, items };
      }
      return buildSplit(context, [item]);
    };
    await context.call('v2.createPaymentSplit', { body: nest(3) });
    await context.expectError('v2.createPaymentSplit', { body: nest(4) }, 422, '422.300.003');
  },
};

/** D25, CORE-PS-059: the codes of items. */
export const itemCodes: Scenario = {
  id: 'splits/codes',
  title: 'The split and each of its items, on every level, get a unique code.',
  area,
  version: 'v2',
  claims: ['CORE-PS-058', 'CORE-PS-059', 'CORE-GEN-014', 'EXT-PS-001', 'D25'],
  run: async (context) => {
    const group = {
      type: 'GROUP' as const,
      extRef: 'group',
      amount: 12,
      items: [leaf('leaf_1', 'PRODUCT_ITEM', 12)],
    };
    const body = {
      ...buildSplit(context, [group, leaf('leaf_2', 'COMMISSION', 3)]),
      code: 'sp_chosen_by_the_caller',
    };
    const stored = await context.call('v2.createPaymentSplit', { body });
    context.expect(
      stored.code !== body.code,
      'the service chooses the code',
      `it is ${stored.code}`,
    );
    const inner = elements(stored.items[0]?.items).map((item) => member(item, 'code'));
    const codes = [stored.code, ...stored.items.map((item) => item.code), ...inner];
    context.expectEqual(codes.length, 4, 'the number of codes');
    context.expect(
      codes.every((code) => typeof code === 'string'),
      'every item has a code',
      JSON.stringify(codes),
    );
    context.expectEqual(new Set(codes).size, codes.length, 'the number of different codes');
    const read = await context.call('v2.getPaymentSplit', { path: { code: stored.code } });
    context.expectEqual(read, stored, 'the split, read again');
  },
};
