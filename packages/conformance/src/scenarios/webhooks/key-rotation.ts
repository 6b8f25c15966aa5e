import { createHolder } from '../fixtures/kyc.js';
import {
  type DueAttempt,
  expectWebhook,
  requireAttempts,
  secondAttempt,
  subscribe,
} from '../fixtures/webhooks.js';
import { completeIndividual } from '../fixtures/legal-entities.js';
import type { Scenario } from '../scenario.js';

/** D10: key rotation. */
export const rotation: Scenario = {
  id: 'webhooks/key-rotation',
  title:
    'Several API keys are valid at a time; the newest signs each attempt of a webhook, and a revoked key is rejected immediately.',
  area: 'webhooks',
  version: 'v2',
  claims: 'CORE-AUTH-006 EXT-WH-041 D10 D225',
  needs: ['newTenant', 'decideKyc', 'issueKey', 'revokeKey', 'advanceTime'],
  run: async (context) => {
    requireAttempts(context);
    const accountHolderCode = await createHolder(context, completeIndividual());
    const subscription = await subscribe(context, 'WEBHOOK_KYC_UPDATE');
    const read = async (key: string): Promise<number> => {
      const credential = { authorization: `Bearer ${key}` };
      const { reply } = await context.send('v2.listDivisions', {}, { credential });
      return reply.status;
    };
    const expectArrival = async (
      kycStatus: string,
      key: string,
      due?: DueAttempt,
    ): Promise<void> => {
      const expected = { accountOwnerCode: accountHolderCode, kycStatus };
      await expectWebhook(context, { ...subscription, key }, expected, due);
    };
    const expectSignedWith = async (
      outcome: 'REJECTED' | 'FAILED' | 'PASSED',
      key: string,
    ): Promise<void> => {
      await context.operator.decideKyc({ accountHolderCode, outcome });
      await expectArrival(outcome === 'PASSED' ? 'ACTIVE' : outcome, key);
    };
    // A read-only key signs nothing, even if it is the newest (D10).
    const { readOnlyApiKey } = context.tenant;
    if (readOnlyApiKey !== undefined) await read(readOnlyApiKey);
    subscription.received.response = { status: 500 };
    await expectSignedWith('PASSED', context.tenant.apiKey);
    // The attempt is over once the clock moves.
    await context.operator.advance(1);
    const newest = await context.operator.issueKey();
    const both = [await read(context.tenant.apiKey), await read(newest)];
    context.expectEqual(
      both,
      [200, 200],
      'the status of a read with the first key, and with the newest',
    );
    subscription.received.response = { status: 200 };
    await context.operator.advance(10);
    await expectArrival('ACTIVE', newest, secondAttempt(context));
    await expectSignedWith('REJECTED', newest);
    await context.operator.revokeKey({ apiKey: newest });
    context.expectEqual(await read(newest), 401, 'the status of a read with the revoked key');
    context.expectEqual(
      await read(context.tenant.apiKey),
      200,
      'the status of a read with the first key',
    );
    await expectSignedWith('FAILED', context.tenant.apiKey);
  },
};
