import { describe, expect, test } from 'vitest';
import type { ServiceError } from '../../kernel/service-error.js';
import { flattenTree } from './item-tree.js';
import type { SplitItemToCreate } from './split.js';

function leaf(extRef: string, amount: number): SplitItemToCreate {
  const none = { account: null, description: null, items: [] };
  return { type: 'ITEM', label: 'PRODUCT_ITEM', ext_ref: extRef, amount, ...none };
}

function group(extRef: string, amount: number, ...items: SplitItemToCreate[]): SplitItemToCreate {
  const none = { label: null, account: null, description: null };
  return { type: 'GROUP', ext_ref: extRef, amount, items, ...none };
}

function refusal(items: SplitItemToCreate[], total: number): ServiceError {
  try {
    flattenTree({ items, total_amount: total });
  } catch (error) {
    return error as ServiceError;
  }
  throw new Error('The tree was accepted.');
}

const summary = ({ code, faults }: ServiceError) => ({
  code,
  faults: faults.map((fault) => `${fault.field} ${fault.code}`),
});

describe('a valid tree', () => {
  test('is flattened depth first', () => {
    const tree = [group('a', 30, group('b', 30, leaf('c', 10), leaf('d', 20))), leaf('e', 5)];
    const flat = flattenTree({ items: tree, total_amount: 35 });
    expect(
      flat.map(({ line, parent, field, item }) => [line, parent?.line, field, item.amount]),
    ).toEqual([
      [0, undefined, 'items[0]', 30],
      [1, 0, 'items[0].items[0]', 30],
      [2, 1, 'items[0].items[0].items[0]', 10],
      [3, 1, 'items[0].items[0].items[1]', 20],
      [4, undefined, 'items[1]', 5],
    ]);
  });

  test('may have 1000 leaves', () => {
    const leaves = Array.from({ length: 1000 }, (_leaf, index) => leaf(`item-${index}`, 1));
    const items = [group('all', 1000, ...leaves)];
    expect(flattenTree({ items, total_amount: 1000 })).toHaveLength(1001);
  });
});

describe('a tree is rejected', () => {
  test('if the first level does not sum up to the total', () => {
    const { code, message, params } = refusal([leaf('a', 10), leaf('b', 20)], 31);
    expect(code).toBe('422.300.001');
    expect(params).toEqual({ totalAmount: 31, sumOfElementsAmount: 30 });
    expect(message).toBe(
      'The declared total is 31, the items add up to 30; the two must be equal.',
    );
  });

  test('if a group is not the sum of its direct children', () => {
    const tree = [group('a', 30, group('b', 11, leaf('c', 10)), leaf('d', 20))];
    expect(summary(refusal(tree, 30))).toEqual({
      code: '422.900.001',
      faults: ['items[0].amount 422.300.004', 'items[0].items[0].amount 422.300.004'],
    });
  });

  test('if it has more than 1000 leaves', () => {
    const leaves = Array.from({ length: 501 }, (_leaf, index) => leaf(`item-${index}`, 1));
    const more = leaves.map((item) => ({ ...item, ext_ref: `more-${item.ext_ref}` }));
    const tree = [group('a', 501, ...leaves), group('b', 501, ...more)];
    expect(refusal(tree, 1002)).toMatchObject({ code: '422.300.005', params: { count: 1002 } });
  });

  test('with a conflict if an extRef occurs twice, on any level', () => {
    const tree = [group('a', 1, leaf('b', 1)), leaf('b', 1), leaf('a', 1)];
    expect(summary(refusal(tree, 3))).toEqual({
      code: '409.300.002',
      faults: ['items[1].extRef 409.300.002', 'items[2].extRef 409.300.002'],
    });
  });

  test('with all faults at once, including conflicts', () => {
    expect(summary(refusal([leaf('a', 1), leaf('a', 1)], 3))).toEqual({
      code: '422.900.001',
      faults: ['totalAmount 422.300.001', 'items[1].extRef 409.300.002'],
    });
  });
});
