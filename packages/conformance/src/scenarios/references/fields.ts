import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import type { ActionName } from '../../adapter/adapter.js';
import type { Exchange } from '../../http/exchange.js';
import { createHolder } from '../fixtures/kyc.js';
import { completePerson } from '../fixtures/legal-entities.js';
import { dateInDays, pngImage } from '../fixtures/documents.js';
import { refundLeaf, buildRefund } from '../fixtures/refunds.js';
import { createSeller } from '../fixtures/sellers.js';
import { fund, leaf, buildSplit } from '../fixtures/splits.js';
import { bankAccount } from '../fixtures/verified-sellers.js';
import type { ScenarioContext } from '../scenario-context.js';

/** A field that identifies an object among others of its type. */
export interface ReferenceField {
  readonly name: string;
  readonly area: string;
  readonly claims: string;
  readonly needs?: readonly ActionName[];
  /** The maximum length, and the allowed characters besides letters and digits. */
  readonly maxLength: number;
  readonly characters: string;
  /** The result of a second request with the same reference: a replay, or an error with this code. */
  readonly onRepeat: 'replay' | 'decided replay' | ErrorCode;
  /** Creates the parent object; returns a function that creates an object with a reference. */
  readonly prepare: (context: ScenarioContext) => Promise<(reference: string) => Promise<Exchange>>;
}

/** The characters in the reference's regular expression and in its text (D60). */
const ofPayments = '#@:_|-';
/** Characters that a database could confuse; the reference states no list. */
const ofTexts = '_%\'"\\ .#@:|-é';
/** A length that a database column could truncate; the reference states no limit. */
const long = 300;

const splits = 'CORE-PS-023 CORE-PS-027 CORE-PS-067 CORE-LIM-001 EXT-PS-009 EXT-PS-036 D60 D61';

/** Every field that identifies an object among others of its type. */
export const referenceFields: readonly ReferenceField[] = [
  {
    name: 'holders',
    area: 'account holders',
    claims: 'EXT-AH-010 D28',
    maxLength: long,
    characters: ofTexts,
    onRepeat: '409.200.001',
    prepare: (context) =>
      Promise.resolve((extRef) =>
        context.send('v2.createAccountHolder', { body: { extRef, displayName: 'Mila' } }),
      ),
  },
  {
    name: 'virtual-accounts',
    area: 'virtual accounts',
    claims: 'CORE-VA-003 CORE-LIM-003 D28',
    maxLength: 32,
    characters: ofTexts,
    onRepeat: '409.230.001',
    prepare: async (context) => {
      const path = { accountHolderCode: (await createSeller(context)).code };
      return (extRef) => {
        const body = { extRef, displayName: `Account ${context.unique()}` };
        return context.send('v1.createVirtualAccount', { path, body });
      };
    },
  },
  {
    name: 'names-of-virtual-accounts',
    area: 'virtual accounts',
    claims: 'CORE-VA-007 CORE-LIM-004 D28',
    maxLength: 48,
    characters: ofTexts,
    onRepeat: '409.230.002',
    prepare: async (context) => {
      const path = { accountHolderCode: (await createSeller(context)).code };
      return (displayName) =>
        context.send('v1.createVirtualAccount', { path, body: { displayName } });
    },
  },
  {
    name: 'external-accounts',
    area: 'external accounts',
    claims: 'CORE-XA-005 EXT-XA-003 D28',
    maxLength: long,
    characters: ofTexts,
    onRepeat: '409.240.001',
    prepare: async (context) => {
      const path = { accountHolderCode: (await createSeller(context)).code };
      return (extRef) => {
        const body = { ...bankAccount(`Bank ${context.unique()}`), extRef };
        return context.send('v2.createExternalAccount', { path, body });
      };
    },
  },
  {
    name: 'names-of-external-accounts',
    area: 'external accounts',
    claims: 'CORE-XA-006 D28',
    maxLength: long,
    characters: ofTexts,
    onRepeat: '409.240.002',
    prepare: async (context) => {
      const path = { accountHolderCode: (await createSeller(context)).code };
      return (displayName) => {
        const { accountNumber, currency } = bankAccount(displayName);
        const body = { accountNumber, currency, displayName };
        return context.send('v1.createExternalAccount', { path, body });
      };
    },
  },
  {
    name: 'owners',
    area: 'beneficial owners',
    claims: 'EXT-UBO-011 D131 D173',
    maxLength: long,
    characters: ofTexts,
    onRepeat: '409.200.002',
    prepare: async (context) => {
      const legalEntity = { legalForm: 'organization', legalName: 'Mila' } as const;
      const path = { accountHolderCode: await createHolder(context, legalEntity) };
      return (extRef) =>
        context.send('v2.createBeneficialOwner', { path, body: { type: 'CEO', extRef } });
    },
  },
  {
    name: 'documents',
    area: 'documents',
    claims: 'CORE-DOC-002 D141 D173',
    maxLength: long,
    characters: ofTexts,
    onRepeat: '409.220.001',
    prepare: async (context) => {
      const { documents: _documents, ...person } = completePerson();
      const code = await createHolder(context, { legalForm: 'individual', ...person });
      const photo = { page: 'FRONT', style: 'STRAIGHT', format: 'PNG', data: pngImage } as const;
      const expireAt = dateInDays(900);
      const dates = { issuedAt: dateInDays(-90), expireAt, expiresAt: expireAt };
      const document = { type: 'PASSPORT', number: 'NX1234567', ...dates } as const;
      return (extRef) => {
        const body = { ...document, photos: [photo], extRef };
        return context.send('v1.createIndividualDocument', { path: { code }, body });
      };
    },
  },
  {
    name: 'payments',
    area: 'payment splits',
    claims: splits,
    maxLength: 64,
    characters: ofPayments,
    onRepeat: 'replay',
    prepare: (context) =>
      Promise.resolve((extRef) => {
        const body = buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 1)], extRef);
        return context.send('v2.createPaymentSplit', { body });
      }),
  },
  {
    name: 'refunds',
    area: 'refund splits',
    claims: 'CORE-RS-001 EXT-RS-003 D75',
    needs: ['settle'],
    maxLength: long,
    characters: ofTexts,
    onRepeat: 'decided replay',
    prepare: async (context) => {
      const extRef = await fund(context, await createSeller(context), 1_000);
      return (pspMutationExtRef) => {
        const items = [refundLeaf('item_1', { amount: 1 })];
        const body = { ...buildRefund(context, extRef, items), pspMutationExtRef };
        return context.send('v2.createRefundSplit', { body });
      };
    },
  },
];
