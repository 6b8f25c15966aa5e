import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import {
  createRefund,
  group,
  item,
  paymentBody,
  refundBody,
  sumAmounts,
  type TreeNode,
} from '../fixtures/trees.js';
import type { ApiVersion } from '../fixtures/trees.js';
import { apiVersions, createPayment } from '../fixtures/trees.js';
import type { ErrorDetail } from '../fixtures/error-details.js';
import type { ErrorCase, ErrorProbe } from './error-probe.js';

/** Builds an error detail. */
function fault(field: string, code: ErrorCode, attemptedValue?: unknown): ErrorDetail {
  return { field, code, ...(attemptedValue === undefined ? {} : { attemptedValue }) };
}

/** Expects both versions to reject a payment split with these items. */
async function expectPaymentError(
  probe: ErrorProbe,
  items: readonly TreeNode[],
  faults: readonly ErrorDetail[],
  given: object = {},
): Promise<void> {
  const body = { ...paymentBody(probe.context.unique(), items), ...given };
  const ids = ['v1.createPaymentSplit', 'v2.createPaymentSplit'] as const;
  await probe.expectErrorFromBoth(ids, { body }, faults);
}

/** Creates a payment of two items of 100 each, one of them in a group, and returns its extRef. */
async function pay(probe: ErrorProbe): Promise<string> {
  const extRef = probe.context.unique();
  await createPayment(probe.context, 'v2', paymentBody(extRef, [shoes(100), box([socks(100)])]));
  return extRef;
}

const shoes = (amount: number): TreeNode => item('shoes', amount);
const socks = (amount: number): TreeNode => item('socks', amount);
const box = (items: readonly TreeNode[]): TreeNode => group('box_1', items);

const back = (amount: number, given: Partial<TreeNode> = {}): TreeNode =>
  item('back-shoes', amount, { originalExtRef: 'shoes', ...given });

/** Expects versions of the API to reject a refund with these items. */
async function expectRefundError(
  probe: ErrorProbe,
  extRef: string,
  items: readonly TreeNode[] | undefined,
  faults: readonly ErrorDetail[],
  given: object = {},
  versions: readonly ApiVersion[] = apiVersions,
): Promise<void> {
  for (const version of versions) {
    const whole = refundBody(probe.context, extRef, items ?? []);
    const { items: _items, totalAmount: _total, ...full } = whole as Record<string, unknown>;
    const body = { ...(items ? whole : full), ...given };
    await probe.expectError(`${version}.createRefundSplit`, { body: body as never }, faults);
  }
}

const many = (count: number): TreeNode[] =>
  Array.from({ length: count }, (_, index) => item(`item-${index}`, 1));

/** Leaves in groups, as a single list has at most 1,000 items. */
const tooMany = [group('group_1', many(600)), group('group_2', many(1_001).slice(600))];

