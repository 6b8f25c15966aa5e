import { upo } from '../scenarios/fixtures/bank-accounts.js';
import { pdfFile } from '../scenarios/fixtures/documents.js';
import { completeIndividual } from '../scenarios/fixtures/legal-entities.js';
import { refused, type Story } from './command.js';
import { outcomes } from '../model/kyc.js';
import {
  addBank,
  changeBank,
  holder,
  kyc,
  select,
  seller,
  update,
  verified,
} from './holder-commands.js';
import { wait } from './operator-commands.js';

const day = 86_400;
const numbers = ['NL20INGB0001234567', 'NL91ABNA0417164300'];
const without = { statement: undefined };

/** The rules of external accounts; `read-back/…` compares what they store. */
export const externalAccountStories: readonly Story[] = [
  [
    'external-accounts/created',
    'A new external account without a statement is WAITING_DATA in version 1 and MISSING_DATA in version 2; the first one is selected.',
    'CORE-AH-004 CORE-XA-003 CORE-XA-015 CORE-XA-016 CORE-XA-017 CORE-XA-019 CORE-XA-020 CORE-XA-024 CORE-XA-025 CORE-XA-026 EXT-XA-009 EXT-XA-018 EXT-XA-026 EXT-XA-035 EXT-XA-037 EXT-XA-038 D5 D34 D52 D53 D143',
    [
      seller,
      addBank(without),
      addBank({ ...without, accountNumber: '0417164300' }),
      // A BBAN may contain what an IBAN begins with.
      addBank({ accountNumber: '0NL92ABNA0417164300' }),
    ],
  ],
  [
    'external-accounts/select',
    'Exactly one external account is selected: the first one, until another one is; selecting is idempotent.',
    'EXT-XA-011 EXT-XA-043 D5 D189',
    [
      seller,
      addBank(),
      addBank({ selected: true }),
      addBank(),
      select(2),
      select(1),
      select(1),
      select(0),
    ],
    'v2',
  ],
  [
    'external-accounts/outcomes',
    "Each version shows the outcome of a bank account's check under its own name.",
    'CORE-XA-011 CORE-XA-024 EXT-XA-005 EXT-XA-009 EXT-XA-010 D34 D52',
    [verified(), addBank(), ...outcomes.map((outcome) => kyc(outcome, 'A', 1))],
  ],
  [
    'external-accounts/check-after-holder',
    "A bank account's check does not pass before its holder's check, and ends after it.",
    'EXT-XA-009 D52',
    [
      holder({ legalForm: 'individual' }),
      addBank(),
      addBank(),
      wait(30 * day),
      kyc('PASSED'),
      wait(day),
    ],
  ],
  [
    'external-accounts/update',
    'A new accountNumber or statement restarts the check of a bank account; other changes do not.',
    'EXT-XA-006 EXT-XA-012 EXT-XA-013 EXT-XA-040 EXT-XA-041 D45 D52 D187',
    [
      verified(),
      changeBank(0, {
        displayName: 'Renamed',
        description: 'For sales',
        acceptOtherCurrencies: true,
      }),
      changeBank(0, { allowedOtherCurrencyCodes: ['USD', 'GBP'] }),
      changeBank(0, { allowedOtherCurrencyCodes: ['USD'] }),
      changeBank(0, { accountNumber: numbers[1] }),
      changeBank(0, { accountNumber: numbers[0] }),
      kyc('PASSED', 'A', 0),
      changeBank(0, { statement: { data: pdfFile, issuedAt: '2026-01-31' } }),
      changeBank(0, { statement: { data: pdfFile } }),
    ],
    'v2',
  ],
  [
    'external-accounts/through-holder',
    'In version 1, a PATCH of the holder adds and updates external accounts; a new accountNumber or statement restarts any check.',
    'CORE-GEN-015 CORE-AH-041 CORE-AH-043 CORE-XA-006 CORE-XA-021 CORE-XA-024 EXT-XA-041 D12 D28 D33 D45 D52 D133 D143 D187',
    [
      holder(completeIndividual()),
      kyc('PASSED'),
      ...[
        { accountNumber: numbers[1], currency: 'EUR', displayName: 'One' },
        { code: 'ea_none', description: 'For sales' },
        { statement: { data: pdfFile } },
      ].map((entry) => entries({ extRef: 'bank_1', ...entry })),
      ...outcomes.flatMap((outcome, index) =>
        [{ accountNumber: numbers[index % 2] }, { statement: { data: pdfFile } }].flatMap(
          (change) => [kyc(outcome, 'A', 0), entries({ extRef: 'bank_1', ...change })],
        ),
      ),
      entries({
        extRef: 'bank_2',
        displayName: 'Two',
        accountNumber: '0417164300',
        currency: 'EUR',
      }),
      // Names have to be unique after the update, not during it.
      entries({ extRef: 'bank_1', displayName: 'Three' }, { extRef: 'bank_2', displayName: 'One' }),
    ],
    'v1',
  ],
  [
    'external-accounts/types',
    'A bank account can be changed to UPO with all fields that UPO requires, and back, which removes them; version 1 shows it without them.',
    'EXT-XA-008 EXT-XA-016 EXT-XA-017 EXT-XA-020 EXT-XA-021 EXT-XA-022 EXT-XA-023 EXT-XA-024 EXT-XA-036 EXT-XA-041 D16 D53 D144 D187 D188 D144',
    [
      seller,
      addBank(upo),
      addBank({ extRef: 'bank_1', acceptOtherCurrencies: true }),
      ...['paymentMethod', 'apmData'].map((name) =>
        refused(changeBank(1, { ...upo, [name]: undefined })),
      ),
      changeBank(1, upo),
      changeBank(1, { ...upo, description: 'For sales' }),
      kyc('PASSED', 'A', 1),
      changeBank(1, { ...upo, apmData: { routingNumber: '021000021' } }),
      refused(changeBank(1, { accountType: 'UPO', description: 'For others' })),
      changeBank(1, { accountNumber: numbers[1] }),
      refused(changeBank(1, { accountType: 'UPO' })),
      entries({ extRef: 'bank_1', ...upo, displayName: undefined }),
    ],
    'v2',
  ],
  [
    'external-accounts/without-a-number',
    'An external account without accountNumber is accepted; its check waits for the number.',
    'EXT-XA-018 EXT-XA-019 EXT-XA-036 EXT-XA-040 D52 D188',
    [
      seller,
      addBank({ accountNumber: undefined }),
      changeBank(0, { accountNumber: numbers[0] }),
      addBank({ ...upo, accountNumber: undefined }),
      changeBank(1, upo),
      addBank(upo),
    ],
    'v2',
  ],
];

function entries(...externalAccounts: readonly object[]) {
  return update(undefined, { given: { externalAccounts } });
}
