import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { bankUpdate, createSellerWithBank } from '../fixtures/verified-sellers.js';
import type { ScenarioContext } from '../scenario-context.js';
import type { ErrorRow, ErrorRows } from './error-row.js';

/** An IBAN with wrong check digits. */
const wrongIban = 'NL92ABNA0417164300';

const first = { extRef: 'first_1', displayName: 'The first' };
const second = { extRef: 'second_1', displayName: 'The second' };
const third = { extRef: 'third_1', displayName: 'The third' };
const bank = { accountType: 'IBAN', accountNumber: '0417164300', currency: 'EUR' } as const;

type UniqueName = 'extRef' | 'displayName';

/** The fields of an account at a place that are taken, with their codes. */
function taken(area: 230 | 240, at: string, names: readonly UniqueName[]): string[] {
  return names.map((name) => `${at}${name} 409.${area}.00${name === 'extRef' ? 1 : 2}`);
}

/** The requests in which names of a virtual account are taken. */
async function* virtualAccountConflicts(
  context: ScenarioContext,
  ...names: readonly UniqueName[]
): AsyncIterable<ErrorRow> {
  const { code: holder } = await createSellerWithBank(context);
  const path = { accountHolderCode: holder };
  await context.call('v1.createVirtualAccount', { path, body: first });
  const { code } = await context.call('v1.createVirtualAccount', { path, body: second });
  const changes = Object.fromEntries(names.map((name) => [name, first[name]]));
  const body = { ...third, ...changes };
  yield ['v1.createVirtualAccount', [holder], body, taken(230, '', names)];
  yield ['v1.updateVirtualAccount', [holder, code], changes, taken(230, '', names)];
  const both = { displayName: 'Mila', accounts: [first, body] };
  yield ['v1.createAccountHolder', [], both, taken(230, 'accounts[1].', names)];
}

/** Does the same for external accounts; only version 1 has unique names (D28). */
async function* externalAccountConflicts(
  context: ScenarioContext,
  ...names: readonly UniqueName[]
): AsyncIterable<ErrorRow> {
  const { code: holder } = await createSellerWithBank(context);
  const path = { accountHolderCode: holder };
  await context.call('v2.createExternalAccount', { path, body: { ...bank, ...first } });
  const own = { path, body: { ...bank, ...second } };
  const { code } = await context.call('v2.createExternalAccount', own);
  const changes = Object.fromEntries(names.map((name) => [name, first[name]]));
  const body = { ...bank, ...third, ...changes };
  yield ['v1.createExternalAccount', [holder], body, taken(240, '', names)];
  const inV2 = names.filter((name) => name === 'extRef');
  if (inV2.length === 0) {
    await context.call('v2.createExternalAccount', { path, body });
    return;
  }
  // Another holder can have the same names.
  const other = { accountHolderCode: (await createSellerWithBank(context)).code };
  await context.call('v2.createExternalAccount', { path: other, body });
  yield ['v2.createExternalAccount', [holder], body, taken(240, '', inV2)];
  const update = bankUpdate(changes);
  yield ['v2.updateExternalAccount', [holder, code], update, taken(240, '', inV2)];
  const both = { displayName: 'Mila', externalAccounts: [{ ...bank, ...first }, body] };
  yield ['v2.createAccountHolder', [], both, taken(240, 'externalAccounts[1].', inV2)];
}

/** The error codes of virtual and external accounts. */
export const accountRows: Partial<Record<ErrorCode, ErrorRows>> = {
  async *'409.230.001'(context) {
    yield* virtualAccountConflicts(context, 'extRef');
    yield* virtualAccountConflicts(context, 'extRef', 'displayName');
  },
  '409.230.002': (context) => virtualAccountConflicts(context, 'displayName'),
  async *'409.240.001'(context) {
    yield* externalAccountConflicts(context, 'extRef');
    yield* externalAccountConflicts(context, 'extRef', 'displayName');
  },
  '409.240.002': (context) => externalAccountConflicts(context, 'displayName'),
  async *'422.240.001'(context) {
    const { code, externalAccountCode } = await createSellerWithBank(context);
    const body = { ...bank, accountNumber: wrongIban, displayName: 'Wrong' };
    const short = { ...body, accountNumber: 'NL00ABNA' };
    for (const each of [body, short])
      yield ['createExternalAccount', [code], each, ['accountNumber']];
    const update = bankUpdate({ accountNumber: wrongIban });
    yield ['v2.updateExternalAccount', [code, externalAccountCode], update, ['accountNumber']];
    const holder = { displayName: 'Mila', externalAccounts: [{ ...body, extRef: 'wrong_1' }] };
    const inside = ['externalAccounts[0].accountNumber'];
    yield ['v2.createAccountHolder', [], holder, inside];
    yield ['updateAccountHolder', [code], holder, inside];
  },
  async *'422.240.002'(context) {
    const { code } = await createSellerWithBank(context);
    const upo = { accountType: 'UPO', paymentMethod: 'ACH', currency: 'EUR' } as const;
    const named = { ...upo, displayName: 'Bank in Boston' };
    const body = { ...named, apmData: { routingNumber: '011000016' } };
    const field = 'apmData.routingNumber';
    yield ['v2.createExternalAccount', [code], body, [field]];
    const holder = { displayName: 'Mila', externalAccounts: [body] };
    yield ['v2.createAccountHolder', [], holder, [`externalAccounts[0].${field}`]];
    // Both numbers of an account are wrong.
    const both = { ...body, accountNumber: wrongIban };
    const numbers = [field, 'accountNumber 422.240.001'];
    yield ['v2.createExternalAccount', [code], both, numbers];
    // An update of a UPO account, which keeps its type.
    const own = await context.call('v2.createExternalAccount', {
      path: { accountHolderCode: code },
      body: { ...named, apmData: { routingNumber: '011000015' } },
    });
    yield ['v2.updateExternalAccount', [code, own.code], body, [field]];
  },
};