const payments: readonly ErrorCase[] = [
  {
    code: '409.300.002',
    area: 'payment splits',
    provoke: async (probe) => {
      const conflict = fault('items[1].extRef', '409.300.002', 'shoes');
      await expectPaymentError(probe, [shoes(1), shoes(2)], [conflict]);
      const twice = [conflict, fault('items[2].extRef', '409.300.002', 'shoes')];
      await expectPaymentError(probe, [shoes(1), shoes(2), shoes(3)], twice);
      // Together with a wrong total.
      const total = fault('totalAmount', '422.300.001', 4);
      await expectPaymentError(probe, [shoes(1), shoes(2)], [total, conflict], { totalAmount: 4 });
    },
  },
  {
    code: '409.300.003',
    area: 'payment splits',
    needs: ['settle'],
    provoke: async (probe) => {
      const extRef = await pay(probe);
      await probe.context.operator.settle({ extRefs: [extRef] });
      await expectCancelError(probe, extRef);
    },
  },
  {
    code: '409.300.004',
    area: 'payment splits',
    provoke: async (probe) => {
      const extRef = await pay(probe);
      await createRefund(probe.context, 'v2', refundBody(probe.context, extRef, [back(1)]));
      await expectCancelError(probe, extRef);
    },
  },
  {
    code: '422.300.001',
    area: 'payment splits',
    provoke: async (probe) => {
      const total = fault('totalAmount', '422.300.001', 4);
      await expectPaymentError(probe, [shoes(1), box([socks(2)])], [total], { totalAmount: 4 });
      const wrong = { ...box([socks(2)]), amount: 5 };
      const sum = fault('items[1].amount', '422.300.004', 5);
      await expectPaymentError(probe, [shoes(1), wrong], [total, sum], { totalAmount: 4 });
    },
  },
  {
    code: '422.300.003',
    area: 'payment splits',
    provoke: async (probe) => {
      const deep = group('outer', [group('inner', [box([socks(2)])])]);
      const field = 'items[0].items[0].items[0].type';
      await expectPaymentError(probe, [deep], [fault(field, '422.300.003', 'GROUP')]);
    },
  },
  {
    code: '422.300.004',
    area: 'payment splits',
    provoke: async (probe) => {
      const wrong = { ...box([socks(2)]), amount: 5 };
      const sum = fault('items[0].amount', '422.300.004', 5);
      await expectPaymentError(probe, [wrong], [sum]);
      const other = { ...group('box_2', [shoes(1)]), amount: 3 };
      const second = fault('items[1].amount', '422.300.004', 3);
      await expectPaymentError(probe, [wrong, other], [sum, second]);
    },
  },
  {
    code: '422.300.005',
    area: 'payment splits',
    provoke: (probe) => expectPaymentError(probe, tooMany, [fault('items', '422.300.005')]),
  },
];

async function expectCancelError(probe: ErrorProbe, extRef: string): Promise<void> {
  const query = { _pageSize: 500 };
  const { elements } = await probe.context.call('v2.listPaymentSplits', { query });
  const code = elements.find((split) => split.extRef === extRef)?.code ?? '';
  await probe.expectError('v2.cancelPaymentSplit', { path: { code }, body: {} });
}

