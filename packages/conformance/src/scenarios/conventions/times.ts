import { member } from '../../json.js';
import { createHolder } from '../fixtures/kyc.js';
import { completeIndividual } from '../fixtures/legal-entities.js';
import type { Scenario } from '../scenario.js';

const area = 'conventions';

/** D26, D168: calendar dates. */
export const dates: Scenario = {
  id: 'conventions/dates',
  title:
    'Version 2 returns dateOfBirth as midnight UTC of the date that was sent, version 1 as YYYY-MM-DD.',
  area,
  claims: 'CORE-GEN-019 CORE-LE-017 EXT-LE-009 EXT-UBO-003 D26 D168',
  run: async (context) => {
    const code = await createHolder(context, completeIndividual());
    const [first, second] = [{ code }, { accountHolderCode: code }];
    const dateOfBirth = '1985-02-28T23:30:00-05:00';
    const given = { displayName: 'Mila', legalEntity: { dateOfBirth } };
    const changed = await context.call('v2.updateAccountHolder', { path: second, body: given });
    const inV2 = member(changed.legalEntity, 'dateOfBirth');
    context.expectEqual(inV2, '1985-02-28T00:00:00.000Z', 'dateOfBirth in version 2');
    const query = { _fragments: ['kycstatus' as const] };
    const holder = await context.call('v1.getAccountHolder', { path: first, query });
    const inV1 = member(holder.legalEntity, 'dateOfBirth');
    context.expectEqual(inV1, '1985-02-28', 'dateOfBirth in version 1');
  },
};
