import { lookUp } from '../../document/pointer.js';
import { text } from '../../json.js';
import { expectErrorDetails } from '../fixtures/error-details.js';
import { pdfFile } from '../fixtures/documents.js';
import {
  bankAccount,
  createCompleteSeller,
  createVerifiedSeller,
  bankUpdate,
} from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';

const area = 'external accounts';

/** D52, D34: the outcomes of a bank account's check, in both versions. */
export const outcomes: Scenario = {
  id: 'external-accounts/outcomes',
  title: "Each version shows the outcome of a bank account's check under its own name.",
  area,
  claims: 'CORE-XA-011 CORE-XA-024 EXT-XA-005 EXT-XA-009 EXT-XA-010 D34 D52',
  needs: ['decideKyc'],
  run: async (context) => {
    const { code: accountHolderCode, externalAccountCode } = await createCompleteSeller(context);
    const path = { accountHolderCode, externalAccountCode };
    for (const [outcome, inV2] of [
      ['REJECTED', 'REJECTED'],
      ['FAILED', 'FAILED'],
      ['FORGED', 'REJECTED'],
      ['PASSED', 'ACTIVE'],
    ] as const) {
      await context.operator.decideKyc({ accountHolderCode, externalAccountCode, outcome });
      const first = await context.call('v1.getExternalAccount', { path });
      context.expectEqual(first.kycStatus.status, outcome, 'kycStatus.status in version 1');
      const second = await context.call('v2.getExternalAccount', { path });
      context.expectEqual(second.kycStatus, inV2, 'kycStatus in version 2');
    }
  },
};

/** D52: the holder's check comes first. */
export const checkAfterHolder: Scenario = {
  id: 'external-accounts/check-after-holder',
  title: "A bank account's check does not pass before its holder's check, and ends after it.",
  area,
  version: 'v2',
  claims: 'EXT-XA-009 D52',
  needs: ['advanceTime', 'decideKyc'],
  run: async (context) => {
    const { code: accountHolderCode } = await context.call('v2.createAccountHolder', {
      body: { displayName: 'Unknown', legalEntity: { legalForm: 'individual' } },
    });
    const path = { accountHolderCode };
    const body = bankAccount('Bank');
    const { code } = await context.call('v2.createExternalAccount', { path, body });
    await context.operator.advance(30 * 86_400);
    const own = { accountHolderCode, externalAccountCode: code };
    const { kycStatus } = await context.call('v2.getExternalAccount', { path: own });
    context.expect(kycStatus !== 'ACTIVE', 'it has not passed after 30 days', kycStatus);
    await context.operator.decideKyc({ accountHolderCode, outcome: 'PASSED' });
    await context.operator.advance(86_400);
    const { kycStatus: ended } = await context.call('v2.getExternalAccount', { path: own });
    context.decided?.expectEqual(ended, 'ACTIVE', 'kycStatus a day after the holder has passed');
  },
};

/** D45, D52, D187: which changes restart the check. */
export const update: Scenario = {
  id: 'external-accounts/update',
  title:
    'A new accountNumber or statement restarts the check of a bank account; other changes do not.',
  area,
  version: 'v2',
  claims: 'EXT-XA-006 EXT-XA-012 EXT-XA-013 EXT-XA-040 EXT-XA-041 D45 D52 D187',
  needs: ['decideKyc'],
  run: async (context) => {
    const { code: accountHolderCode, externalAccountCode } = await createVerifiedSeller(context);
    const path = { accountHolderCode, externalAccountCode };
    const before = await context.call('v2.getExternalAccount', { path });
    const harmless = {
      displayName: 'Renamed',
      description: 'For sales',
      acceptOtherCurrencies: true,
      allowedOtherCurrencyCodes: ['USD', 'GBP'],
    };
    const changed = await context.call('v2.updateExternalAccount', {
      path,
      body: bankUpdate(harmless),
    });
    // Only decisions say that both are stored.
    const { acceptOtherCurrencies, allowedOtherCurrencyCodes } = context.decided
      ? harmless
      : changed;
    context.expectEqual(
      changed,
      { ...before, ...harmless, acceptOtherCurrencies, allowedOtherCurrencyCodes },
      'the account after a change of other fields',
    );
    const shorter = { allowedOtherCurrencyCodes: ['USD'] };
    const replaced = await context.call('v2.updateExternalAccount', {
      path,
      body: bankUpdate({ ...harmless, ...shorter }),
    });
    context.decided?.expectEqual(
      replaced,
      { ...changed, ...shorter },
      'the account after allowedOtherCurrencyCodes was replaced',
    );
    const restarts = [
      { accountNumber: 'NL20INGB0001234567' },
      { statement: { data: pdfFile, issuedAt: '2026-01-31' } },
    ];
    for (const change of restarts) {
      const body = bankUpdate({ displayName: harmless.displayName, ...change });
      const again = await context.call('v2.updateExternalAccount', { path, body });
      const what = Object.keys(change).join();
      context.expectEqual(again.kycStatus, 'IN_PROGRESS', `kycStatus after a change of ${what}`);
      const outcome = 'PASSED';
      await context.operator.decideKyc({ accountHolderCode, externalAccountCode, outcome });
    }
  },
};

