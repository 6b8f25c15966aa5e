import { createHolder } from '../props/kyc.js';
import { expectNotification, subscribe } from '../props/notifications.js';
import { completeIndividual } from '../props/people.js';
import type { Scenario } from '../scenario.js';

/** D10: no moment without a key. */
export const rotation: Scenario = {
  id: 'webhooks/keys-changed',
  title:
    'Several keys are valid at a time, the newest signs notifications, and a revoked one is refused at once.',
  area: 'webhooks',
  version: 'v2',
  claims: ['CORE-AUTH-006', 'EXT-WH-041', 'D10', 'D225'],
  needs: ['newTenant', 'decideKyc', 'issueKey', 'revokeKey'],
  play: async (stage) => {
    const accountHolderCode = await createHolder(stage, completeIndividual());
    const subscription = await subscribe(stage, 'WEBHOOK_KYC_UPDATE');
    const newest = await stage.operator.issueKey();
    const read = async (key: string): Promise<number> => {
      const credential = { authorization: `Bearer ${key}` };
      const { reply } = await stage.send('v2.listDivisions', {}, { credential });
      return reply.status;
    };
    const both = [await read(stage.tenant.apiKey), await read(newest)];
    stage.equal(both, [200, 200], 'the status of a read with the first key, and with the newest');
    const told = async (outcome: 'REJECTED' | 'FAILED', key: string): Promise<void> => {
      await stage.operator.decideKyc({ accountHolderCode, outcome });
      const expected = { accountOwnerCode: accountHolderCode, kycStatus: outcome };
      await expectNotification(stage, { ...subscription, key }, expected);
    };
    await told('REJECTED', newest);
    await stage.operator.revokeKey({ apiKey: newest });
    stage.equal(await read(newest), 401, 'the status of a read with the revoked key');
    stage.equal(await read(stage.tenant.apiKey), 200, 'the status with the key that is left');
    await told('FAILED', stage.tenant.apiKey);
  },
};
