import { text } from '../../json.js';
import { paper } from '../props/papers.js';
import {
  bankAccount,
  createCompleteSeller,
  createVerifiedSeller,
} from '../props/verified-sellers.js';
import type { Scenario } from '../scenario.js';

const area = 'external accounts';

/** D52, D34: the check of a bank account, in both views. */
export const outcomes: Scenario = {
  id: 'external-accounts/outcomes',
  title:
    "The outcome of a bank account's check shows as each version names it, whatever displayName it has.",
  area,
  claims: ['CORE-XA-011', 'CORE-XA-024', 'EXT-XA-005', 'EXT-XA-009', 'EXT-XA-010', 'D34', 'D52'],
  needs: ['decideKyc'],
  play: async (stage) => {
    const { code: accountHolderCode, externalAccountCode } = await createCompleteSeller(stage);
    const path = { accountHolderCode, externalAccountCode };
    for (const [outcome, inV2] of [
      ['REJECTED', 'REJECTED'],
      ['FAILED', 'FAILED'],
      ['FORGED', 'REJECTED'],
      ['PASSED', 'ACTIVE'],
    ] as const) {
      await stage.operator.decideKyc({ accountHolderCode, externalAccountCode, outcome });
      const first = await stage.call('v1.getExternalAccount', { path });
      stage.equal(first.kycStatus.status, outcome, 'kycStatus.status in version 1');
      const second = await stage.call('v2.getExternalAccount', { path });
      stage.equal(second.kycStatus, inV2, 'kycStatus in version 2');
    }
  },
};

/** D52: one after the other. */
export const afterHolder: Scenario = {
  id: 'external-accounts/after-the-holder',
  title: "A bank account's check does not pass before that of its holder.",
  area,
  version: 'v2',
  claims: ['EXT-XA-009', 'D52'],
  needs: ['advanceTime'],
  play: async (stage) => {
    const { code: accountHolderCode } = await stage.call('v2.createAccountHolder', {
      body: { displayName: 'Unknown', legalEntity: { legalForm: 'individual' } },
    });
    const path = { accountHolderCode };
    const body = bankAccount('Bank');
    const { code } = await stage.call('v2.createExternalAccount', { path, body });
    await stage.operator.advance(30 * 86_400);
    const own = { accountHolderCode, externalAccountCode: code };
    const { kycStatus } = await stage.call('v2.getExternalAccount', { path: own });
    stage.holds(kycStatus !== 'ACTIVE', 'it has not passed after 30 days', kycStatus);
  },
};

/** D45, D52, D187: what a change means. */
export const update: Scenario = {
  id: 'external-accounts/update',
  title:
    'A new number or statement starts the check of a bank account again; other changes leave it.',
  area,
  version: 'v2',
  claims: [
    'EXT-XA-006',
    'EXT-XA-012',
    'EXT-XA-013',
    'EXT-XA-040',
    'EXT-XA-041',
    'D45',
    'D52',
    'D187',
  ],
  needs: ['decideKyc'],
  play: async (stage) => {
    const { code: accountHolderCode, externalAccountCode } = await createVerifiedSeller(stage);
    const path = { accountHolderCode, externalAccountCode };
    const before = await stage.call('v2.getExternalAccount', { path });
    const harmless = {
      displayName: 'Renamed',
      description: 'For sales',
      acceptOtherCurrencies: true,
      allowedOtherCurrencyCodes: ['USD', 'GBP'],
    };
    const changed = await stage.call('v2.updateExternalAccount', { path, body: harmless });
    stage.equal(changed, { ...before, ...harmless }, 'the account after a change of texts');
    const shorter = { allowedOtherCurrencyCodes: ['USD'] };
    const replaced = await stage.call('v2.updateExternalAccount', { path, body: shorter });
    stage.equal(replaced.allowedOtherCurrencyCodes, ['USD'], 'the list, replaced as a whole');
    const restarts = [
      { accountNumber: 'NL20INGB0001234567' },
      { statement: { data: paper, issuedAt: '2026-01-31' } },
    ];
    for (const body of restarts) {
      const again = await stage.call('v2.updateExternalAccount', { path, body });
      const what = Object.keys(body).join();
      stage.equal(again.kycStatus, 'IN_PROGRESS', `kycStatus after a change of ${what}`);
      const outcome = 'PASSED';
      await stage.operator.decideKyc({ accountHolderCode, externalAccountCode, outcome });
    }
  },
};

/** D45, D133: version 1 changes them through the holder. */
export const throughHolder: Scenario = {
  id: 'external-accounts/through-the-holder',
  title: 'Version 1 adds and changes bank accounts by a PATCH of the holder.',
  area,
  version: 'v1',
  claims: ['CORE-GEN-015', 'CORE-AH-041', 'CORE-AH-043', 'CORE-XA-021', 'D12', 'D45', 'D133'],
  play: async (stage) => {
    const made = await stage.call('v2.createAccountHolder', { body: { displayName: 'Late' } });
    const path = { code: made.code };
    const patch = async (entry: object): Promise<unknown[]> => {
      const body = { externalAccounts: [entry as { extRef: string }] };
      const holder = await stage.call('v1.updateAccountHolder', { path, body });
      return (holder.externalAccounts ?? []).map((account) => [
        account.extRef,
        account.description,
      ]);
    };
    const account = { extRef: 'bank-1', accountNumber: 'NL91ABNA0417164300', currency: 'EUR' };
    stage.equal(await patch(account), [['bank-1', undefined]], 'the accounts after the first');
    const described = { code: 'ea_none', extRef: 'bank-1', description: 'For sales' };
    stage.equal(await patch(described), [['bank-1', 'For sales']], 'the accounts after a change');
    const bad = {
      path,
      body: { externalAccounts: [{ extRef: 'bank-1', statement: {} }] as never },
    };
    await stage.refuses('v1.updateAccountHolder', bad, 422);
    await patch({ extRef: 'bank-1', statement: { data: paper } });
    const own = { accountHolderCode: made.code };
    const { elements } = await stage.call('v1.listExternalAccounts', { path: own });
    stage.equal(elements.length, 1, 'the number of accounts');
    const externalAccountCode = text(elements[0]?.code) ?? '';
    const read = await stage.call('v1.getExternalAccount', {
      path: { ...own, externalAccountCode },
    });
    const { status } = read.kycStatus;
    stage.holds(status !== 'WAITING_DATA', 'a statement ends WAITING_DATA', status);
  },
};
