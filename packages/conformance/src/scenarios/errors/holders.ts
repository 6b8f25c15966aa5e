import type { ErrorDetail } from '../fixtures/error-details.js';
import { createHolder } from '../fixtures/kyc.js';
import { dateInDays, dateInYears, pdfFile, pngImage } from '../fixtures/documents.js';
import { completeOrganization } from '../fixtures/legal-entities.js';
import { createSellerWithBank, bankUpdate } from '../fixtures/verified-sellers.js';
import type { ErrorCase } from './error-probe.js';

const holders = ['v1.createAccountHolder', 'v2.createAccountHolder'] as const;

/** Builds the body of a holder, valid in both versions. */
function holder(extRef: string, legalEntity?: object): object {
  return {
    extRef,
    displayName: `Seller ${extRef}`,
    accounts: [{ extRef: `${extRef}-a`, displayName: 'An account' }],
    ...(legalEntity ? { legalEntity } : {}),
  };
}

/** The body of an update, valid in both versions. */
const renamed = { displayName: 'Mila' };

const photo = { page: 'FRONT', style: 'STRAIGHT', format: 'PNG', data: pngImage };
const passport = {
  type: 'PASSPORT',
  number: 'NX1234567',
  issuedAt: dateInYears(-2),
  expireAt: dateInYears(5),
  photos: [photo],
};
const extract = {
  title: 'Extract',
  issuer: 'COMPANY_REGISTER',
  issuedAt: dateInYears(-1),
  issuerCountry: 'NLD',
  data: pdfFile,
};

