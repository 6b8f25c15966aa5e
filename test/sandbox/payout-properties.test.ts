import { createSandbox, type Sandbox } from '@seller-funds/sandbox';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../requirements.js';
import { PayoutDesk, start } from './payouts/desk.js';
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

test('whatever is earned, refunded, asked for and deleted, payouts are what plain arithmetic says', async () => {
  const seed = Number(process.env['SEED'] ?? 20_261_121);
  const numRuns = Number(process.env['RUNS'] ?? (isLong ? 250 : 25));
  console.log(`Seed ${seed}; set SEED for another one, RUNS for more sequences.`);
  await fc.assert(
    fc.asyncProperty(fc.array(anyPayoutStep, { maxLength: 25, size: 'max' }), async (steps) => {
      runs += 1;
      const desk = await PayoutDesk.open(sandbox, `test_payouts_${runs}`);
      for (const step of steps) {
        await desk.do(step);
        await desk.checkBalances();
        // Payouts change by these steps alone; to look at all of them takes long.
        if (step.do === 'wait' || step.do === 'delete') await desk.checkPayouts();
      }
      await desk.checkPayouts();
    }),
    { seed, numRuns },
  );
  expect(errors).toEqual([]);
}, 180_000);
