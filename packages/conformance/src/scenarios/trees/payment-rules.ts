import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { at, withPart } from '../../json.js';
import { expectErrorDetails } from '../fixtures/error-details.js';
import {
  type ApiVersion,
  createPayment,
  fullTree,
  group,
  item,
  paymentBody,
  listNodes,
  type TreeNode,
} from '../fixtures/trees.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'payment splits';

/** Sends invalid trees with one extRef, and checks that none is stored. */
class InvalidTrees {
  readonly extRef: string;
  readonly #context: ScenarioContext;
  readonly #version: ApiVersion;

  constructor(context: ScenarioContext, version: ApiVersion) {
    this.#context = context;
    this.#version = version;
    this.extRef = context.unique();
  }

  body(items: readonly TreeNode[] = fullTree()): object {
    return paymentBody(this.extRef, items);
  }

  /** Sends a body and expects an error with one detail. */
  async expectError(
    body: object,
    field: string,
    code: ErrorCode,
    attemptedValue?: unknown,
  ): Promise<void> {
    const id = `${this.#version}.createPaymentSplit` as const;
    const status = Number(code.slice(0, 3));
    const exchange = await this.#context.expectError(id, { body: body as never }, status);
    const fault = { field, code, ...(attemptedValue === undefined ? {} : { attemptedValue }) };
    expectErrorDetails(this.#context, exchange, [fault], `the error in ${field}`);
  }

  /** Expects the extRef to be free, and a valid tree to be accepted with it. */
  async expectNothingStored(): Promise<void> {
    const id = `${this.#version}.createPaymentSplit` as const;
    const { reply } = await this.#context.send(id, { body: this.body() as never });
    this.#context.expectSuccess(reply, 'a valid split with the extRef of the rejected ones');
    this.#context.expect(
      reply.headers['x-idempotent-replay'] !== 'true',
      'the rejected splits were not stored',
      'their extRef is a replay',
    );
  }
}

/** D64: the amount of each group. */
export function sums(version: ApiVersion): Scenario {
  return {
    id: `split-trees/${version}/sums`,
    title: 'The amount of each GROUP, on every level, has to be the sum of its direct items.',
    area,
    version,
    claims: ['D64'],
    run: async (context) => {
      const refusals = new InvalidTrees(context, version);
      const groups = listNodes(fullTree()).filter(({ node }) => node.type === 'GROUP');
      for (const { path, field, node, ancestors } of groups) {
        for (const off of [-1, 1]) {
          const amount = (node.amount ?? 0) + off;
          // The groups around it add up, so that only its amount is wrong.
          const around = [path, ...ancestors.map((_, level) => path.slice(0, 2 * (level + 1)))];
          const body = around.reduce<unknown>(
            (whole, place) =>
              withPart(whole, [...place, 'amount'], Number(at(whole, [...place, 'amount'])) + off),
            refusals.body(),
          );
          const total = Number(at(body, ['totalAmount'])) + off;
          const wrong = withPart(body, ['totalAmount'], total) as object;
          await refusals.expectError(wrong, `${field}.amount`, '422.300.004', amount);
        }
      }
      await refusals.expectNothingStored();
    },
  };
}

/** CORE-PS-071: the total amount. */
export function totals(version: ApiVersion): Scenario {
  return {
    id: `split-trees/${version}/totals`,
    title: 'totalAmount has to be the sum of the first level, whether it has items or groups.',
    area,
    version,
    claims: ['CORE-PS-071', 'CORE-PS-072', ...(version === 'v2' ? ['EXT-PS-024'] : []), 'D64'],
    run: async (context) => {
      const refusals = new InvalidTrees(context, version);
      const [first, outer] = fullTree();
      const trees = [[first], [outer], [first, outer]].map((tree) =>
        tree.filter((node) => node !== undefined),
      );
      for (const items of trees) {
        const body = refusals.body(items);
        for (const off of [-1, 1]) {
          const totalAmount = Number(at(body, ['totalAmount'])) + off;
          const wrong = { ...body, totalAmount };
          await refusals.expectError(wrong, 'totalAmount', '422.300.001', totalAmount);
        }
      }
      await refusals.expectNothingStored();
    },
  };
}

/** D62: unique references of nodes. */
export function references(version: ApiVersion): Scenario {
  return {
    id: `split-trees/${version}/references`,
    title: 'No two nodes of a payment split have the same extRef, on any level.',
    area,
    version,
    claims: [
      ...(version === 'v1' ? ['CORE-PS-050', 'CORE-PS-070'] : ['EXT-PS-037', 'EXT-PS-039']),
      'CORE-ERR-010',
      'D62',
    ],
    run: async (context) => {
      const refusals = new InvalidTrees(context, version);
      const places = listNodes(fullTree());
      for (const [index, later] of places.entries()) {
        for (const earlier of places.slice(0, index)) {
          // "Unique per group in every split" may refer to the nodes of one group only.
          const isOpen = version === 'v2' && earlier.ancestors.at(-1) !== later.ancestors.at(-1);
          if (isOpen && !context.decided) continue;
          const { extRef } = earlier.node;
          const twice = withPart(refusals.body(), [...later.path, 'extRef'], extRef) as object;
          await refusals.expectError(twice, `${later.field}.extRef`, '409.300.002', extRef);
        }
      }
      await refusals.expectNothingStored();
    },
  };
}

