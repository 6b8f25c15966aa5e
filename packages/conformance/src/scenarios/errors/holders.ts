import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { createHolder } from '../fixtures/kyc.js';
import { dateInDays, dateInYears, extract, passport, photo } from '../fixtures/documents.js';
import { completeOrganization } from '../fixtures/legal-entities.js';
import { bankUpdate, createSellerWithBank } from '../fixtures/verified-sellers.js';
import type { RequestBodyOf, ScenarioContext } from '../scenario-context.js';
import type { ErrorRows } from './error-row.js';

/** The body of a holder, and of an update, valid in both versions. */
function holder(extRef: string, legalEntity?: object): object {
  return {
    extRef,
    displayName: `Seller ${extRef}`,
    accounts: [{ extRef: `${extRef}-a`, displayName: 'An account' }],
    ...(legalEntity ? { legalEntity } : {}),
  };
}

const renamed = { displayName: 'Mila' };

const [yesterday, today] = [dateInDays(-1), dateInDays(0)];

const addPassport = 'v1.createIndividualDocument';
const addExtract = 'v1.createOrganizationDocument';

function createPerson(context: ScenarioContext, documents: { extRef: string }[] = []) {
  return createHolder(context, { legalForm: 'individual', documents });
}

function createCompany(context: ScenarioContext, documents: { extRef: string }[] = []) {
  return createHolder(context, { legalForm: 'organization', documents });
}

/** Two entries whose references differ in case only. */
const differing = (entry: object): object[] =>
  ['same', 'Same'].map((extRef) => ({ ...entry, extRef }));

/** Expects a holder with such a legal entity to be accepted. */
async function expectDistinct(context: ScenarioContext, legalEntity: object): Promise<void> {
  const body = { displayName: 'Mila', legalEntity } as RequestBodyOf<'v2.createAccountHolder'>;
  await context.call('v2.createAccountHolder', { body });
}

