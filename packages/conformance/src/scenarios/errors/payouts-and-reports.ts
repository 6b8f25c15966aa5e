import type { ErrorDetail } from '../fixtures/error-details.js';
import { createSeller } from '../fixtures/sellers.js';
import { daily } from '../fixtures/schedules.js';
import { fund } from '../fixtures/splits.js';
import { createCompleteSeller } from '../fixtures/verified-sellers.js';
import { buildTransfer } from '../transfers/transfers.js';
import type { ErrorCase } from './error-probe.js';

const unknownAccount = 'va_00000000000000000000000000';
const payouts = ['v1.createPayoutRequest', 'v2.createPayoutRequest'] as const;

/** The error codes of balance transfers. */
export const transferErrors: readonly ErrorCase[] = [
  {
    code: '402.320.001',
    area: 'balance transfers',
    provoke: async (probe) => {
      const [from, to] = [await createSeller(probe.context), await createSeller(probe.context)];
      const body = buildTransfer(probe.context, from, to, 100);
      const fault: ErrorDetail = { field: 'amount', code: '402.320.001', attemptedValue: 100 };
      await probe.expectError('v2.createBalanceTransfer', { body }, [fault]);
    },
  },
  {
    code: '403.320.001',
    area: 'balance transfers',
    needs: ['configureMerchant', 'newTenant'],
    provoke: async (probe) => {
      const [from, to] = [await createSeller(probe.context), await createSeller(probe.context)];
      await probe.context.operator.configureMerchant({ balanceTransferEnabled: false });
      const body = buildTransfer(probe.context, from, to, 100);
      await probe.expectError('v2.createBalanceTransfer', { body });
    },
  },
  {
    code: '409.320.001',
    area: 'balance transfers',
    needs: ['settle'],
    provoke: async (probe) => {
      const { context } = probe;
      const [from, to] = [await createSeller(context), await createSeller(context)];
      await fund(context, from, 100);
      const body = buildTransfer(context, from, to, 10);
      await context.call('v2.createBalanceTransfer', { body });
      const { idempotencyKey } = body;
      const fault: ErrorDetail = {
        field: 'idempotencyKey',
        code: '409.320.001',
        attemptedValue: idempotencyKey,
      };
      await probe.expectError('v2.createBalanceTransfer', { body: { ...body, amount: 11 } }, [
        fault,
      ]);
    },
  },
  {
    code: '422.320.001',
    area: 'balance transfers',
    provoke: async (probe) => {
      const seller = await createSeller(probe.context);
      const body = buildTransfer(probe.context, seller, seller, 100);
      const attemptedValue = seller.accountCode;
      const fault: ErrorDetail = { field: 'toAccountCode', code: '422.320.001', attemptedValue };
      await probe.expectError('v2.createBalanceTransfer', { body }, [fault]);
    },
  },
  {
    code: '422.320.002',
    area: 'balance transfers',
    provoke: async (probe) => {
      const seller = await createSeller(probe.context);
      const unknown = { code: 'none', accountCode: unknownAccount };
      const fault: Omit<ErrorDetail, 'field'> = {
        code: '422.320.002',
        attemptedValue: unknownAccount,
      };
      const [from, to] = ['fromAccountCode', 'toAccountCode'];
      const source = buildTransfer(probe.context, unknown, seller, 100);
      await probe.expectError('v2.createBalanceTransfer', { body: source }, [
        { ...fault, field: from },
      ]);
      const target = buildTransfer(probe.context, seller, unknown, 100);
      await probe.expectError('v2.createBalanceTransfer', { body: target }, [
        { ...fault, field: to },
      ]);
      // Both accounts are unknown.
      const other = { code: 'none', accountCode: `${unknownAccount}X` };
      const both = [
        { ...fault, field: from },
        { ...fault, field: to, attemptedValue: other.accountCode },
      ];
      const body = buildTransfer(probe.context, unknown, other, 100);
      await probe.expectError('v2.createBalanceTransfer', { body }, both);
    },
  },
];