/** The required members of every node, and their valid values. */
export function members(version: ApiVersion): Scenario {
  return {
    id: `split-trees/${version}/members`,
    title:
      'The nodes of a payment split have the same required members and valid values on every level.',
    area,
    version,
    claims:
      version === 'v1'
        ? [
            'CORE-PS-045',
            'CORE-PS-046',
            'CORE-PS-047',
            'CORE-PS-049',
            'CORE-PS-051',
            'CORE-LIM-001',
          ]
        : ['D198', 'D199', 'D201', 'D63'],
    run: async (context) => {
      const refusals = new InvalidTrees(context, version);
      for (const { path, field, node } of listNodes(fullTree())) {
        const isItem = node.type === 'ITEM';
        const broken: [name: string, value: unknown, code: ErrorCode][] = [
          ['type', undefined, '422.900.002'],
          ['extRef', undefined, '422.900.002'],
          ['amount', undefined, '422.900.002'],
          ['amount', 0, '422.900.003'],
          ['amount', -1, '422.900.003'],
          ['extRef', 'abc', '422.900.003'],
          ['extRef', 'a'.repeat(65), '422.900.003'],
          ['extRef', 'a b c', '422.900.004'],
          ['type', 'BOX', '422.900.005'],
          ['label', 'NO_SUCH_LABEL', '422.900.005'],
          ['label', 'REFUND_FEE', '422.900.005'],
          ...(isItem ? [['label', undefined, '422.900.002'] as [string, unknown, ErrorCode]] : []),
        ];
        // Whether a group can have a label is not stated (CORE-PS-048).
        const judged = broken.filter(([name]) => isItem || name !== 'label' || context.decided);
        for (const [name, value, code] of judged) {
          const body = withPart(refusals.body(), [...path, name], value) as object;
          await refusals.expectError(body, `${field}.${name}`, code, value);
        }
      }
      await refusals.expectNothingStored();
    },
  };
}

/** D63: the depth of the tree. */
export function depth(version: ApiVersion): Scenario {
  return {
    id: `split-trees/${version}/depth`,
    title: 'A group in a group can contain only items.',
    area,
    version,
    claims: ['CORE-PS-016', 'CORE-PS-057', 'CORE-LIM-008', 'D63'],
    run: async (context) => {
      const refusals = new InvalidTrees(context, version);
      const [first, outer] = fullTree();
      if (!first || !outer?.items) return;
      const [middle, inner] = outer.items;
      if (!middle || !inner?.items) return;
      const tooDeep = (index: number): TreeNode[] => {
        const below = (inner.items ?? []).map((each, place) =>
          place === index ? group(`below_${index}`, [each]) : each,
        );
        return [first, { ...outer, items: [middle, { ...inner, items: below }] }];
      };
      for (const index of [0, 1]) {
        const field = `items[1].items[1].items[${index}].type`;
        await refusals.expectError(refusals.body(tooDeep(index)), field, '422.300.003', 'GROUP');
      }
      await refusals.expectNothingStored();
    },
  };
}

/** D63: which nodes have items. */
export function kinds(version: ApiVersion): Scenario {
  return {
    id: `split-trees/${version}/kinds`,
    title: 'An ITEM has no items and a GROUP at least one, on every level.',
    area,
    version,
    claims: [...(version === 'v1' ? ['CORE-PS-019'] : []), 'D63', 'D148'],
    run: async (context) => {
      const refusals = new InvalidTrees(context, version);
      for (const { path, field, node } of listNodes(fullTree())) {
        const items = node.type === 'GROUP' ? [] : [item('below_1', node.amount ?? 0)];
        const body = withPart(refusals.body(), [...path, 'items'], items) as object;
        const id = `${version}.createPaymentSplit` as const;
        const exchange = await context.expectError(id, { body: body as never }, 422);
        const error = JSON.stringify(exchange.reply.json ?? null);
        context.decided?.expect(
          error.includes(`"${field}.items"`),
          `the error names ${field}.items`,
          error,
        );
      }
      await refusals.expectNothingStored();
    },
  };
}

/** CORE-PS-059: the nodes in the response. */
export function echo(version: ApiVersion): Scenario {
  return {
    id: `split-trees/${version}/echo`,
    title:
      'The response has everything that was sent for every node of the tree, and a unique code for each.',
    area,
    version,
    claims: [
      ...(version === 'v1'
        ? ['CORE-PS-014', 'CORE-PS-018', 'CORE-PS-058', 'CORE-PS-059']
        : ['EXT-PS-013']),
      'D148',
      'D149',
    ],
    run: async (context) => {
      const described = (nodes: readonly TreeNode[]): TreeNode[] =>
        nodes.map((node) => ({
          ...node,
          description: `About ${node.extRef}`,
          ...(node.type === 'ITEM' ? { label: 'SHIPPING' } : {}),
          // Whether a group can have a label is not stated (CORE-PS-048).
          ...(node.type === 'GROUP' && context.decided ? { label: 'HANDLING_FEE' } : {}),
          ...(node.items ? { items: described(node.items) } : {}),
        }));
      const items = described(fullTree());
      const stored = await createPayment(context, version, paymentBody(context.unique(), items));
      const nodes = listNodes(stored.items as readonly TreeNode[]).map(({ node }) => node);
      const plain = nodes.map(({ items: _items, ...node }) => node);
      const codes = plain.map((node) => (node as { code?: unknown }).code);
      context.expect(
        codes.every((code) => typeof code === 'string'),
        'every node has a code',
        JSON.stringify(codes),
      );
      context.expectEqual(
        new Set([stored.code, ...codes]).size,
        7,
        'the number of different codes',
      );
      const sent = listNodes(items).map(({ node: { items: _items, ...node } }) => node);
      const echoed = plain.map(({ ...node }) => {
        Reflect.deleteProperty(node, 'code');
        return node;
      });
      context.expectEqual(echoed, sent, 'the nodes of the tree');
      const read = await context.call(`${version}.getPaymentSplit`, {
        path: { code: stored.code },
      });
      context.expectEqual(read, stored, 'the split, read again');
    },
  };
}
