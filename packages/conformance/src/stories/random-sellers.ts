import * as fc from 'fast-check';
import { isRunning, outcomes } from '../model/kyc.js';
import { extract, passport, photo } from '../scenarios/fixtures/documents.js';
import { completeIndividual, completeOrganization } from '../scenarios/fixtures/legal-entities.js';
import { type Command, command, ifPossible, inTurn, ownerOf, through } from './command.js';
import {
  add,
  addAccount,
  addBank,
  changeAccount,
  changeBank,
  changeOwner,
  holder,
  kyc,
  onboard,
  select,
  update,
  updateBank,
} from './holder-commands.js';
import { varied } from './random-values.js';

const owners = 'ultimateBeneficialOwners';
/** Files that differ at their ends only. */
const [file = '', otherFile = ''] = ['A', 'B'].map((end) =>
  Buffer.from(`%PDF-1.4\n${' '.repeat(2_000)}${end}`).toString('base64'),
);
const statements = [
  { data: file },
  { data: otherFile },
  { data: file, issuedAt: '2026-01-31' },
].map((statement) => ({ statement }));
const photographed = (given: object): object => ({
  documents: [{ extRef: 'pass_1', photos: [{ ...photo, extRef: 'front_1', ...given }] }],
});

/** Changes of the data of any seller. */
const ofAny = [
  {},
  { firstName: 'Maria' },
  { lastName: 'de Vries' },
  { nationality: 'BEL' },
  { nationality: null },
  { dateOfBirth: '1991-02-01T00:00:00.000Z' },
  { placeOfBirth: { city: 'Rome', country: 'ITA' } },
  { address: {} },
  { address: { houseNumber: null } },
];
/** Of persons only, since an organization has other documents. */
const ofPerson = [
  { documents: [{ extRef: 'pass_1' }] },
  { documents: [{ type: 'ID', photos: [photo] }] },
  ...[{}, { data: file }, { data: otherFile }].map(photographed),
];
const ofOrganization = [
  { legalName: 'Jansen Holding B.V.' },
  { registrationNumber: null },
  { documents: [{ extRef: 'extract_1' }] },
  { documents: [{ extRef: 'extract_1', data: file }] },
  ...[{}, { lastName: null }, photographed({})].map((each) => ({
    [owners]: [{ extRef: 'owner_1', ...each }],
  })),
  { [owners]: [{ type: 'CFO', extRef: 'owner_2' }] },
];

/** A change of data, also withheld from the check, which only version 1 can. */
const updates = (of: string, changes: readonly object[]): Command[] => [
  ...changes.flatMap((each) => [update(each, { of }), update(each, { of, isReady: false })]),
  update(undefined, { of, given: { salesProfile: {} } }),
];

/** What changes the data of a seller; A and B are persons, C is an organization. */
const changesOf = (of: string): Command[] =>
  of === 'C'
    ? [
        ...updates(of, [...ofAny, ...ofOrganization]),
        ...['CEO', 'BOARD_MEMBER'].map((type) => add('createBeneficialOwner', { type }, of)),
        ...[0, -1].map((which) => changeOwner(which, { type: 'CEO' }, of)),
        add('createOrganizationDocument', extract, of),
      ]
    : [...updates(of, [...ofAny, ...ofPerson]), add('createIndividualDocument', passport, of)];

const dollars = { currency: 'USD' };

const accountsOf = (of: string): Command[] => [
  ...[{}, { statement: undefined }].map((each) => addBank(each, of)),
  // Accounts of version 2 with an IBAN are in EUR.
  ...[addBank(dollars, of), updateBank(dollars, of)].map((each) => through('v1', each)),
  ...[0, 1, 2].flatMap((index) => [
    ...[
      {},
      { accountNumber: 'NL20INGB0001234567' },
      { acceptOtherCurrencies: true, allowedOtherCurrencyCodes: ['USD'] },
      { acceptOtherCurrencies: true },
      ...statements,
    ].map((each) => changeBank(index, each, of)),
    select(index, of),
  ]),
  ...[{}, { description: 'For sales' }, ...statements].map((each) => updateBank(each, of)),
  ...(of === 'A' ? [] : [addAccount({}, of)]),
  ...[0, 1, 2].map((index) => changeAccount(index, {}, of)),
  onboard(undefined, of),
  onboard({ expirationTime: 90 }, of),
];

/** Ends the checks of a seller that run, before they do so by themselves. */
function endChecks(of: string, outcome: (typeof outcomes)[number]): Command {
  return command(`running checks of ${of} end as ${outcome}`, async (story) => {
    const found = ownerOf(story, of);
    if (found && isRunning(found.check)) await kyc(outcome, of).run(story);
    for (const [index, { check }] of (found?.externalAccounts ?? []).entries())
      if (isRunning(check)) await kyc('PASSED', of, index).run(story);
  });
}

/** One or two changes of a seller, and how the checks end that they begin. */
export const changedSeller: fc.Arbitrary<Command> = fc
  .constantFrom('A', 'A', 'B', 'C')
  .chain((of) =>
    fc
      .tuple(
        fc.array(
          fc.oneof(
            varied(fc.constantFrom(...changesOf(of))),
            varied(fc.constantFrom(...accountsOf(of))),
          ),
          { minLength: 1, maxLength: 2 },
        ),
        fc.constantFrom(...outcomes, 'PASSED', 'PASSED', 'PASSED'),
      )
      .map(([changes, outcome]) =>
        // The checks end even if a change is left out.
        inSequence([...changes.map(ifPossible), endChecks(of, outcome)]),
      ),
  );

/** A new seller with some data or none, beside an organization. */
export const newSeller: fc.Arbitrary<Command> = fc
  .tuple(
    varied(
      fc.constantFrom(
        ...[
          undefined,
          { legalForm: 'individual' },
          completeIndividual(),
          completeOrganization(),
        ].flatMap((each) => [holder(each), holder(each, { isReady: false })]),
      ),
    ),
    fc.constantFrom(...outcomes),
  )
  .map(([create, outcome]) =>
    command(`${create.text}, whose check ends as ${outcome}`, async (story) => {
      const { sellers } = story.merchant;
      if (sellers.length < 3) return;
      await create.run(story);
      await endChecks(String.fromCharCode(64 + story.merchant.sellers.length), outcome).run(story);
    }),
  );

/** A check ends in any way, or several do one after the other. */
export const endedCheck: fc.Arbitrary<Command> = fc
  .tuple(
    fc.constantFrom(...outcomes, 'PASSED'),
    fc.constantFrom('A', 'B', 'C'),
    fc.option(fc.nat(1)),
  )
  .map(([outcome, of, bank]) => kyc(outcome, of, bank ?? undefined));

/** An organization with references for its parts. */
export const organization: Command = inTurn(
  holder(
    {
      ...completeOrganization(),
      documents: [{ ...extract, issuer: undefined, type: 'UTILITY_BILL', extRef: 'extract_1' }],
    },
    // Its length differs in code points and in UTF-16 code units.
    { given: { displayName: '🏺'.repeat(30) } },
  ),
  addBank({ extRef: 'bank_1' }, 'C'),
  kyc('PASSED', 'C'),
  kyc('PASSED', 'C', 0),
);

/** Commands one after the other, as one that is not divided. */
function inSequence(commands: readonly Command[]): Command {
  return command(commands.map(({ text }) => text).join('; '), async (story) => {
    for (const each of commands) await each.run(story);
  });
}
