import type { Scenario } from '../scenario.js';
import { lookUp } from '../../document/pointer.js';
import { leaf, buildSplit } from '../fixtures/splits.js';

const area = 'payment splits';

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
