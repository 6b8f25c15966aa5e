import { lookUp } from '../../document/pointer.js';
import { pdfFile } from '../fixtures/documents.js';
import { createSeller } from '../fixtures/sellers.js';
import { bankAccount } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';
import type { OperationArguments, ScenarioContext } from '../scenario-context.js';

const area = 'external accounts';

/** Returns the codes of a holder's selected external accounts. */
async function listSelected(
  context: ScenarioContext,
  accountHolderCode: string,
): Promise<string[]> {
  const path = { accountHolderCode };
  const { elements } = await context.call('v2.listExternalAccounts', { path });
  return elements.filter(({ selected }) => selected).map(({ code }) => code);
}

/** D52, D34: the status of a new account. */
export const created: Scenario = {
  id: 'external-accounts/created',
  title:
    'A new external account without a statement is WAITING_DATA in version 1 and MISSING_DATA in version 2.',
  area,
  claims:
    'CORE-AH-004 CORE-XA-015 CORE-XA-019 CORE-XA-020 CORE-XA-024 CORE-XA-025 CORE-XA-026 EXT-XA-009 EXT-XA-026 EXT-XA-035 EXT-XA-037 EXT-XA-038 D34 D52 D143',
  run: async (context) => {
    const { code: accountHolderCode } = await createSeller(context);
    const path = { accountHolderCode };
    const given = { accountNumber: 'NL91ABNA0417164300', currency: 'EUR', displayName: 'Bank' };
    const made = await context.call('v1.createExternalAccount', { path, body: given });
    context.expectEqual(made.kycStatus.status, 'WAITING_DATA', 'kycStatus.status in version 1');
    context.decided?.expectEqual(made.accountType, 'IBAN', 'accountType by default');
    const own = { accountHolderCode, externalAccountCode: made.code };
    const read = await context.call('v1.getExternalAccount', { path: own });
    context.expectEqual(read, made, 'the account, read again');
    const second = await context.call('v2.getExternalAccount', { path: own });
    context.expectEqual(second.kycStatus, 'MISSING_DATA', 'kycStatus in version 2');
    context.expectEqual(second.accountNumber, given.accountNumber, 'accountNumber in version 2');
    const holder = await context.call('v1.getAccountHolder', {
      path: { code: accountHolderCode },
      query: { _fragments: ['extacc'] },
    });
    context.expectEqual(
      lookUp(holder, '/externalAccounts/0/code'),
      made.code,
      'the account in its holder',
    );
  },
};

/** D5: exactly one external account is selected. */
export const selection: Scenario = {
  id: 'external-accounts/select',
  title: 'The first external account is selected by default; selecting another one is idempotent.',
  area,
  version: 'v2',
  claims: 'EXT-XA-011 EXT-XA-043 D5 D189',
  run: async (context) => {
    const { code: accountHolderCode } = await createSeller(context);
    const path = { accountHolderCode };
    const first = await context.call('v2.createExternalAccount', {
      path,
      body: bankAccount('One'),
    });
    const withSelected = { ...bankAccount('Two'), selected: true };
    const second = await context.call('v2.createExternalAccount', { path, body: withSelected });
    context.expectEqual([first.selected, second.selected], [true, false], 'selected of both');
    context.expectEqual(
      await listSelected(context, accountHolderCode),
      [first.code],
      'the selected account',
    );
    const other = { accountHolderCode, externalAccountCode: second.code };
    for (const time of ['first', 'second']) {
      const response = await context.call('v2.selectExternalAccount', { path: other });
      // The reference does not show the response.
      const read = await context.call('v2.getExternalAccount', { path: other });
      context.decided?.expectEqual(response, read, `the ${time} response`);
      const now = await listSelected(context, accountHolderCode);
      context.expectEqual(now, [second.code], `the selected account after the ${time} call`);
    }
  },
};

