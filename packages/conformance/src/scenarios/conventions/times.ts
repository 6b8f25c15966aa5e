import { member } from '../../json.js';
import { createHolder } from '../fixtures/kyc.js';
import { completeIndividual, completeOrganization } from '../fixtures/legal-entities.js';
import { item, paymentBody } from '../fixtures/trees.js';
import type { Scenario } from '../scenario.js';

const area = 'conventions';

/** D26, D147, D200: timestamps. */
export const moments: Scenario = {
  id: 'conventions/timestamps',
  title:
    'Timestamps are accepted with Z or an offset, rejected without a time zone, and returned in UTC with milliseconds.',
  area,
  claims: 'CORE-GEN-020 CORE-PS-012 CORE-PS-042 EXT-PS-006 D26 D147 D200',
  run: async (context) => {
    const send = (extProcessedAt: string) => ({
      body: { ...paymentBody(context.unique(), [item('item_1', 1)]), extProcessedAt },
    });
    const good = [
      ['2026-03-10T15:05:09+01:00', '2026-03-10T14:05:09.000Z'],
      ['2026-03-10T15:05:09Z', '2026-03-10T15:05:09.000Z'],
      ['2026-03-10T15:05:09.5-05:30', '2026-03-10T20:35:09.500Z'],
    ] as const;
    for (const [given, shown] of good) {
      const made = await context.call('v2.createPaymentSplit', send(given));
      context.decided?.expectEqual(made.extProcessedAt, shown, `extProcessedAt of ${given}`);
      const time = Date.parse(made.extProcessedAt ?? '');
      if (made.extProcessedAt === undefined) continue;
      context.expectEqual(time, Date.parse(shown), `the time of extProcessedAt of ${given}`);
    }
    const bad = ['2026-03-10T15:05:09', '2026-02-30T00:00:00Z', '2026-03-10'];
    for (const given of bad) await context.expectError('v2.createPaymentSplit', send(given), 422);
  },
};

/** D26, D168: calendar dates. */
export const dates: Scenario = {
  id: 'conventions/dates',
  title:
    'A calendar date is a valid date as YYYY-MM-DD; version 2 returns dateOfBirth as midnight UTC.',
  area,
  claims: 'CORE-GEN-019 CORE-LE-017 EXT-LE-009 EXT-UBO-003 D26 D168',
  run: async (context) => {
    const code = await createHolder(context, completeIndividual());
    const [first, second] = [{ code }, { accountHolderCode: code }];
    for (const dateOfBirth of ['2024-02-30', '01-02-1990', '1990-1-31']) {
      const body = { displayName: 'Mila', legalEntity: { dateOfBirth } };
      await context.expectError('v1.updateAccountHolder', { path: first, body }, 422);
      await context.expectError('v2.updateAccountHolder', { path: second, body }, 422);
    }
    const dateOfBirth = '1985-02-28T23:30:00-05:00';
    const given = { displayName: 'Mila', legalEntity: { dateOfBirth } };
    await context.expectError('v1.updateAccountHolder', { path: first, body: given }, 422);
    const changed = await context.call('v2.updateAccountHolder', { path: second, body: given });
    const inV2 = member(changed.legalEntity, 'dateOfBirth');
    context.expectEqual(inV2, '1985-02-28T00:00:00.000Z', 'dateOfBirth in version 2');
    const query = { _fragments: ['kycstatus' as const] };
    const holder = await context.call('v1.getAccountHolder', { path: first, query });
    const inV1 = member(holder.legalEntity, 'dateOfBirth');
    context.expectEqual(inV1, '1985-02-28', 'dateOfBirth in version 1');
  },
};

/** D49, D58: country and currency codes. */
export const codes: Scenario = {
  id: 'conventions/country-and-currency',
  title:
    'Countries are ISO 3166-1 alpha-3 codes, currencies three capital letters; others are rejected.',
  area,
  claims: 'CORE-LIM-006 CORE-LE-005 CORE-PS-005 EXT-LE-008 D49 D58',
  run: async (context) => {
    const person = await createHolder(context, completeIndividual());
    const company = await createHolder(context, completeOrganization());
    const extRef = 'owner_1';
    const type = 'CEO';
    const owner = await context.call('v2.createBeneficialOwner', {
      path: { accountHolderCode: company },
      body: { type },
    });
    // Of other codes the reference says only that they have three characters.
    for (const country of ['NL', 'NLDX', ...(context.decided ? ['nld', 'XYZ'] : [])]) {
      for (const [code, legalEntity] of [
        [person, { nationality: country }],
        [person, { address: { country } }],
        [person, { placeOfBirth: { country } }],
        [person, { documents: [{ type: 'PASSPORT', issuerCountry: country }] }],
        [company, { documents: [{ title: 'Extract', issuerCountry: country }] }],
        [company, { ultimateBeneficialOwners: [{ extRef, nationality: country }] }],
      ] as const) {
        const body = { displayName: 'Mila', legalEntity } as never;
        await context.expectError('v1.updateAccountHolder', { path: { code }, body }, 422);
        const path = { accountHolderCode: code };
        await context.expectError('v2.updateAccountHolder', { path, body }, 422);
      }
      const body = { type, nationality: country } as const;
      const all = { accountHolderCode: company };
      await context.expectError('v2.createBeneficialOwner', { path: all, body }, 422);
      const path = { ...all, uboCode: owner.code };
      await context.expectError('v2.updateBeneficialOwner', { path, body }, 422);
    }
    for (const currency of ['EU', 'EURO', ...(context.decided ? ['eur'] : [])]) {
      const body = { ...paymentBody(context.unique(), [item('item_1', 1)]), currency };
      await context.expectError('v2.createPaymentSplit', { body }, 422);
    }
  },
};
