import { createSandbox, type Sandbox } from '@seller-funds/sandbox';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../requirements.js';
import { Merchant, start } from './money/merchant.js';
import { anyStep } from './money/steps.js';

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

test('random payments, refunds, settlements and transfers lead to the balances of the model', async () => {
  const seed = Number(process.env['SEED'] ?? 20_261_121);
  console.log(`Seed ${seed}; set SEED for another one.`);
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 30, size: 'max' }), async (steps) => {
      runs += 1;
      const merchant = await Merchant.open(sandbox, `test_money_${runs}`);
      for (const step of steps) {
        await merchant.do(step);
        await merchant.check();
      }
    }),
    { seed, numRuns: isLong ? 400 : 20 },
  );
  expect(errors).toEqual([]);
});
