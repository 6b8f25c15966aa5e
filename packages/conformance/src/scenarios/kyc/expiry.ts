import type { v2 } from '@seller-funds/contract';
import { updateHolder, createHolder, expectKyc } from '../fixtures/kyc.js';
import { dateInDays } from '../fixtures/documents.js';
import {
  completeIndividual,
  completeOrganization,
  completePerson,
} from '../fixtures/legal-entities.js';
import type { Scenario } from '../scenario.js';
import { getKycMessages } from './messages.js';

/** Days until the documents of the scenario expire. */
const validFor = 3;

/** D35, D40, D128: documents that expire. */
export const expiredDocument: Scenario = {
  id: 'kyc/expired-document',
  title:
    'A document is valid until the day before it expires; after that, the check reports its path as expired.',
  area: 'legal entities',
  claims: ['EXT-LE-002', 'CORE-LE-009', 'D35', 'D36', 'D40', 'D128'],
  needs: ['advanceTime', 'decideKyc'],
  run: async (context) => {
    const [document] = completePerson().documents ?? [];
    const short = { ...document, extRef: 'short', expireAt: dateInDays(validFor) };
    const owner = { ...completePerson(), type: 'CEO' as const, extRef: 'owner_1' };
    const person: v2.LegalEntityCreate = { ...completeIndividual(), documents: [short] };
    const organization: v2.LegalEntityCreate = {
      ...completeOrganization(),
      ultimateBeneficialOwners: [{ ...owner, documents: [short] }],
    };
    const codes: readonly (readonly [at: string, code: string])[] = [
      ['legalEntity', await createHolder(context, person)],
      ['legalEntity.ultimateBeneficialOwners[0]', await createHolder(context, organization)],
    ];
    const again = async (): Promise<void> => {
      for (const [, accountHolderCode] of codes) {
        await context.operator.decideKyc({ accountHolderCode, outcome: 'FAILED' });
        await updateHolder(context, accountHolderCode, {});
      }
    };
    await context.operator.advance((validFor - 1) * 86_400);
    await again();
    for (const [, code] of codes) await expectKyc(context, code, 'IN_PROGRESS', 'IN_PROGRESS');
    await context.operator.advance(86_400);
    await again();
    for (const [at, code] of codes) {
      const { details, codes: found, message } = await getKycMessages(context, code);
      context.expectEqual(details.length, 1, `the number of details of ${at}`);
      context.decided?.expectEqual(
        found,
        ['DOCUMENT_EXPIRED'],
        `messageCode of the details of ${at}`,
      );
      context.decided?.expectEqual(message, `Expired: ${at}.documents[0]`, `kycMessage of ${at}`);
    }
    const [first] = codes;
    const renewed = { documents: [{ extRef: 'short', expireAt: dateInDays(validFor + 365) }] };
    const after = await updateHolder(context, first?.[1] ?? '', { legalEntity: renewed });
    context.expectEqual(after, 'IN_PROGRESS', 'kycStatus once the document expires later');
  },
};
