import {
  dateInDays,
  dateInYears,
  extract,
  passport,
  photo,
} from '../scenarios/fixtures/documents.js';
import { completeOrganization } from '../scenarios/fixtures/legal-entities.js';
import { bankAccount } from '../scenarios/fixtures/bank-accounts.js';
import {
  bothRefuse,
  type Command,
  command,
  inTurn,
  other,
  refusedFor,
  request,
  type Story,
} from './command.js';
import { transfer } from './commands.js';
import {
  add,
  addAccount,
  addBank,
  changeAccount,
  changeBank,
  changeOwner,
  close,
  holder,
  onboard,
  pathOf,
  seller,
  select,
  update,
} from './holder-commands.js';
import { configure } from './schedule-commands.js';

const [yesterday, today] = [dateInDays(-1), dateInDays(0)];
const addPassport = (given: object, of = 'A'): Command =>
  other(add('createIndividualDocument', { ...passport, ...given }, of));
const addExtract = (given: object, of = 'A'): Command =>
  other(add('createOrganizationDocument', { ...extract, ...given }, of));

const owner = { type: 'CEO', extRef: 'owner_1' };
/** Two entries, and each once more. */
const repeated = (entry: object): object[] =>
  ['one_1', 'two_1', 'one_1', 'two_1'].map((extRef) => ({ ...entry, extRef }));
const repeatedIn = (list: string, code: string): string =>
  [2, 3].map((index) => `${list}[${index}].extRef ${code}`).join(', ');
/** Two entries whose references differ in case only. */
const differing = (entry: object): object[] =>
  ['same', 'Same'].map((extRef) => ({ ...entry, extRef }));
const withOwners = (all: readonly object[]): Command =>
  holder({ legalForm: 'organization', ultimateBeneficialOwners: all });
const withDocuments = (documents: readonly object[], legalForm = 'individual'): Command =>
  holder({ legalForm, documents });

const named = ['first', 'second', 'third'].map((name) => ({
  extRef: `${name}_1`,
  displayName: `The $& {0} "%s" ${name}`,
}));
const [first, second, third] = named;
const bank = { accountType: 'IBAN', accountNumber: '0417164300', currency: 'EUR' } as const;
type Names = readonly ('extRef' | 'displayName')[];
const takenNames: readonly Names[] = [['extRef'], ['displayName'], ['extRef', 'displayName']];
const takenIn = (names: Names): object =>
  Object.fromEntries(names.map((name) => [name, first?.[name]]));
const taken = (area: 230 | 240, place: string, names: Names): string =>
  names.map((name) => `${place}${name} 409.${area}.00${name === 'extRef' ? 1 : 2}`).join(', ');

const wrongIban = { accountNumber: 'NL92ABNA0417164300' };
const wrong = 'accountNumber 422.240.001';
const upo = {
  accountType: 'UPO',
  paymentMethod: 'ACH',
  currency: 'EUR',
  displayName: 'Bank in Boston',
  accountNumber: undefined,
  statement: undefined,
};
const wrongRouting = { ...upo, apmData: { routingNumber: '011000016' } };
const routing = 'apmData.routingNumber 422.240.002';
const withBanks = (...externalAccounts: readonly object[]): { readonly given: object } => {
  return { given: { externalAccounts } };
};

/** The owners of a holder that is no organization, and one of them. */
const readOwners = command('read the owners of A', (story) =>
  story.compare(() => [
    {
      operation: 'v2.listBeneficialOwners',
      path: pathOf(story, 'A'),
      list: 'elements',
      expected: [],
    },
  ]),
);
const readOwner = request('read an owner of A', (story) => ({
  operation: 'getBeneficialOwner',
  path: { ...pathOf(story, 'A'), uboCode: 'ubo_none' },
}));

/**
 * What requests about holders, their owners, documents and accounts are refused for, besides their schemas. That each
 * reference is taken is tested in the references.
 */
