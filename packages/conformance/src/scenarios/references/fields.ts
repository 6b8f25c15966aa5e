import type { OperationId } from '@seller-funds/contract';
import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { createHolder } from '../fixtures/kyc.js';
import { completePerson } from '../fixtures/legal-entities.js';
import { passport } from '../fixtures/documents.js';
import { createSeller } from '../fixtures/sellers.js';
import { fund } from '../fixtures/splits.js';
import { item, paymentBody, refundBody } from '../fixtures/trees.js';
import { bankAccount } from '../fixtures/verified-sellers.js';
import type { ScenarioContext } from '../scenario-context.js';

/** Creates what an object belongs to, and returns its code or reference. */
type CreateParent = (context: ScenarioContext) => Promise<string>;

/** A field that identifies an object among others of its type. */
export interface ReferenceField {
  readonly name: string;
  readonly area: string;
  readonly claims: string;
  /** The maximum length, and the allowed characters besides letters and digits. */
  readonly maxLength: number;
  readonly characters: string;
  /** The result of a second request with the same reference: a replay, or an error with this code. */
  readonly onRepeat: 'replay' | 'decided replay' | ErrorCode;
  /** Creates an object. */
  readonly operation: OperationId;
  readonly buildBody: (reference: string, context: ScenarioContext, parent: string) => object;
  readonly createParent?: CreateParent;
}

/** The characters in the reference's regular expression and in its text (D60). */
const ofPayments = { maxLength: 64, characters: '#@:_|-' };
/** Characters that a database could confuse, and a length that it could truncate; the reference states no limits. */
const ofTexts = { maxLength: 300, characters: '_%\'"\\ .#@:|-é' };

const seller: CreateParent = async (context) => (await createSeller(context)).code;
const company: CreateParent = (context) =>
  createHolder(context, { legalForm: 'organization', legalName: 'Mila' });
const person: CreateParent = (context) => {
  const { documents: _documents, ...data } = completePerson();
  return createHolder(context, { legalForm: 'individual', ...data });
};

function buildPassport(extRef: string): object {
  return { ...passport, expiresAt: passport.expireAt, extRef };
}

/** Every field that identifies an object among others of its type. */
export const referenceFields: readonly ReferenceField[] = [
  {
    name: 'holders',
    area: 'account holders',
    claims: 'EXT-AH-010 D28',
    ...ofTexts,
    onRepeat: '409.200.001',
    operation: 'v2.createAccountHolder',
    buildBody: (extRef) => ({ extRef, displayName: 'Mila' }),
  },
  {
    name: 'virtual-accounts',
    area: 'virtual accounts',
    claims: 'CORE-VA-003 CORE-LIM-003 D28',
    ...ofTexts,
    maxLength: 32,
    onRepeat: '409.230.001',
    operation: 'v1.createVirtualAccount',
    buildBody: (extRef, context) => ({ extRef, displayName: `Account ${context.unique()}` }),
    createParent: seller,
  },
  {
    name: 'names-of-virtual-accounts',
    area: 'virtual accounts',
    claims: 'CORE-VA-007 CORE-LIM-004 D28',
    ...ofTexts,
    maxLength: 48,
    onRepeat: '409.230.002',
    operation: 'v1.createVirtualAccount',
    buildBody: (displayName) => ({ displayName }),
    createParent: seller,
  },
  {
    name: 'external-accounts',
    area: 'external accounts',
    claims: 'CORE-XA-005 EXT-XA-003 D28',
    ...ofTexts,
    onRepeat: '409.240.001',
    operation: 'v2.createExternalAccount',
    buildBody: (extRef, context) => ({ ...bankAccount(`Bank ${context.unique()}`), extRef }),
    createParent: seller,
  },
  {
    name: 'names-of-external-accounts',
    area: 'external accounts',
    claims: 'CORE-XA-006 D28',
    ...ofTexts,
    onRepeat: '409.240.002',
    operation: 'v1.createExternalAccount',
    buildBody: (displayName) => {
      const { accountNumber, currency } = bankAccount(displayName);
      return { accountNumber, currency, displayName };
    },
    createParent: seller,
  },
  {
    name: 'owners',
    area: 'beneficial owners',
    claims: 'EXT-UBO-011 D131 D173',
    ...ofTexts,
    onRepeat: '409.200.002',
    operation: 'v2.createBeneficialOwner',
    buildBody: (extRef) => ({ type: 'CEO', extRef }),
    createParent: company,
  },
  {
    name: 'documents',
    area: 'documents',
    claims: 'CORE-DOC-002 D141 D173',
    ...ofTexts,
    onRepeat: '409.220.001',
    operation: 'v1.createIndividualDocument',
    buildBody: buildPassport,
    createParent: person,
  },
  {
    name: 'payments',
    area: 'payment splits',
    claims:
      'CORE-PS-023 CORE-PS-027 CORE-PS-067 CORE-LIM-001 EXT-PS-009 EXT-LIM-007 EXT-PS-036 D60 D61 D197',
    ...ofPayments,
    onRepeat: 'replay',
    operation: 'v2.createPaymentSplit',
    buildBody: (extRef) => paymentBody(extRef, [item('item_1', 1)]),
  },
  {
    name: 'refunds',
    area: 'refund splits',
    claims: 'CORE-RS-001 EXT-RS-003 D75',
    ...ofTexts,
    onRepeat: 'decided replay',
    operation: 'v2.createRefundSplit',
    buildBody: (pspMutationExtRef, context, extRef) => {
      const items = [item('back_1', 1, { originalExtRef: 'item_1' })];
      return { ...refundBody(context, extRef, items), pspMutationExtRef };
    },
    createParent: async (context) => fund(context, await createSeller(context), 1_000),
  },
];