/** D28, D45: names have to be unique after an update, not during it. */
export const nameReuse: Scenario = {
  id: 'external-accounts/name-reuse',
  title: 'An update of a holder can give the displayName of one external account to another one.',
  area,
  version: 'v1',
  claims: 'CORE-XA-006 D28 D45',
  run: async (context) => {
    const { code } = await createSeller(context);
    const names = new Map([
      ['bank_1', 'One'],
      ['bank_2', 'Two'],
    ]);
    const path = { accountHolderCode: code };
    for (const [extRef, displayName] of names) {
      const { accountNumber, currency } = bankAccount(displayName);
      const body = { accountNumber, currency, extRef, displayName };
      await context.call('v1.createExternalAccount', { path, body });
    }
    type Entry = readonly [extRef: string, displayName: string];
    const update = (entries: readonly Entry[]): OperationArguments<'v1.updateAccountHolder'> => {
      const externalAccounts = entries.map(([extRef, displayName]) => ({ extRef, displayName }));
      return { path: { code }, body: { externalAccounts } };
    };
    const expectNames = async (expected: readonly Entry[], when: string): Promise<void> => {
      const { elements } = await context.call('v1.listExternalAccounts', { path });
      const found = elements.map(({ extRef, displayName }) => [extRef, displayName]);
      const inOrder = found.toSorted(([one], [two]) => (String(one) < String(two) ? -1 : 1));
      context.expectEqual(inOrder, expected, `the names ${when}`);
    };
    const freed: readonly Entry[] = [
      ['bank_1', 'Three'],
      ['bank_2', 'One'],
    ];
    await context.call('v1.updateAccountHolder', update(freed));
    await expectNames(freed, 'after one was given to the other account');
    const same = update([
      ['bank_1', 'Four'],
      ['bank_2', 'Four'],
    ]);
    await context.expectError('v1.updateAccountHolder', same, 409, '409.240.002');
    await expectNames(freed, 'after the rejected update');
    if (!context.decided) return;
    // Entries are applied one after the other, so a temporary name allows a swap.
    const swap: readonly Entry[] = [
      ['bank_1', 'For now'],
      ['bank_2', 'Three'],
      ['bank_1', 'One'],
    ];
    await context.call('v1.updateAccountHolder', update(swap));
    const turned: readonly Entry[] = [
      ['bank_1', 'One'],
      ['bank_2', 'Three'],
    ];
    await expectNames(turned, 'after the swap');
  },
};

/** D145, D183: files and statuses in lists and single responses. */
export const views: Scenario = {
  id: 'external-accounts/views',
  title:
    'Lists leave out kycStatus and the statement file; a single external account has kycStatus, and in version 1 the file.',
  area,
  claims:
    'CORE-XA-027 CORE-XA-029 CORE-XA-030 CORE-XA-031 CORE-XA-009 EXT-XA-028 EXT-XA-030 EXT-XA-039 EXT-XA-015 D145 D183',
  run: async (context) => {
    const { code: accountHolderCode } = await createSeller(context);
    const path = { accountHolderCode };
    const body = bankAccount('Bank');
    const { code } = await context.call('v2.createExternalAccount', { path, body });
    const own = { accountHolderCode, externalAccountCode: code };
    const inV1 = (await context.call('v1.listExternalAccounts', { path })).elements[0];
    const inV2 = (await context.call('v2.listExternalAccounts', { path })).elements[0];
    for (const [version, account] of [
      [1, inV1],
      [2, inV2],
    ] as const) {
      context.decided?.expectEqual(
        account?.kycStatus,
        undefined,
        `kycStatus in the list of version ${version}`,
      );
      const data = account?.statement?.data;
      context.expectEqual(data, null, `statement.data in the list of version ${version}`);
    }
    const query = { _fragments: ['kycstatus' as const, 'docfiles' as const] };
    const full = (await context.call('v2.listExternalAccounts', { path, query })).elements[0];
    context.expectEqual(full?.statement?.data, pdfFile, 'statement.data in the list with docfiles');
    context.expect(full?.kycStatus !== undefined, 'kycStatus with kycstatus', JSON.stringify(full));
    const first = await context.call('v1.getExternalAccount', { path: own });
    context.expectEqual(
      first.statement?.data,
      pdfFile,
      'statement.data of a single account in version 1',
    );
    const second = await context.call('v2.getExternalAccount', { path: own });
    context.expectEqual(
      second.statement?.data,
      null,
      'statement.data of a single account in version 2',
    );
    context.expect(second.kycStatus !== undefined, 'it shows kycStatus', JSON.stringify(second));
    const files = { path: own, query: { _fragments: ['docfiles' as const] } };
    const third = await context.call('v2.getExternalAccount', files);
    context.expectEqual(third.statement?.data, pdfFile, 'statement.data with docfiles');
  },
};
