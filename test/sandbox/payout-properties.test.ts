import { createSandbox, type Sandbox } from '@seller-funds/sandbox';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../requirements.js';
import { PayoutRunner, start } from './payouts/payout-runner.js';
import { anyPayoutStep } from './payouts/steps.js';

let sandbox: Sandbox;
const errors: unknown[] = [];
beforeAll(async () => {
  sandbox = await createSandbox({
    validateResponses: true,
    clock: { mode: 'FROZEN', at: start },
    onError: (error) => errors.push(error),
  });
});
afterAll(() => sandbox.close());

let runs = 0;

test('random payments, refunds, payout requests and deletions lead to the payouts of the model', async () => {
  const seed = Number(process.env['SEED'] ?? 20_261_121);
  const numRuns = Number(process.env['RUNS'] ?? (isLong ? 250 : 12));
  console.log(`Seed ${seed}; set SEED for another one, RUNS for more sequences.`);
  await fc.assert(
    fc.asyncProperty(fc.array(anyPayoutStep, { maxLength: 25, size: 'max' }), async (steps) => {
      runs += 1;
      const runner = await PayoutRunner.open(sandbox, `test_payouts_${runs}`);
      for (const step of steps) {
        await runner.do(step);
        await runner.checkBalances();
        // Only these steps change payouts, and checking all of them is slow.
        if (step.do === 'wait' || step.do === 'delete') await runner.checkPayouts();
      }
      await runner.checkPayouts();
    }),
    { seed, numRuns },
  );
  expect(errors).toEqual([]);
}, 180_000);