/** D33, D52, D187: a restart in version 1. */
export const restartInV1: Scenario = {
  id: 'external-accounts/restart-v1',
  title:
    'In version 1, a new accountNumber or statement changes any status of a bank account to IN_PROGRESS.',
  area,
  claims: 'CORE-XA-024 EXT-XA-041 D33 D45 D52 D133 D187',
  needs: ['decideKyc'],
  run: async (context) => {
    const { code } = await createVerifiedSeller(context);
    const [extRef, path] = ['bank_1', { accountHolderCode: code }];
    const body = { ...bankAccount('Other bank'), extRef };
    const { code: externalAccountCode } = await context.call('v2.createExternalAccount', {
      path,
      body,
    });
    const statuses = ['PASSED', 'REJECTED', 'FAILED', 'FORGED'] as const;
    for (const [index, outcome] of statuses.entries()) {
      const accountNumber = ['NL20INGB0001234567', 'NL91ABNA0417164300'][index % 2] ?? '';
      for (const change of [{ accountNumber }, { statement: { data: pdfFile } }]) {
        await context.operator.decideKyc({ accountHolderCode: code, externalAccountCode, outcome });
        const { externalAccounts = [] } = await context.call('v1.updateAccountHolder', {
          path: { code },
          body: { externalAccounts: [{ extRef, ...change }] },
        });
        const found = externalAccounts.find((account) => account.code === externalAccountCode);
        const what = `the status after ${outcome} and a change of ${Object.keys(change).join()}`;
        context.decided?.expectEqual(lookUp(found, '/kycStatus/status'), 'IN_PROGRESS', what);
      }
    }
  },
};

/** D45, D133: version 1 updates external accounts through the holder. */
export const updateThroughHolder: Scenario = {
  id: 'external-accounts/update-through-holder',
  title: 'In version 1, a PATCH of the holder adds and updates external accounts.',
  area,
  version: 'v1',
  claims: 'CORE-GEN-015 CORE-AH-041 CORE-AH-043 CORE-XA-021 D12 D45 D133 D143',
  run: async (context) => {
    const made = await context.call('v2.createAccountHolder', { body: { displayName: 'Late' } });
    const path = { code: made.code };
    const patch = async (entry: object): Promise<unknown[]> => {
      const body = { externalAccounts: [entry as { extRef: string }] };
      const holder = await context.call('v1.updateAccountHolder', { path, body });
      return (holder.externalAccounts ?? []).map((account) => [
        account.extRef,
        account.description,
      ]);
    };
    const account = { extRef: 'bank_1', accountNumber: 'NL91ABNA0417164300', currency: 'EUR' };
    context.expectEqual(
      await patch(account),
      [['bank_1', undefined]],
      'the accounts after the first PATCH',
    );
    const described = { code: 'ea_none', extRef: 'bank_1', description: 'For sales' };
    context.expectEqual(
      await patch(described),
      [['bank_1', 'For sales']],
      'the accounts after a change',
    );
    const bad = {
      path,
      body: { externalAccounts: [{ extRef: 'bank_1', statement: {} }] as never },
    };
    await context.expectError('v1.updateAccountHolder', bad, 422);
    const { extRef: _known, ...added } = account;
    for (const name of ['accountNumber', 'currency'] as const) {
      const { [name]: _left, ...rest } = { ...added, extRef: 'bank_2' };
      const input = { path, body: { externalAccounts: [rest] } };
      const code = '422.900.002';
      const exchange = await context.decided?.expectError(
        'v1.updateAccountHolder',
        input,
        422,
        code,
      );
      const detail = { field: `externalAccounts[0].${name}`, code } as const;
      if (exchange)
        expectErrorDetails(context, exchange, [detail], `a new account without ${name}`);
    }
    await patch({ extRef: 'bank_1', statement: { data: pdfFile } });
    const own = { accountHolderCode: made.code };
    const { elements } = await context.call('v1.listExternalAccounts', { path: own });
    context.expectEqual(elements.length, 1, 'the number of accounts');
    const externalAccountCode = text(elements[0]?.code) ?? '';
    const read = await context.call('v1.getExternalAccount', {
      path: { ...own, externalAccountCode },
    });
    const { status } = read.kycStatus;
    context.expect(
      status !== 'WAITING_DATA',
      'the status is not WAITING_DATA once there is a statement',
      status,
    );
  },
};
