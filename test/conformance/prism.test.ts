import { beforeAll, expect, test } from 'vitest';
import { findOutdated } from '@seller-funds/conformance';
import { prismUrl } from '../contract/prism.js';
import { prismDifferences } from './prism-differences.js';
import { runContract } from './run.js';

/** Prism is slow. In milliseconds. */
const timeout = 1_200_000;

let mockUrl: string;
beforeAll(async () => {
  mockUrl = await prismUrl();
});

// The examples of every operation, all generic checks of payment splits, and the general conventions. The other
// scenarios need state, which a mock does not have.
const only = [
  'examples/*',
  'v1 payment splits',
  'v2 payment splits',
  'routing/*split-payments*',
  'scenario/conventions/*',
];

test(
  'the mock fails only the checks that need state or rules beyond the schema',
  { tags: 'long', timeout },
  async () => {
    const result = await runContract(mockUrl, only, { accepted: prismDifferences });
    const failed = result.checks.filter(({ status }) => status === 'failed');
    expect(failed.map(({ id, findings }) => [id, findings[0]?.actual])).toEqual([]);
    expect(findOutdated(result.checks, prismDifferences, true)).toEqual([]);
    const examples = result.checks.filter(({ id }) => id.startsWith('examples/'));
    const idle = examples.filter(({ status }) => status !== 'passed').map(({ id }) => id);
    // Not run: it needs settled money.
    expect(idle).toEqual(['examples/v2.createBalanceTransfer']);
  },
);