const refunds: readonly ErrorCase[] = [
  {
    code: '404.310.001',
    area: 'refund splits',
    provoke: async (probe) => {
      const unknown = fault('extRef', '404.310.001', 'no-such-payment');
      await expectRefundError(probe, 'no-such-payment', undefined, [unknown]);
      await expectRefundError(probe, 'no-such-payment', [back(1)], [unknown]);
    },
  },
  {
    code: '409.310.001',
    area: 'refund splits',
    provoke: async (probe) => {
      const extRef = await pay(probe);
      const query = { _pageSize: 500 };
      const { elements } = await probe.context.call('v2.listPaymentSplits', { query });
      const code = elements.find((split) => split.extRef === extRef)?.code ?? '';
      await probe.context.call('v2.cancelPaymentSplit', { path: { code } });
      const cancelled = fault('extRef', '409.310.001', extRef);
      await expectRefundError(probe, extRef, undefined, [cancelled]);
      await expectRefundError(probe, extRef, [back(1)], [cancelled]);
    },
  },
  {
    code: '409.310.002',
    area: 'refund splits',
    provoke: async (probe) => {
      const extRef = await pay(probe);
      const conflict = fault('items[1].extRef', '409.310.002', 'back-shoes');
      await expectRefundError(probe, extRef, [back(1), back(2)], [conflict]);
      const total = fault('totalAmount', '422.310.001', 4);
      await expectRefundError(probe, extRef, [back(1), back(2)], [total, conflict], {
        totalAmount: 4,
      });
    },
  },
  {
    code: '422.310.001',
    area: 'refund splits',
    provoke: async (probe) => {
      const total = fault('totalAmount', '422.310.001', 4);
      await expectRefundError(probe, await pay(probe), [back(3)], [total], { totalAmount: 4 });
    },
  },
  {
    code: '422.310.002',
    area: 'refund splits',
    provoke: async (probe) => {
      const extRef = await pay(probe);
      const total = fault('totalAmount', '422.310.002', 201);
      const high = fault('items[0].amount', '422.310.003', 201);
      await expectRefundError(probe, extRef, [back(201)], [high, total]);
      const all = { extRef, pspMutationExtRef: `refund-${probe.context.unique()}` };
      await createRefund(probe.context, 'v2', all);
      await expectRefundError(probe, extRef, undefined, [fault('extRef', '422.310.002', extRef)]);
    },
  },
  {
    code: '422.310.003',
    area: 'refund splits',
    provoke: async (probe) => {
      const high = fault('items[0].amount', '422.310.003', 101);
      await expectRefundError(probe, await pay(probe), [back(101)], [high]);
    },
  },
  {
    code: '422.310.004',
    area: 'refund splits',
    provoke: async (probe) => {
      const leaf = item('back-socks', 50, { originalExtRef: 'socks' });
      const wrong = { ...group('back_box', [leaf], { originalExtRef: 'box_1' }), amount: 51 };
      const sum = fault('items[0].amount', '422.310.004', 51);
      await expectRefundError(probe, await pay(probe), [wrong], [sum]);
    },
  },
  {
    code: '422.310.005',
    area: 'refund splits',
    provoke: async (probe) => {
      const items = [back(1, { originalExtRef: 'gloves' })];
      const unknown = fault('items[0].originalExtRef', '422.310.005', 'gloves');
      await expectRefundError(probe, await pay(probe), items, [unknown]);
    },
  },
  {
    code: '422.310.006',
    area: 'refund splits',
    provoke: async (probe) => {
      const alone = fault('items', '422.310.006');
      const given = { totalAmount: 200 };
      await expectRefundError(probe, await pay(probe), undefined, [alone], given, ['v1']);
    },
  },
  {
    code: '422.310.007',
    area: 'refund splits',
    provoke: async (probe) => {
      const leaf = item('back-socks', 50, { originalExtRef: 'socks' });
      const ofBox = { originalExtRef: 'box_1' };
      const inner = group('back_2', [group('back_3', [leaf], ofBox)], ofBox);
      const field = 'items[0].items[0].items[0].type';
      const deep = [group('back_1', [inner], ofBox)];
      const faults = [fault(field, '422.310.007', 'GROUP')];
      await expectRefundError(probe, await pay(probe), deep, faults);
    },
  },
  {
    code: '422.310.008',
    area: 'refund splits',
    provoke: async (probe) => {
      // Refund fees: an item can have many.
      const fees = many(1_001).map(({ extRef }) =>
        item(extRef, 1, { originalExtRef: 'shoes', label: 'REFUND_FEE' }),
      );
      const ofBox = { originalExtRef: 'box_1' };
      const leaf = item('back-socks', 100, { originalExtRef: 'socks' });
      const inGroup = { ...group('back_box', [leaf, ...fees.slice(0, 600)], ofBox), amount: 100 };
      const items = [inGroup, ...fees.slice(600)];
      const given = { totalAmount: sumAmounts([leaf]) };
      const faults = [fault('items', '422.310.008')];
      await expectRefundError(probe, await pay(probe), items, faults, given);
    },
  },
  {
    code: '422.310.009',
    area: 'refund splits',
    provoke: async (probe) => {
      const wrong = fault('totalAmount', '422.310.009', 199);
      const given = { totalAmount: 199 };
      await expectRefundError(probe, await pay(probe), undefined, [wrong], given, ['v2']);
    },
  },
  {
    code: '422.310.010',
    area: 'refund splits',
    provoke: async (probe) => {
      const fee = item('fee_1', 1, { originalExtRef: 'shoes', label: 'REFUND_FEE' });
      const extRef = await pay(probe);
      const alone = fault('items[1].items', '422.310.010');
      const bare = { ...group('back_box', [fee], { originalExtRef: 'box_1' }), amount: 100 };
      const sum = fault('items[1].amount', '422.310.004', 100);
      await expectRefundError(probe, extRef, [back(1), bare], [alone, sum]);
    },
  },
];

/** The error codes of payment and refund splits. */
export const splitErrors: readonly ErrorCase[] = [...payments, ...refunds];