/** The error codes of holders, owners and documents. */
export const holderErrors: readonly ErrorCase[] = [
  {
    code: '402.200.001',
    area: 'account holders',
    needs: ['closeAccountHolder'],
    provoke: async (probe) => {
      const { context } = probe;
      const seller = await createSellerWithBank(context, { legalEntity: completeOrganization() });
      const { code, accountCode, externalAccountCode } = seller;
      const query = { _fragments: ['ubo' as const] };
      const path = { accountHolderCode: code };
      const shown = await context.call('v2.getAccountHolder', { path, query });
      const uboCode = shown.legalEntity?.ultimateBeneficialOwners?.[0]?.code ?? '';
      const open = await createSellerWithBank(context);
      await context.operator.closeAccountHolder({ accountHolderCode: code });
      const name = { displayName: 'One more' };
      await probe.expectError('v1.updateAccountHolder', { path: { code }, body: {} });
      await probe.expectError('v2.updateAccountHolder', { path, body: renamed });
      await probe.expectError('v1.createOrganizationDocument', {
        path: { code },
        body: extract as never,
      });
      await probe.expectError('v1.createIndividualDocument', {
        path: { code },
        body: passport as never,
      });
      await probe.expectError('v1.createVirtualAccount', { path, body: name });
      const account = { ...path, accountCode };
      await probe.expectError('v1.updateVirtualAccount', { path: account, body: name });
      const bank = { accountNumber: '0417164300', currency: 'EUR', ...name };
      await probe.expectError('v1.createExternalAccount', { path, body: bank });
      const iban = { ...bank, accountType: 'IBAN' } as const;
      await probe.expectError('v2.createExternalAccount', { path, body: iban as never });
      const external = { ...path, externalAccountCode };
      await probe.expectError('v2.updateExternalAccount', { path: external, body: bankUpdate({}) });
      await probe.expectError('v2.selectExternalAccount', { path: external });
      await probe.expectError('v2.createBeneficialOwner', { path, body: { type: 'CEO' } });
      await probe.expectError('v2.updateBeneficialOwner', {
        path: { ...path, uboCode },
        body: { type: 'CEO' },
      });
      await probe.expectError('v2.createOnboardingUrl', { path, body: {} });
      const configured = { virtualAccountCode: accountCode };
      await probe.expectError('v2.updateAccountPayoutConfiguration', {
        path: configured,
        body: { type: 'MANUAL' },
      });
      for (const [from, to, field] of [
        [accountCode, open.accountCode, 'fromAccountCode'],
        [open.accountCode, accountCode, 'toAccountCode'],
      ] as const) {
        const body = {
          fromAccountCode: from,
          toAccountCode: to,
          amount: 1,
          idempotencyKey: context.uuid(),
          type: 'CORRECTION' as const,
        };
        const fault: ErrorDetail = { field, code: '402.200.001', attemptedValue: accountCode };
        await probe.expectError('v2.createBalanceTransfer', { body }, [fault]);
      }
    },
  },
  {
    code: '409.200.001',
    area: 'account holders',
    provoke: async (probe) => {
      const extRef = probe.context.unique();
      await probe.context.call('v2.createAccountHolder', { body: { extRef, ...renamed } });
      const fault: ErrorDetail = { field: 'extRef', code: '409.200.001', attemptedValue: extRef };
      await probe.expectErrorFromBoth(holders, { body: holder(extRef) }, [fault]);
      const path = { accountHolderCode: (await createSellerWithBank(probe.context)).code };
      await probe.expectError('v2.updateAccountHolder', { path, body: { extRef, ...renamed } }, [
        fault,
      ]);
    },
  },
  {
    code: '409.200.002',
    area: 'beneficial owners',
    provoke: async (probe) => {
      const { context } = probe;
      const owner = { type: 'CEO', extRef: 'owner_1' } as const;
      const entity = { legalForm: 'organization', ultimateBeneficialOwners: [owner, owner] };
      const at = 'legalEntity.ultimateBeneficialOwners[1].extRef';
      const fault: Omit<ErrorDetail, 'field'> = { code: '409.200.002', attemptedValue: 'owner_1' };
      await probe.expectErrorFromBoth(holders, { body: holder(context.unique(), entity) }, [
        { ...fault, field: at },
      ]);
      const accountHolderCode = await createHolder(context, completeOrganization());
      const path = { accountHolderCode };
      const own = { ...fault, field: 'extRef' };
      await probe.expectError('v2.createBeneficialOwner', { path, body: owner }, [own]);
      const body = { type: 'CFO', extRef: 'owner_2' } as const;
      const { code: uboCode } = await context.call('v2.createBeneficialOwner', { path, body });
      const update = { path: { ...path, uboCode }, body: owner };
      await probe.expectError('v2.updateBeneficialOwner', update, [own]);
    },
  },
  {
    code: '422.200.001',
    area: 'legal entities',
    provoke: async (probe) => {
      const code = await createHolder(probe.context, { legalForm: 'individual' });
      const body = { legalEntity: { legalForm: 'organization' as const }, ...renamed };
      const fault: ErrorDetail = {
        field: 'legalEntity.legalForm',
        code: '422.200.001',
        attemptedValue: 'organization',
      };
      await probe.expectError('v1.updateAccountHolder', { path: { code }, body }, [fault]);
      const path = { accountHolderCode: code };
      await probe.expectError('v2.updateAccountHolder', { path, body }, [fault]);
    },
  },
  {
    code: '422.200.002',
    area: 'legal entities',
    provoke: async (probe) => {
      const { code } = await createSellerWithBank(probe.context);
      const body = { legalEntity: { firstName: 'Mila' }, ...renamed };
      const fault: ErrorDetail = { field: 'legalEntity.legalForm', code: '422.200.002' };
      await probe.expectError('v1.updateAccountHolder', { path: { code }, body }, [fault]);
      const path = { accountHolderCode: code };
      await probe.expectError('v2.updateAccountHolder', { path, body }, [fault]);
    },
  },
  {
    code: '422.200.004',
    area: 'beneficial owners',
    provoke: async (probe) => {
      const { code: accountHolderCode } = await createSellerWithBank(probe.context);
      const path = { accountHolderCode };
      await probe.expectError('v2.createBeneficialOwner', { path, body: { type: 'CEO' } });
    },
  },
  {
    code: '409.220.001',
    area: 'documents',
    provoke: async (probe) => {
      const { context } = probe;
      const reference = { extRef: 'document_1' };
      const entity = { legalForm: 'individual', documents: [reference, reference] };
      const field = 'legalEntity.documents[1].extRef';
      const fault: Omit<ErrorDetail, 'field'> = {
        code: '409.220.001',
        attemptedValue: 'document_1',
      };
      const inside = [{ ...fault, field }];
      await probe.expectErrorFromBoth(holders, { body: holder(context.unique(), entity) }, inside);
      const late = [{ ...fault, field: 'extRef' }];
      const code = await createHolder(context, { legalForm: 'individual', documents: [reference] });
      const body = { ...passport, ...reference } as never;
      await probe.expectError('v1.createIndividualDocument', { path: { code }, body }, late);
      const organization = { legalForm: 'organization' as const, documents: [reference] };
      const path = { code: await createHolder(context, organization) };
      const again = { ...extract, ...reference } as never;
      await probe.expectError('v1.createOrganizationDocument', { path, body: again }, late);
    },
  },
  {
    code: '409.220.002',
    area: 'documents',
    provoke: async (probe) => {
      const { context } = probe;
      const twice = [
        { ...photo, extRef: 'photo_1' },
        { ...photo, extRef: 'photo_1' },
      ];
      const entity = { legalForm: 'individual', documents: [{ photos: twice }] };
      const field = 'legalEntity.documents[0].photos[1].extRef';
      const fault: Omit<ErrorDetail, 'field'> = { code: '409.220.002', attemptedValue: 'photo_1' };
      const inside = [{ ...fault, field }];
      await probe.expectErrorFromBoth(holders, { body: holder(context.unique(), entity) }, inside);
      const path = { code: await createHolder(context, { legalForm: 'individual' }) };
      const body = { ...passport, photos: twice } as never;
      const late = [{ ...fault, field: 'photos[1].extRef' }];
      await probe.expectError('v1.createIndividualDocument', { path, body }, late);
      const accountHolderCode = await createHolder(context, { legalForm: 'organization' });
      const owner = { type: 'CEO', documents: [{ photos: twice }] } as never;
      await probe.expectError(
        'v2.createBeneficialOwner',
        { path: { accountHolderCode }, body: owner },
        [{ ...fault, field: 'documents[0].photos[1].extRef' }],
      );
    },
  },
  ...documentDateErrors(),
  {
    code: '422.220.004',
    area: 'documents',
    provoke: async (probe) => {
      const person = { code: await createHolder(probe.context, { legalForm: 'individual' }) };
      const body = extract as never;
      await probe.expectError('v1.createOrganizationDocument', { path: person, body });
      const organization = {
        code: await createHolder(probe.context, { legalForm: 'organization' }),
      };
      const own = passport as never;
      await probe.expectError('v1.createIndividualDocument', { path: organization, body: own });
      const bare = { code: (await createSellerWithBank(probe.context)).code };
      await probe.expectError('v1.createOrganizationDocument', { path: bare, body });
      await probe.expectError('v1.createIndividualDocument', { path: bare, body: own });
    },
  },
];

