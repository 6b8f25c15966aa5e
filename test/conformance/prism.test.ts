import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPrism, type Mock } from '../contract/prism.js';
import { disagreements } from './differences.js';
import { prismDifferences } from './prism-differences.js';
import { runContract } from './run.js';

/** Prism takes its time, and what it never answers is waited for. In milliseconds. */
const patience = 1_200_000;

let mock: Mock;
beforeAll(async () => {
  mock = await startPrism();
});
afterAll(() => mock.stop());

// Every operation's examples, all that is derived about payment splits, and the rules of all operations. The other
// scenarios begin by making something, which a mock forgets.
const only = [
  'examples/*',
  'v1 payment splits',
  'v2 payment splits',
  'routing/*split-payments*',
  'scenario/conventions/*',
];

test(
  'the mock fails what a mock without state has to fail, and nothing else',
  async () => {
    // Some answers of the mock never come, and each is waited for so long.
    const result = await runContract(mock.url, only, { replySeconds: 6 });
    expect(disagreements(result.checks, prismDifferences)).toEqual([]);
    const examples = result.checks.filter(({ id }) => id.startsWith('examples/'));
    const idle = examples.filter(({ status }) => status !== 'passed').map(({ id }) => id);
    // Not run: what needs settled money.
    expect(idle).toEqual(['examples/v2.createBalanceTransfer']);
  },
  patience,
);
