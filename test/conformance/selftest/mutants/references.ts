import { decidedMutant, findBy, mutant, type Mutant } from '../mutant.js';

const editing = 'domain/sellers/legal-entities/edit.ts';
const names = 'domain/sellers/holders/holder-accounts.ts';
const banks = 'domain/sellers/external-accounts/edit-external-accounts.ts';

/** Two references that are different are taken for one, or one of another tenant for one of this. */
export const referenceMutants: readonly Mutant[] = [
  mutant(
    'references/split-in-any-case',
    'Payment splits whose extRef differs in case, or where one has an underscore, are one.',
    'CORE-PS-023 CORE-PS-067 CORE-LIM-001 EXT-PS-036 D60 D61',
    'domain/splits/find-split.ts',
    'ext_ref = :extRef',
    'ext_ref like :extRef',
  ),
  findBy(
    'scenario/references/holders',
    mutant(
      'references/holder-in-any-case',
      'Holders whose extRef differs in case alone are a conflict.',
      'EXT-AH-010 D28',
      'domain/sellers/holders/unique-ext-ref.ts',
      "query.where('ext_ref', '=', extRef)",
      "query.where('ext_ref', 'like', extRef)",
    ),
  ),
  mutant(
    'references/refund-in-any-case',
    'Refunds whose pspMutationExtRef differs in case, or has a wildcard, are one.',
    'EXT-RS-003 CORE-RS-001 D75',
    'domain/refunds/refund-rows.ts',
    ".where('psp_mutation_ext_ref', '=', pspMutationExtRef)",
    ".where('psp_mutation_ext_ref', 'like', pspMutationExtRef)",
  ),
  mutant(
    'references/name-of-account-in-any-case',
    'Virtual accounts whose names differ in case alone are a conflict.',
    'CORE-VA-007 D28',
    names,
    'others.some((other) => other.display_name === displayName)',
    'others.some((other) => other.display_name.toLowerCase() === displayName.toLowerCase())',
  ),
  mutant(
    'references/account-cut-at-31',
    'Virtual accounts whose extRef differs in the last of 32 characters are a conflict.',
    'CORE-VA-003 CORE-LIM-003 D28',
    names,
    'others.some((other) => other.ext_ref === extRef)',
    'others.some((other) => other.ext_ref?.slice(0, 31) === extRef.slice(0, 31))',
  ),
  mutant(
    'references/bank-in-any-case',
    'External accounts whose extRef differs in case alone are a conflict.',
    'EXT-XA-003 CORE-XA-005 D28',
    banks,
    'others.some((row) => row.ext_ref === extRef)',
    'others.some((row) => row.ext_ref?.toLowerCase() === extRef.toLowerCase())',
  ),
  decidedMutant(
    'references/entries-in-any-case',
    'Entries of one list whose extRef differs in case alone are a conflict.',
    'scenario/references/entries',
    editing,
    'if (list.some((entry) => entry.extRef === extRef)) this.#conflict(change, kind);',
    'if (list.some((entry) => entry.extRef?.toLowerCase() === extRef.toLowerCase())) this.#conflict(change, kind);',
  ),
  decidedMutant(
    'references/entries-may-be-equal',
    'Two entries of one list have the same extRef.',
    'scenario/references/entries',
    editing,
    'if (list.some((entry) => entry.extRef === extRef)) this.#conflict(change, kind);',
    'void kind;',
  ),
  findBy(
    'same-body/v2.createAccountHolder',
    mutant(
      'references/holder-of-any-tenant',
      'The extRef of a holder is unique across all tenants.',
      'EXT-AH-010 D28',
      'domain/sellers/holders/unique-ext-ref.ts',
      "select('code').where('tenant', '=', tenant)",
      "select('code').where('tenant', 'like', tenant === '' ? tenant : '%')",
    ),
  ),
];