export const refusedHolderStories: readonly Story[] = [
  [
    'holders/closed',
    'Nothing of a closed holder can be changed, and no money is transferred from or to it.',
    'D14 D15 D16',
    [
      holder(completeOrganization(), withBanks(bankAccount('Bank'))),
      add('createBeneficialOwner', { type: 'CFO' }),
      seller,
      close(),
      ...[
        update(),
        other(update(undefined, { given: { externalAccounts: [] } })),
        addExtract({}),
        addPassport({}),
        addAccount({ displayName: 'One more' }),
        changeAccount(0, { displayName: 'One more' }),
        addBank(),
        other(addBank()),
        changeBank(0, {}),
        select(0),
        add('createBeneficialOwner', { type: 'CEO' }),
        changeOwner(-1, { type: 'CEO' }),
        onboard({}),
        configure('A', { type: 'MANUAL' }),
      ].map((each) => refusedFor('402.200.001', each)),
      refusedFor('fromAccountCode 402.200.001', transfer('A', 'B', 1)),
      refusedFor('toAccountCode 402.200.001', transfer('B', 'A', 1)),
    ],
    'v2',
  ],
  [
    'holders/taken-references',
    'References of holders, owners, documents and photos are unique; those that differ in case are different.',
    'EXT-AH-010 CORE-AH-006 EXT-UBO-011 CORE-DOC-003 CORE-DOC-015 CORE-ERR-009 D14 D15 D16 D28 D131 D141 D131 D227',
    [
      {
        ...inTurn(holder(completeOrganization(), { given: { extRef: 'holder_1' } }), seller),
        needs: ['newTenant'],
      },
      ...bothRefuse('extRef 409.200.001', holder(undefined, { given: { extRef: 'holder_1' } })),
      refusedFor(
        'extRef 409.200.001',
        update(undefined, { given: { extRef: 'holder_1' }, of: 'B' }),
      ),
      withOwners(differing({ type: 'CEO' })),
      ...bothRefuse(
        repeatedIn('legalEntity.ultimateBeneficialOwners', '409.200.002'),
        withOwners(repeated(owner)),
      ),
      ...bothRefuse(
        'legalEntity.ultimateBeneficialOwners[0].nationality 422.900.004, legalEntity.ultimateBeneficialOwners[1].extRef 409.200.002',
        withOwners([{ ...owner, nationality: 'XYZ' }, owner]),
      ),
      add('createBeneficialOwner', { type: 'CFO', extRef: 'owner_2' }),
      refusedFor('extRef 409.200.002', changeOwner(-1, owner)),
      withDocuments(differing({})),
      ...bothRefuse(
        repeatedIn('legalEntity.documents', '409.220.001'),
        withDocuments(repeated({})),
      ),
      withDocuments([{ extRef: 'document_1' }]),
      withDocuments([{ extRef: 'document_1' }], 'organization'),
      withDocuments(
        ['one_1', 'two_1'].map((extRef) => ({ extRef, photos: [{ ...photo, extRef: 'photo_1' }] })),
      ),
      refusedFor('extRef 409.220.001', addExtract({ extRef: 'document_1' }, 'F')),
      ...bothRefuse(
        repeatedIn('legalEntity.documents[0].photos', '409.220.002'),
        withDocuments([{ photos: repeated(photo) }]),
      ),
      refusedFor(
        repeatedIn('photos', '409.220.002'),
        addPassport({ photos: repeated(photo) }, 'E'),
      ),
      refusedFor(
        repeatedIn('documents[0].photos', '409.220.002'),
        add('createBeneficialOwner', { type: 'CEO', documents: [{ photos: repeated(photo) }] }),
      ),
    ],
    'v2',
  ],
  [
    'owners/of-organizations-only',
    'Only an organization has owners.',
    'EXT-UBO-014 EXT-UBO-020 EXT-UBO-023 D14 D15 D16 D176',
    [
      seller,
      refusedFor('422.200.004', add('createBeneficialOwner', { type: 'CEO' })),
      readOwners,
      refusedFor('404.900.001', readOwner),
      refusedFor('404.900.001', changeOwner('ubo_none', { type: 'CEO' })),
    ],
    'v2',
  ],
  [
    'documents/refused',
    'A document that is added later has possible dates, and is of the legal form of its holder.',
    'CORE-DOC-014 CORE-DOC-022 CORE-DOC-031 CORE-DOC-035 CORE-ERR-024 D14 D15 D16 D41 D138 D139',
    [
      holder({ legalForm: 'individual' }),
      holder({ legalForm: 'organization' }),
      seller,
      refusedFor('expireAt 422.220.001', addPassport({ expireAt: yesterday })),
      refusedFor(
        'expiresAt 422.220.001',
        addPassport({ expireAt: undefined, expiresAt: yesterday }),
      ),
      refusedFor(
        'expireAt 422.220.001, issuedAt 422.220.002',
        addPassport({ expireAt: today, issuedAt: today }),
      ),
      refusedFor('issuedAt 422.220.002', addPassport({ issuedAt: today })),
      refusedFor('issuedAt 422.220.002', addExtract({ issuedAt: today }, 'B')),
      refusedFor('expiresAt 422.220.003', addPassport({ expiresAt: dateInYears(6) })),
      ...['A', 'C'].map((of) => refusedFor('422.220.004', addExtract({}, of))),
      ...['B', 'C'].map((of) => refusedFor('422.220.004', addPassport({}, of))),
    ],
    'v2',
  ],
  [
    'virtual-accounts/taken-names',
    'extRef and displayName of a virtual account are unique below its holder, also within a request.',
    'CORE-VA-003 CORE-VA-007 CORE-ERR-009 D14 D15 D16 D28',
    [
      seller,
      addAccount(first ?? {}),
      addAccount(second ?? {}),
      ...takenNames.flatMap((names) => {
        const changed = { ...third, ...takenIn(names) };
        return [
          refusedFor(taken(230, '', names), addAccount(changed)),
          refusedFor(taken(230, '', names), changeAccount(2, takenIn(names))),
          refusedFor(
            taken(230, 'accounts[2].', names),
            holder(undefined, { given: { accounts: [first, second, changed] } }),
          ),
        ];
      }),
    ],
    'v1',
  ],
  [
    'external-accounts/taken-names',
    'extRef of an external account is unique below its holder, also within a request; displayName only in version 1.',
    'EXT-XA-002 EXT-XA-003 CORE-XA-005 CORE-XA-006 CORE-ERR-009 D14 D15 D16 D28',
    [
      seller,
      seller,
      addBank({ ...bank, ...first }),
      addBank({ ...bank, ...second }),
      ...takenNames.map((names) =>
        refusedFor(taken(240, '', names), other(addBank({ ...bank, ...third, ...takenIn(names) }))),
      ),
      refusedFor('extRef 409.240.001', changeBank(1, takenIn(['extRef']))),
      refusedFor(
        'externalAccounts[2].extRef 409.240.001',
        holder(
          undefined,
          withBanks(...[first, second, first].map((each) => ({ ...bank, ...each }))),
        ),
      ),
      refusedFor(
        taken(240, 'externalAccounts[0].', ['displayName']),
        other(update(undefined, withBanks({ ...bank, ...third, ...takenIn(['displayName']) }))),
      ),
      addBank({ ...bank, ...third, ...takenIn(['displayName']) }),
      // Another holder can have the same names.
      addBank({ ...bank, ...first }, 'B'),
    ],
    'v2',
  ],
  [
    'external-accounts/wrong-numbers',
    'IBANs and routing numbers have correct check digits.',
    'CORE-ERR-013 D14 D15 D16',
    [
      seller,
      addBank(),
      ...bothRefuse(wrong, addBank(wrongIban)),
      ...['NL00ABNA', 'nl92abna0417164300'].flatMap((accountNumber) =>
        bothRefuse(wrong, addBank({ accountNumber })),
      ),
      refusedFor(wrong, changeBank(0, wrongIban)),
      ...[
        holder(undefined, withBanks({ ...bank, ...first, ...wrongIban })),
        update(undefined, withBanks({ ...bank, ...first, ...wrongIban })),
        other(update(undefined, withBanks({ ...bank, ...first, ...wrongIban }))),
      ].map((each) => refusedFor(`externalAccounts[0].${wrong}`, each)),
      refusedFor(routing, addBank(wrongRouting)),
      refusedFor(`externalAccounts[0].${routing}`, holder(undefined, withBanks(wrongRouting))),
      refusedFor(`${routing}, ${wrong}`, addBank({ ...wrongRouting, ...wrongIban })),
      // An update of a UPO account, which keeps its type.
      addBank({ ...upo, apmData: { routingNumber: '011000015' } }),
      refusedFor(routing, changeBank(1, wrongRouting)),
    ],
    'v2',
  ],
];
