import { passport } from '../scenarios/fixtures/documents.js';
import { completePerson } from '../scenarios/fixtures/legal-entities.js';
import { item } from '../scenarios/fixtures/trees.js';
import { type Command, ifDecided, inTurn, refused, refusedFor, type Story } from './command.js';
import { pay, refund } from './commands.js';
import { add, addAccount, addBank, holder, seller } from './holder-commands.js';
import { fund, settle } from './operator-commands.js';

/** A field that identifies an object among others of its type. */
interface ReferenceField {
  /** The maximum length, and the allowed characters besides letters and digits. */
  readonly most: number;
  readonly characters: string;
  /** What the objects belong to; two of it, if a reference is unique below one. */
  readonly begin?: readonly Command[];
  /** Creates an object, below the first seller or another one. */
  readonly create: (reference: string, of?: string) => Command;
  /** The field, and the code of a second request with the same reference; without it, that is a replay. */
  readonly conflict?: string;
}

/** D60: the characters in the regular expression of the reference; its text does not list the last two. */
const ofPayments = { most: 64, characters: '#@:_|-' };
/** Characters that a database could confuse, and a length that it could truncate; the reference states no limits. */
const ofTexts = { most: 300, characters: '_%\'"\\ .#@:|-é' };

/** Returns references that differ in one character; the first one has the maximum length. */
function buildVariants({
  most,
  characters,
}: Pick<ReferenceField, 'most' | 'characters'>): string[] {
  const base = 'reference'.padEnd(most, 'x');
  const ending = (character: string): string => base.slice(0, -1) + character;
  // They differ only in case, at the end and at the start, or in the last character, which truncation would remove.
  const others = [ending('X'), `R${base.slice(1)}`, ending('y'), base.slice(0, -1)];
  return [base, ...others, ...Array.from(characters, ending)];
}

/** Returns references that together contain every character. */
function coverCharacters({ most, characters }: ReferenceField): string[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const all = Array.from(`${letters}${letters.toUpperCase()}0123456789${characters}`);
  const room = most - 'all_'.length;
  return Array.from(
    { length: Math.ceil(all.length / room) },
    (_, index) => `all_${all.slice(index * room, (index + 1) * room).join('')}`,
  );
}

/** Only decisions allow some characters (D60). */
function ifAllowed(reference: string, each: Command): Command {
  return /[|-]/.test(reference) ? ifDecided(each) : each;
}

/** Creates objects with different references, and then with the same ones again. */
function createAll(field: ReferenceField): Command[] {
  const { begin = [], create, conflict } = field;
  const [variants, others] = [buildVariants(field), coverCharacters(field)];
  const repeat = (reference: string): Command =>
    conflict === undefined
      ? ifAllowed(reference, create(reference))
      : ifDecided(refusedFor(conflict, create(reference)));
  const [first = ''] = variants;
  const commands = [
    ...[...variants, ...others].map((each) => ifAllowed(each, create(each))),
    ...[...variants.slice(0, 4), ...others].map(repeat),
    // Under another holder, the same reference creates another object.
    ...(begin.length > 1 ? [create(first, 'B')] : []),
  ];
  return [...begin, { ...inTurn(...commands), needs: ['newTenant'] }];
}

const shows = 'References that differ only in one character or its case are different.';
const company = holder({ legalForm: 'organization', legalName: 'Mila' });
const { documents: _documents, ...undocumented } = completePerson();
const person = holder({ legalForm: 'individual', ...undocumented });
const names = buildVariants({ ...ofPayments, characters: '#@:_' });
const namedItems = names.map((name, index) => item(name, 2 ** index, { accountCode: 'A' }));

/** Uniqueness and equality of references, in every object that has one. */
export const referenceStories: readonly Story[] = [
  [
    'references/holders',
    shows,
    'EXT-AH-010 D28',
    createAll({
      ...ofTexts,
      create: (extRef) => holder(undefined, { given: { extRef } }),
      conflict: 'extRef 409.200.001',
    }),
    'v2',
  ],
  [
    'references/virtual-accounts',
    shows,
    'CORE-VA-003 CORE-LIM-003 D28',
    createAll({
      ...ofTexts,
      most: 32,
      begin: [seller, seller],
      create: (extRef, of) => addAccount({ extRef }, of),
      conflict: 'extRef 409.230.001',
    }),
    'v1',
  ],
  [
    'references/names-of-virtual-accounts',
    shows,
    'CORE-VA-007 CORE-LIM-004 D28',
    createAll({
      ...ofTexts,
      most: 48,
      begin: [seller, seller],
      create: (displayName, of) => addAccount({ displayName }, of),
      conflict: 'displayName 409.230.002',
    }),
    'v1',
  ],
  [
    'references/external-accounts',
    shows,
    'CORE-XA-005 EXT-XA-003 D28',
    createAll({
      ...ofTexts,
      begin: [seller, seller],
      create: (extRef, of) => addBank({ extRef }, of),
      conflict: 'extRef 409.240.001',
    }),
    'v2',
  ],
  [
    'references/names-of-external-accounts',
    shows,
    'CORE-XA-006 D28',
    createAll({
      ...ofTexts,
      begin: [seller, seller],
      create: (displayName, of) => addBank({ displayName }, of),
      conflict: 'displayName 409.240.002',
    }),
    'v1',
  ],
  [
    'references/owners',
    shows,
    'EXT-UBO-011 D131',
    createAll({
      ...ofTexts,
      begin: [company, company],
      create: (extRef, of) => add('createBeneficialOwner', { type: 'CEO', extRef }, of),
      conflict: 'extRef 409.200.002',
    }),
    'v2',
  ],
  [
    'references/documents',
    shows,
    'CORE-DOC-002 D141 D131',
    createAll({
      ...ofTexts,
      begin: [person, person],
      create: (extRef, of) =>
        add('createIndividualDocument', { ...passport, expiresAt: passport.expireAt, extRef }, of),
      conflict: 'extRef 409.220.001',
    }),
    'v1',
  ],
  [
    'references/payments',
    shows,
    'CORE-PS-023 CORE-PS-027 CORE-PS-067 CORE-LIM-001 EXT-PS-009 EXT-LIM-007 EXT-PS-036 D60 D61 D197',
    createAll({ ...ofPayments, begin: [seller], create: (extRef) => pay(1, { extRef }) }),
    'v2',
  ],
  [
    'references/refunds',
    shows,
    'CORE-RS-001 EXT-RS-003 D75',
    createAll({
      ...ofTexts,
      begin: [inTurn(seller, fund(1_000))],
      create: (pspMutationExtRef) =>
        refund([item('back_1', 1, { originalExtRef: 'item_1' })], { pspMutationExtRef }),
    }),
    'v2',
  ],
  [
    'references/items',
    'Items whose extRef differs only in one character or its case are different; each can be refunded.',
    'CORE-PS-050 CORE-RS-029 CORE-LIM-001 EXT-PS-010 D60 D62 D73',
    [
      inTurn(
        seller,
        pay(namedItems),
        settle(),
        ...names.map((name, index) =>
          refund([{ type: 'ITEM', extRef: name, originalExtRef: name }], {
            totalAmount: 2 ** index,
          }),
        ),
        refused(pay([...namedItems.slice(1), ...namedItems.slice(1, 2)])),
      ),
    ],
    'v2',
  ],
];