/** The error codes of payouts and payout configurations. */
export const payoutErrors: readonly ErrorCase[] = [
  {
    code: '409.330.001',
    area: 'payouts',
    needs: ['advanceTime'],
    provoke: async (probe) => {
      const { accountCode } = await createCompleteSeller(probe.context);
      const body = { accountCode, amount: 1 };
      const { code } = await probe.context.call('v2.createPayoutRequest', { body });
      // It is denied, as the seller is not verified.
      await probe.context.operator.advance(60);
      const ids = ['v1.deletePayoutRequest', 'v2.deletePayoutRequest'] as const;
      await probe.expectErrorFromBoth(ids, { path: { code } });
    },
  },
  {
    code: '422.330.001',
    area: 'payouts',
    provoke: async (probe) => {
      const { externalAccountCode } = await createCompleteSeller(probe.context);
      const body = { accountCode: unknownAccount, externalAccountCode, amount: 1 };
      const attemptedValue = unknownAccount;
      const fault: ErrorDetail = { field: 'accountCode', code: '422.330.001', attemptedValue };
      await probe.expectErrorFromBoth(payouts, { body }, [fault]);
      const processAt = probe.context.operator.now(-3_600);
      const past: ErrorDetail = {
        field: 'processAt',
        code: '422.330.003',
        attemptedValue: processAt,
      };
      await probe.expectErrorFromBoth(payouts, { body: { ...body, processAt } }, [fault, past]);
    },
  },
  {
    code: '422.330.002',
    area: 'payouts',
    provoke: async (probe) => {
      const { context } = probe;
      const { accountCode } = await createCompleteSeller(context);
      const { externalAccountCode } = await createCompleteSeller(context);
      for (const attemptedValue of [externalAccountCode, 'ea_unknown']) {
        const body = { accountCode, externalAccountCode: attemptedValue, amount: 1 };
        const fault: ErrorDetail = {
          field: 'externalAccountCode',
          code: '422.330.002',
          attemptedValue,
        };
        await probe.expectErrorFromBoth(payouts, { body }, [fault]);
        const processAt = context.operator.now(-3_600);
        const past: ErrorDetail = {
          field: 'processAt',
          code: '422.330.003',
          attemptedValue: processAt,
        };
        await probe.expectErrorFromBoth(payouts, { body: { ...body, processAt } }, [fault, past]);
      }
    },
  },
  {
    code: '422.330.003',
    area: 'payouts',
    provoke: async (probe) => {
      const { accountCode, externalAccountCode } = await createCompleteSeller(probe.context);
      const processAt = probe.context.operator.now(-3_600);
      const body = { accountCode, externalAccountCode, amount: 1, processAt };
      const fault: ErrorDetail = {
        field: 'processAt',
        code: '422.330.003',
        attemptedValue: processAt,
      };
      await probe.expectErrorFromBoth(payouts, { body }, [fault]);
    },
  },
  {
    code: '422.330.004',
    area: 'payouts',
    provoke: async (probe) => {
      const { accountCode, externalAccountCode } = await createCompleteSeller(probe.context);
      const processAt = probe.context.operator.now(3_600);
      const useBalanceAt = probe.context.operator.now(7_200);
      const body = { accountCode, externalAccountCode, processAt, useBalanceAt };
      const fault: ErrorDetail = {
        field: 'useBalanceAt',
        code: '422.330.004',
        attemptedValue: useBalanceAt,
      };
      await probe.expectError('v1.createPayoutRequest', { body }, [fault]);
    },
  },
  {
    code: '422.330.005',
    area: 'payouts',
    provoke: async (probe) => {
      const { accountCode } = await createSeller(probe.context);
      const fault: ErrorDetail = { field: 'externalAccountCode', code: '422.330.005' };
      await probe.expectError('v2.createPayoutRequest', { body: { accountCode } }, [fault]);
    },
  },
  {
    code: '422.340.001',
    area: 'payout configuration',
    provoke: async (probe) => {
      const { accountCode } = await createSeller(probe.context);
      const path = { virtualAccountCode: accountCode };
      // Invalid syntax, and a day that does not exist.
      for (const frequency of ['every day', '0 0 6 32 * ?']) {
        const body = daily({ frequency });
        const fault: ErrorDetail = {
          field: 'frequency',
          code: '422.340.001',
          attemptedValue: frequency,
        };
        await probe.expectError('v2.updateAccountPayoutConfiguration', { path, body }, [fault]);
        await probe.expectError('v2.updateDivisionPayoutConfiguration', { body }, [fault]);
        await probe.expectError('v2.updateDefaultPayoutConfiguration', { body }, [fault]);
      }
    },
  },
];

/** The error codes of reports and webhooks. */
export const otherErrors: readonly ErrorCase[] = [
  {
    code: '422.500.002',
    area: 'reports',
    provoke: async (probe) => {
      const account = 'ah_unknown';
      const body = { report: 'payout-report', account } as const;
      const fault: ErrorDetail = { field: 'account', code: '422.500.002', attemptedValue: account };
      await probe.expectError('v2.createReport', { body }, [fault]);
    },
  },
  {
    code: '422.500.003',
    area: 'reports',
    provoke: async (probe) => {
      const query = { report: 'payout-report', sort: ['id'], direction: ['asc', 'desc'] } as const;
      const fault: ErrorDetail = {
        field: 'direction',
        code: '422.500.003',
        attemptedValue: 'asc,desc',
      };
      await probe.expectError('v2.listReports', { query: query as never }, [fault]);
    },
  },
  {
    code: '409.600.001',
    area: 'webhooks',
    needs: ['newTenant'],
    provoke: async (probe) => {
      for (const type of ['WEBHOOK_KYC_UPDATE', 'WEBHOOK_PAYOUT_UPDATE'] as const) {
        const body = { url: 'https://shop.example/hooks', type };
        await probe.context.call('v2.createWebhookConfiguration', { body });
        const fault: ErrorDetail = { field: 'type', code: '409.600.001', attemptedValue: type };
        await probe.expectError('v2.createWebhookConfiguration', { body }, [fault]);
      }
    },
  },
  {
    code: '422.600.001',
    area: 'webhooks',
    needs: ['newTenant'],
    provoke: async (probe) => {
      const url = 'https://shop.example/hooks';
      const body = { url, type: 'WEBHOOK_KYC_UPDATE' } as const;
      const { id } = await probe.context.call('v2.createWebhookConfiguration', { body });
      const type = 'WEBHOOK_PAYOUT_UPDATE';
      const fault: ErrorDetail = { field: 'type', code: '422.600.001', attemptedValue: type };
      const path = { configurationId: id };
      await probe.expectError('v2.updateWebhookConfiguration', { path, body: { url, type } }, [
        fault,
      ]);
    },
  },
];