function expired(field: string, attemptedValue: string): ErrorDetail {
  return { field, code: '422.220.001', attemptedValue };
}

/** The error codes of the dates of an added document. */
function documentDateErrors(): ErrorCase[] {
  const [yesterday, today] = [dateInDays(-1), dateInDays(0)];
  const issued: ErrorDetail = { field: 'issuedAt', code: '422.220.002', attemptedValue: today };
  return [
    {
      code: '422.220.001',
      area: 'documents',
      provoke: async (probe) => {
        const path = { code: await createHolder(probe.context, { legalForm: 'individual' }) };
        const expectRejected = (given: object, faults: readonly ErrorDetail[]): Promise<void> => {
          const body = { ...passport, ...given } as never;
          return probe.expectError('v1.createIndividualDocument', { path, body }, faults);
        };
        await expectRejected({ expireAt: yesterday }, [expired('expireAt', yesterday)]);
        const later = { expireAt: undefined, expiresAt: yesterday };
        await expectRejected(later, [expired('expiresAt', yesterday)]);
        // Both dates are wrong.
        await expectRejected({ expireAt: today, issuedAt: today }, [
          expired('expireAt', today),
          issued,
        ]);
      },
    },
    {
      code: '422.220.002',
      area: 'documents',
      provoke: async (probe) => {
        const person = { code: await createHolder(probe.context, { legalForm: 'individual' }) };
        const body = { ...passport, issuedAt: today } as never;
        await probe.expectError('v1.createIndividualDocument', { path: person, body }, [issued]);
        const path = { code: await createHolder(probe.context, { legalForm: 'organization' }) };
        const late = { ...extract, issuedAt: today } as never;
        await probe.expectError('v1.createOrganizationDocument', { path, body: late }, [issued]);
      },
    },
    {
      code: '422.220.003',
      area: 'documents',
      provoke: async (probe) => {
        const path = { code: await createHolder(probe.context, { legalForm: 'individual' }) };
        const expiresAt = dateInYears(6);
        const body = { ...passport, expiresAt } as never;
        const fault: ErrorDetail = {
          field: 'expiresAt',
          code: '422.220.003',
          attemptedValue: expiresAt,
        };
        await probe.expectError('v1.createIndividualDocument', { path, body }, [fault]);
      },
    },
  ];
}
