import { prepareWebhooks, secondAttempt } from '../fixtures/webhooks.js';
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
    const { subscription, expectStatus, cause } = await prepareWebhooks(context);
    const read = async (key: string): Promise<number> => {
      const credential = { authorization: `Bearer ${key}` };
      const { reply } = await context.send('v2.listDivisions', {}, { credential });
      return reply.status;
    };
    const signedWith = (key: string) => ({ ...subscription, key });
    // A read-only key signs nothing, even if it is the newest (D10).
    const { apiKey: first, readOnlyApiKey } = context.session.tenant;
    if (readOnlyApiKey !== undefined) await read(readOnlyApiKey);
    subscription.received.response = { status: 500 };
    await cause('PASSED', signedWith(first));
    // The attempt is over once the clock moves.
    await context.operator.advance(1);
    const newest = await context.operator.issueKey();
    const both = [await read(first), await read(newest)];
    context.expectEqual(
      both,
      [200, 200],
      'the status of a read with the first key, and with the newest',
    );
    subscription.received.response = { status: 200 };
    await context.operator.advance(10);
    await expectStatus('ACTIVE', secondAttempt(context), signedWith(newest));
    await cause('REJECTED', signedWith(newest));
    await context.operator.revokeKey({ apiKey: newest });
    context.expectEqual(await read(newest), 401, 'the status of a read with the revoked key');
    context.expectEqual(await read(first), 200, 'the status of a read with the first key');
    await cause('FAILED', signedWith(first));
  },
};
