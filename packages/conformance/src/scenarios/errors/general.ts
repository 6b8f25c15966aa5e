import type { ErrorDetail } from '../fixtures/error-details.js';
import { createHolder } from '../fixtures/kyc.js';
import { createSeller } from '../fixtures/sellers.js';
import { createCompleteSeller } from '../fixtures/verified-sellers.js';
import { NotRun } from '../../outcome.js';
import type { ErrorCase } from './error-probe.js';

/** Builds a number of photos, numbered from `from`. */
function photos(from: number, count: number): { extRef: string; page: 'FRONT' }[] {
  return Array.from({ length: count }, (_, index) => {
    return { extRef: `photo-${from + index}`, page: 'FRONT' };
  });
}

/** The error codes that any operation can return. */
export const generalErrors: readonly ErrorCase[] = [
  {
    code: '401.100.001',
    area: 'authentication',
    provoke: async (probe) => {
      const keys = [null, { authorization: 'Bearer nobody-has-this-key' }, { authorization: '' }];
      for (const credential of keys) {
        await probe.expectError('v1.listAccountHolders', {}, [], { credential });
        await probe.expectError('v2.listAccountHolders', {}, [], { credential });
        // Without a valid key, other errors are not reported.
        const body = { displayName: 1 } as never;
        await probe.expectError('v2.createAccountHolder', { body }, [], { credential });
      }
    },
  },
  {
    code: '403.100.001',
    area: 'authentication',
    provoke: async (probe) => {
      const { readOnlyApiKey } = probe.context.tenant;
      if (readOnlyApiKey === undefined) throw new NotRun('The tenant has no read-only key.');
      const credential = { authorization: `Bearer ${readOnlyApiKey}` };
      const body = { displayName: 'Mila' };
      await probe.expectError('v2.createAccountHolder', { body }, [], { credential });
      const wrong = { displayName: 1 } as never;
      await probe.expectError('v2.createAccountHolder', { body: wrong }, [], { credential });
      const { code } = await createSeller(probe.context);
      await probe.expectError('v1.updateAccountHolder', { path: { code }, body: {} }, [], {
        credential,
      });
    },
  },
  {
    code: '400.900.001',
    area: 'errors',
    provoke: async (probe) => {
      const fault: ErrorDetail = { field: 'displayName', code: '400.900.001', attemptedValue: 1 };
      const body = { displayName: 1 } as never;
      await probe.expectError('v2.createAccountHolder', { body }, [fault]);
      // A wrong type, and another value that is too long.
      const long = 'a'.repeat(129);
      const both = { displayName: 1, description: long } as never;
      const other: ErrorDetail = {
        field: 'description',
        code: '422.900.003',
        attemptedValue: long,
      };
      await probe.expectError('v2.createAccountHolder', { body: both }, [fault, other]);
      // attemptedValue is left out for personal numbers.
      const legalEntity = { legalForm: 'individual', socialSecurityNumber: 987654321 };
      const person = { displayName: 'Mila', legalEntity } as never;
      const secret: ErrorDetail = {
        field: 'legalEntity.socialSecurityNumber',
        code: '400.900.001',
      };
      await probe.expectError('v2.createAccountHolder', { body: person }, [secret]);
      const special = { rawBody: '{"displayName": ' };
      await probe.expectError('v2.createAccountHolder', { body: {} as never }, [], special);
      const query = { _pageSize: 'ten' } as never;
      const size: ErrorDetail = { field: '_pageSize', code: '400.900.001', attemptedValue: 'ten' };
      await probe.expectError('v2.listAccountHolders', { query }, [size]);
    },
  },
  {
    code: '404.900.001',
    area: 'errors',
    provoke: async (probe) => {
      const code = 'ah_00000000000000000000000000';
      await probe.expectError('v1.getAccountHolder', { path: { code } });
      const path = { accountHolderCode: code };
      await probe.expectError('v2.updateAccountHolder', { path, body: { displayName: 'Mila' } });
      const { code: known } = await createSeller(probe.context);
      const account = { accountHolderCode: known, virtualAccountCode: 'va_unknown' };
      await probe.expectError('v2.getVirtualAccount', { path: account });
    },
  },
  {
    code: '422.900.001',
    area: 'errors',
    provoke: async (probe) => {
      // All errors are reported, whichever validation finds them.
      const long = 'a'.repeat(65);
      const body = { displayName: long, description: 'a'.repeat(129), externalAccounts: [{}] };
      await probe.expectError('v2.createAccountHolder', { body: body as never }, [
        { field: 'displayName', code: '422.900.003', attemptedValue: long },
        { field: 'description', code: '422.900.003', attemptedValue: 'a'.repeat(129) },
        { field: 'externalAccounts[0].accountType', code: '422.900.002' },
      ]);
      const split = { extRef: 'abc', totalAmount: 0, currency: 'EURO', items: [] };
      await probe.expectError('v2.createPaymentSplit', { body: split as never }, [
        { field: 'extRef', code: '422.900.003', attemptedValue: 'abc' },
        { field: 'totalAmount', code: '422.900.003', attemptedValue: 0 },
        { field: 'currency', code: '422.900.003', attemptedValue: 'EURO' },
        { field: 'paymentProcessor', code: '422.900.002' },
        { field: 'pspExtRef', code: '422.900.002' },
        { field: 'items', code: '422.900.003', attemptedValue: [] },
      ]);
    },
  },
  {
    code: '422.900.002',
    area: 'errors',
    provoke: async (probe) => {
      const fault: ErrorDetail = { field: 'displayName', code: '422.900.002' };
      await probe.expectError('v2.createAccountHolder', { body: {} as never }, [fault]);
      const both: ErrorDetail[] = [fault, { field: 'accounts', code: '422.900.002' }];
      await probe.expectError('v1.createAccountHolder', { body: {} as never }, both);
      const report: ErrorDetail = { field: 'report', code: '422.900.002' };
      await probe.expectError('v2.listReports', { query: {} as never }, [report]);
      // A new external account in an update of its holder (D45, D165).
      if (!probe.context.decided) return;
      const path = { accountHolderCode: (await createSeller(probe.context)).code };
      const body = { displayName: 'Mila', externalAccounts: [{ extRef: 'bank_1' }] };
      const required = ['displayName', 'accountType', 'currency'].map((name): ErrorDetail => ({
        field: `externalAccounts[0].${name}`,
        code: '422.900.002',
      }));
      await probe.expectError('v2.updateAccountHolder', { path, body }, required);
    },
  },
  {
    code: '422.900.003',
    area: 'errors',
    provoke: async (probe) => {
      const long = 'a'.repeat(65);
      const name: ErrorDetail = { field: 'displayName', code: '422.900.003', attemptedValue: long };
      await probe.expectError('v2.createAccountHolder', { body: { displayName: long } }, [name]);
      const size: ErrorDetail = { field: '_pageSize', code: '422.900.003', attemptedValue: 501 };
      await probe.expectError('v2.listAccountHolders', { query: { _pageSize: 501 } }, [size]);
      const { code } = await createSeller(probe.context);
      const path = { accountHolderCode: code };
      const minutes: ErrorDetail = {
        field: 'expirationTime',
        code: '422.900.003',
        attemptedValue: 20_161,
      };
      const body = { expirationTime: 20_161 };
      await probe.expectError('v2.createOnboardingUrl', { path, body }, [minutes]);
      // Too many photos, counting those that are stored.
      const document = { extRef: 'document_1', photos: photos(0, 15) };
      const person = { legalForm: 'individual' as const, documents: [document] };
      const holder = await createHolder(probe.context, person);
      const legalEntity = { documents: [{ extRef: 'document_1', photos: photos(15, 6) }] };
      const update = { displayName: 'Mila', legalEntity };
      const many: ErrorDetail = { field: 'legalEntity.documents[0].photos', code: '422.900.003' };
      await probe.expectError('v1.updateAccountHolder', { path: { code: holder }, body: update }, [
        many,
      ]);
      const own = { accountHolderCode: holder };
      await probe.expectError('v2.updateAccountHolder', { path: own, body: update }, [many]);
      // The maximum number of photos, and a change of a document that has them.
      for (const change of [{ photos: photos(15, 5) }, { number: 'NX7654321' }]) {
        const documents = [{ extRef: 'document_1', ...change }];
        const fitting = { displayName: 'Mila', legalEntity: { documents } };
        await probe.context.call('v2.updateAccountHolder', { path: own, body: fitting });
      }
    },
  },
  {
    code: '422.900.004',
    area: 'errors',
    provoke: async (probe) => {
      const entity = { legalForm: 'individual', dateOfBirth: '31.01.1990' };
      const body = { displayName: 'Mila', legalEntity: entity } as never;
      const field = 'legalEntity.dateOfBirth';
      const fault: ErrorDetail = { field, code: '422.900.004', attemptedValue: '31.01.1990' };
      await probe.expectError('v2.createAccountHolder', { body }, [fault]);
      // Dates that do not exist.
      const { accountCode, externalAccountCode } = await createCompleteSeller(probe.context);
      const processAt = '2036-02-30T10:00:00Z';
      const payout = { accountCode, externalAccountCode, amount: 1, processAt };
      const noDate: ErrorDetail = {
        field: 'processAt',
        code: '422.900.004',
        attemptedValue: processAt,
      };
      const payouts = ['v1.createPayoutRequest', 'v2.createPayoutRequest'] as const;
      await probe.expectErrorFromBoth(payouts, { body: payout }, [noDate]);
      const report = { report: 'payout-report', from: '2026-02-30', to: '2026-04-31' } as const;
      await probe.expectError('v2.createReport', { body: report }, [
        { field: 'from', code: '422.900.004', attemptedValue: report.from },
        { field: 'to', code: '422.900.004', attemptedValue: report.to },
      ]);
      // Base64 of a wrong length. attemptedValue is left out for files.
      const path = { accountHolderCode: (await createSeller(probe.context)).code };
      const statement = { data: 'QUJDREVGR0' };
      const bank = { accountNumber: '0417164300', currency: 'EUR', displayName: 'Bank', statement };
      const accounts = ['v1.createExternalAccount', 'v2.createExternalAccount'] as const;
      const file: ErrorDetail = { field: 'statement.data', code: '422.900.004' };
      const account = { ...bank, accountType: 'IBAN' };
      await probe.expectErrorFromBoth(accounts, { path, body: account }, [file]);
    },
  },
  {
    code: '422.900.005',
    area: 'errors',
    provoke: async (probe) => {
      const entity = { legalForm: 'company' };
      const body = { displayName: 'Mila', legalEntity: entity } as never;
      const field = 'legalEntity.legalForm';
      const form: ErrorDetail = { field, code: '422.900.005', attemptedValue: 'company' };
      await probe.expectError('v2.createAccountHolder', { body }, [form]);
      const query = { _status: 'DONE' } as never;
      const status: ErrorDetail = { field: '_status', code: '422.900.005', attemptedValue: 'DONE' };
      await probe.expectError('v2.listPayoutRequests', { query }, [status]);
    },
  },
  {
    code: '422.900.006',
    area: 'errors',
    provoke: async (probe) => {
      const { accountCode, externalAccountCode } = await createCompleteSeller(probe.context);
      const useBalanceAt = probe.context.operator.now(3_600);
      const body = { accountCode, externalAccountCode, amount: 1, useBalanceAt };
      const fault: ErrorDetail = {
        field: 'useBalanceAt',
        code: '422.900.006',
        attemptedValue: useBalanceAt,
      };
      await probe.expectError('v1.createPayoutRequest', { body }, [fault]);
    },
  },
];