/** The error codes of holders, owners and documents. */
export const holderRows: Partial<Record<ErrorCode, ErrorRows>> = {
  async *'402.200.001'(context) {
    const legalEntity = completeOrganization();
    const { code, accountCode, externalAccountCode } = await createSellerWithBank(context, {
      legalEntity,
    });
    const path = { accountHolderCode: code };
    const shown = await context.call('v2.getAccountHolder', {
      path,
      query: { _fragments: ['ubo'] },
    });
    const owner = shown.legalEntity?.ultimateBeneficialOwners?.[0]?.code ?? '';
    const open = await createSellerWithBank(context);
    await context.operator.closeAccountHolder({ accountHolderCode: code });
    const name = { displayName: 'One more' };
    const bank = { accountType: 'IBAN', accountNumber: '0417164300', currency: 'EUR', ...name };
    yield ['updateAccountHolder', [code], renamed];
    yield [addExtract, [code], extract];
    yield [addPassport, [code], passport];
    yield ['v1.createVirtualAccount', [code], name];
    yield ['v1.updateVirtualAccount', [code, accountCode], name];
    yield ['createExternalAccount', [code], bank];
    yield ['v2.updateExternalAccount', [code, externalAccountCode], bankUpdate({})];
    yield ['v2.selectExternalAccount', [code, externalAccountCode], {}];
    yield ['v2.createBeneficialOwner', [code], { type: 'CEO' }];
    yield ['v2.updateBeneficialOwner', [code, owner], { type: 'CEO' }];
    yield ['v2.createOnboardingUrl', [code], {}];
    yield ['v2.updateAccountPayoutConfiguration', [accountCode], { type: 'MANUAL' }];
    const transfer = { amount: 1, idempotencyKey: context.uuid(), type: 'CORRECTION' };
    const [from, to] = [accountCode, open.accountCode];
    const out = { ...transfer, fromAccountCode: from, toAccountCode: to };
    yield ['v2.createBalanceTransfer', [], out, ['fromAccountCode']];
    const back = { ...transfer, fromAccountCode: to, toAccountCode: from };
    yield ['v2.createBalanceTransfer', [], back, ['toAccountCode']];
  },
  async *'409.200.001'(context) {
    const extRef = context.unique();
    const { code } = await createSellerWithBank(context);
    await context.call('v2.createAccountHolder', { body: { extRef, ...renamed } });
    yield ['createAccountHolder', [], holder(extRef), ['extRef']];
    yield ['v2.updateAccountHolder', [code], { extRef, ...renamed }, ['extRef']];
  },
  async *'409.200.002'(context) {
    const owner = { type: 'CEO', extRef: 'owner_1' };
    const entity = { legalForm: 'organization', ultimateBeneficialOwners: [owner, owner] };
    await expectDistinct(context, {
      ...entity,
      ultimateBeneficialOwners: differing({ type: 'CEO' }),
    });
    const second = ['legalEntity.ultimateBeneficialOwners[1].extRef'];
    yield ['createAccountHolder', [], holder(context.unique(), entity), second];
    const accountHolderCode = await createHolder(context, completeOrganization());
    yield ['v2.createBeneficialOwner', [accountHolderCode], owner, ['extRef']];
    const body = { type: 'CFO', extRef: 'owner_2' } as const;
    const path = { accountHolderCode };
    const { code } = await context.call('v2.createBeneficialOwner', { path, body });
    yield ['v2.updateBeneficialOwner', [accountHolderCode, code], owner, ['extRef']];
  },
  async *'422.200.004'(context) {
    const { code } = await createSellerWithBank(context);
    yield ['v2.createBeneficialOwner', [code], { type: 'CEO' }];
    // Such a holder has no owners.
    const path = { accountHolderCode: code };
    const page = await context.call('v2.listBeneficialOwners', { path });
    context.expectEqual(page.totalElementCount, 0, 'the number of owners');
    const none = { path: { ...path, uboCode: 'ubo_none' } };
    await context.expectError('v2.getBeneficialOwner', none, 404);
    const change = { ...none, body: { type: 'CEO' as const } };
    await context.expectError('v2.updateBeneficialOwner', change, 404);
  },
  async *'409.220.001'(context) {
    const documents = [{ extRef: 'document_1' }, { extRef: 'document_1' }];
    await expectDistinct(context, { legalForm: 'individual', documents: differing({}) });
    const twice = holder(context.unique(), { legalForm: 'individual', documents });
    yield ['createAccountHolder', [], twice, ['legalEntity.documents[1].extRef']];
    const [first] = documents;
    const [person, company] = [
      await createPerson(context, documents.slice(1)),
      await createCompany(context, documents.slice(1)),
    ];
    yield [addPassport, [person], { ...passport, ...first }, ['extRef']];
    yield [addExtract, [company], { ...extract, ...first }, ['extRef']];
  },
  async *'409.220.002'(context) {
    const one = { ...photo, extRef: 'photo_1' };
    const photos = [one, one];
    const entity = { legalForm: 'individual', documents: [{ photos }] };
    const second = ['legalEntity.documents[0].photos[1].extRef'];
    yield ['createAccountHolder', [], holder(context.unique(), entity), second];
    const person = await createPerson(context);
    yield [addPassport, [person], { ...passport, photos }, ['photos[1].extRef']];
    const owner = { type: 'CEO', documents: [{ photos }] };
    const company = await createCompany(context);
    yield ['v2.createBeneficialOwner', [company], owner, ['documents[0].photos[1].extRef']];
  },
  async *'422.220.001'(context) {
    const person = await createPerson(context);
    const later = { ...passport, expireAt: undefined, expiresAt: yesterday };
    yield [addPassport, [person], { ...passport, expireAt: yesterday }, ['expireAt']];
    yield [addPassport, [person], later, ['expiresAt']];
    const both = { ...passport, expireAt: today, issuedAt: today };
    yield [addPassport, [person], both, ['expireAt', 'issuedAt 422.220.002']];
  },
  async *'422.220.002'(context) {
    const [person, company] = [await createPerson(context), await createCompany(context)];
    yield [addPassport, [person], { ...passport, issuedAt: today }, ['issuedAt']];
    yield [addExtract, [company], { ...extract, issuedAt: today }, ['issuedAt']];
  },
  async *'422.220.003'(context) {
    const body = { ...passport, expiresAt: dateInYears(6) };
    yield [addPassport, [await createPerson(context)], body, ['expiresAt']];
  },
  async *'422.220.004'(context) {
    const { code } = await createSellerWithBank(context);
    const [person, company] = [await createPerson(context), await createCompany(context)];
    for (const other of [person, code]) yield [addExtract, [other], extract];
    for (const other of [company, code]) yield [addPassport, [other], passport];
  },
};
