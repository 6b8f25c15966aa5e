import { mutant, type Mutant } from '../mutant.js';

const createSplit = 'domain/splits/create-split.ts';
const createRefund = 'domain/refunds/make-refund.ts';
const fields = 'domain/sellers/legal-entities/entity.ts';
const holder = 'domain/sellers/holders/update-holder.ts';
const bank = 'domain/sellers/external-accounts/edit-external-accounts.ts';

/** What is stored is something else than what is answered, or loses what was not sent. */
export const readBackMutants: readonly Mutant[] = [
  mutant(
    'read-back/owner-reference-never-shown',
    'Version 1 shows the extRef of no owner.',
    'CORE-UBO-002 CORE-GEN-017 D124',
    'v1/legal-entities.ts',
    "...omitNullish({ extRef }),\n    legalForm: 'individual',",
    "legalForm: 'individual',",
  ),
  mutant(
    'read-back/replay-overwrites-description',
    'A repeated payment split returns the stored split and overwrites its description.',
    'CORE-PS-067 EXT-PS-036 EXT-PS-038',
    createSplit,
    'if (stored) return { split: stored, replayed: true };',
    `if (stored) {
      await unit.db.updateTable('payment_splits').set({ description: command.description })
        .where('tenant', '=', unit.tenant).where('code', '=', stored.row.code).execute();
      return { split: stored, replayed: true };
    }`,
  ),
  mutant(
    'read-back/replay-overwrites-refund',
    'A repeated refund returns the stored refund and overwrites its description.',
    'D75 CORE-RS-001 EXT-RS-010',
    createRefund,
    'if (stored) return { refund: stored, replayed: true };',
    `if (stored) {
      await unit.db.updateTable('refund_splits').set({ description: command.description })
        .where('tenant', '=', unit.tenant).where('code', '=', stored.row.code).execute();
      return { refund: stored, replayed: true };
    }`,
  ),
  mutant(
    'read-back/place-of-birth-replaced',
    'One member of placeOfBirth in an update makes the others go.',
    'CORE-AH-042 EXT-AH-036 EXT-UBO-025',
    fields,
    'mergeFields(isRecord(before) ? before : {}, value).fields',
    "mergeFields(isRecord(before) && name !== 'placeOfBirth' ? before : {}, value).fields",
  ),
  mutant(
    'read-back/email-not-cleared',
    'Null leaves the email of a legal entity as it is.',
    'D45 D126',
    fields,
    'if (value === undefined) continue;',
    "if (value === undefined || (value === null && name === 'email')) continue;",
  ),
  mutant(
    'read-back/volume-not-cleared',
    'Null leaves the expected monthly volume as it is.',
    'D45 D167',
    'domain/sellers/holders/sales-profile.ts',
    'expected_monthly_volume: volume === undefined ?',
    'expected_monthly_volume: volume == null ?',
  ),
  mutant(
    'read-back/reference-not-cleared',
    'Null leaves the extRef of a holder as it is.',
    'D45',
    holder,
    'ext_ref: extRef === undefined ?',
    'ext_ref: extRef == null ?',
  ),
  mutant(
    'read-back/bank-description-not-cleared',
    'Null leaves the description of an external account as it is.',
    'D45 D187',
    bank,
    'description: description === undefined ?',
    'description: description == null ?',
  ),
  mutant(
    'read-back/other-currencies-added',
    'The list of other currencies that an update sends is added to the stored one.',
    'D187 EXT-XA-040 EXT-XA-041',
    bank,
    'JSON.stringify(allowedOtherCurrencies)',
    'JSON.stringify([...new Set([...(JSON.parse(before.allowed_other_currencies) as string[]), ...allowedOtherCurrencies])])',
  ),
  mutant(
    'read-back/minimum-kept',
    'A payout configuration without minimumAmount is returned without it, but keeps the stored one.',
    'D215 EXT-PC-021 EXT-PC-023',
    'domain/payout-schedules/change-configuration.ts',
    '.doUpdateSet(row))',
    `.doUpdateSet(
      minimumAmount === undefined
        ? { type: row.type, frequency: row.frequency, refund_period: row.refund_period }
        : row,
    ))`,
  ),
  mutant(
    'read-back/bank-list-with-other-description',
    'The list of external accounts of version 1 shows the name for the description.',
    'CORE-XA-007',
    'v1/external-accounts.ts',
    'body: buildEnvelope(page, found, listedExternalAccountShape)',
    'body: buildEnvelope(page, found, (account) => ({ ...listedExternalAccountShape(account), ...omitNullish({ description: account.row.display_name }) }))',
  ),
];
