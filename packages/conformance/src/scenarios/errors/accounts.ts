import type { ErrorDetail } from '../fixtures/error-details.js';
import { createSellerWithBank, bankUpdate } from '../fixtures/verified-sellers.js';
import type { ErrorCase, ErrorProbe } from './error-probe.js';

/** An IBAN with wrong check digits, and how an error masks it. */
const wrongIban = 'NL92ABNA0417164300';
const wrongRouting = '011000016';

/** The error details if both extRef and displayName of an account are taken. */
function taken(area: 230 | 240, at: string, extRef: string, displayName: string): ErrorDetail[] {
  const field = (name: string): string => (at === '' ? name : `${at}.${name}`);
  return [
    { field: field('extRef'), code: `409.${area}.001`, attemptedValue: extRef },
    { field: field('displayName'), code: `409.${area}.002`, attemptedValue: displayName },
  ];
}

/** Sends the requests in which extRef, displayName or both of a virtual account are taken. */
async function provokeAccountConflicts(
  probe: ErrorProbe,
  names: readonly ('extRef' | 'displayName')[],
): Promise<void> {
  const { context } = probe;
  const { code: accountHolderCode } = await createSellerWithBank(context);
  const path = { accountHolderCode };
  const first = { extRef: 'first_1', displayName: 'The first' };
  const second = { extRef: 'second_1', displayName: 'The second' };
  await context.call('v1.createVirtualAccount', { path, body: first });
  const { code } = await context.call('v1.createVirtualAccount', { path, body: second });
  const third = { extRef: 'third_1', displayName: 'The third' };
  const changes = Object.fromEntries(names.map((name) => [name, first[name]]));
  const faults = (at: string): ErrorDetail[] =>
    taken(230, at, first.extRef, first.displayName).filter(({ field }) =>
      names.some((name) => field.endsWith(name)),
    );
  const body = { ...third, ...changes };
  await probe.expectError('v1.createVirtualAccount', { path, body }, faults(''));
  const account = { ...path, accountCode: code };
  await probe.expectError('v1.updateVirtualAccount', { path: account, body: changes }, faults(''));
  const holder = { displayName: 'Mila', accounts: [first, body] };
  await probe.expectError('v1.createAccountHolder', { body: holder }, faults('accounts[1]'));
}

/** Does the same for external accounts; only version 1 has unique names (D28). */
async function provokeExternalAccountConflicts(
  probe: ErrorProbe,
  names: readonly ('extRef' | 'displayName')[],
): Promise<void> {
  const { context } = probe;
  const { code: accountHolderCode } = await createSellerWithBank(context);
  const path = { accountHolderCode };
  const bank = { accountType: 'IBAN', accountNumber: '0417164300', currency: 'EUR' } as const;
  const first = { ...bank, extRef: 'first_1', displayName: 'The first' };
  const second = { ...bank, extRef: 'second_1', displayName: 'The second' };
  await context.call('v2.createExternalAccount', { path, body: first });
  const { code } = await context.call('v2.createExternalAccount', { path, body: second });
  const changes = Object.fromEntries(names.map((name) => [name, first[name]]));
  const body = { ...bank, extRef: 'third_1', displayName: 'The third', ...changes };
  const all = taken(240, '', first.extRef, first.displayName).filter(({ field }) =>
    names.some((name) => field === name),
  );
  await probe.expectError('v1.createExternalAccount', { path, body }, all);
  const faults = all.filter(({ field }) => field === 'extRef');
  if (faults.length === 0) return;
  await probe.expectError('v2.createExternalAccount', { path, body }, faults);
  const external = { ...path, externalAccountCode: code };
  await probe.expectError(
    'v2.updateExternalAccount',
    { path: external, body: bankUpdate(changes) },
    faults,
  );
  const holder = { displayName: 'Mila', externalAccounts: [first, body] };
  await probe.expectError(
    'v2.createAccountHolder',
    { body: holder },
    faults.map((fault) => ({ ...fault, field: `externalAccounts[1].${fault.field}` })),
  );
}

/** The error codes of virtual and external accounts. */
export const accountErrors: readonly ErrorCase[] = [
  {
    code: '409.230.001',
    area: 'virtual accounts',
    provoke: async (probe) => {
      await provokeAccountConflicts(probe, ['extRef']);
      await provokeAccountConflicts(probe, ['extRef', 'displayName']);
    },
  },
  {
    code: '409.230.002',
    area: 'virtual accounts',
    provoke: (probe) => provokeAccountConflicts(probe, ['displayName']),
  },
  {
    code: '409.240.001',
    area: 'external accounts',
    provoke: async (probe) => {
      await provokeExternalAccountConflicts(probe, ['extRef']);
      await provokeExternalAccountConflicts(probe, ['extRef', 'displayName']);
    },
  },
  {
    code: '409.240.002',
    area: 'external accounts',
    provoke: (probe) => provokeExternalAccountConflicts(probe, ['displayName']),
  },
  {
    code: '422.240.001',
    area: 'external accounts',
    provoke: async (probe) => {
      const { code, externalAccountCode } = await createSellerWithBank(probe.context);
      const path = { accountHolderCode: code };
      const bank = { accountNumber: wrongIban, currency: 'EUR', displayName: 'Wrong' };
      const body = { ...bank, accountType: 'IBAN' };
      const fault: ErrorDetail = {
        field: 'accountNumber',
        code: '422.240.001',
      };
      const ids = ['v1.createExternalAccount', 'v2.createExternalAccount'] as const;
      await probe.expectErrorFromBoth(ids, { path, body }, [fault]);
      const short = { ...body, accountNumber: 'NL00ABNA' };
      await probe.expectErrorFromBoth(ids, { path, body: short }, [fault]);
      const external = { ...path, externalAccountCode };
      const change = bankUpdate({ accountNumber: wrongIban });
      await probe.expectError('v2.updateExternalAccount', { path: external, body: change }, [
        fault,
      ]);
      const inside = { ...fault, field: 'externalAccounts[0].accountNumber' };
      const holder = { displayName: 'Mila', externalAccounts: [body] };
      await probe.expectError('v2.createAccountHolder', { body: holder as never }, [inside]);
      await probe.expectError('v2.updateAccountHolder', { path, body: holder as never }, [inside]);
      const inV1 = { externalAccounts: [{ ...bank, extRef: 'wrong_1' }] };
      await probe.expectError('v1.updateAccountHolder', { path: { code }, body: inV1 }, [inside]);
    },
  },
  {
    code: '422.240.002',
    area: 'external accounts',
    provoke: async (probe) => {
      const { code: accountHolderCode } = await createSellerWithBank(probe.context);
      const path = { accountHolderCode };
      const upo = { accountType: 'UPO', paymentMethod: 'ACH', currency: 'EUR' } as const;
      const apmData = { routingNumber: wrongRouting };
      const body = { ...upo, apmData, displayName: 'Bank in Boston' };
      const fault: ErrorDetail = {
        field: 'apmData.routingNumber',
        code: '422.240.002',
      };
      await probe.expectError('v2.createExternalAccount', { path, body }, [fault]);
      const holder = { displayName: 'Mila', externalAccounts: [body] };
      const inside = { ...fault, field: `externalAccounts[0].${fault.field}` };
      await probe.expectError('v2.createAccountHolder', { body: holder }, [inside]);
      // Both numbers of an account are wrong.
      const both = { ...body, accountNumber: wrongIban };
      const number: ErrorDetail = {
        field: 'accountNumber',
        code: '422.240.001',
      };
      await probe.expectError('v2.createExternalAccount', { path, body: both }, [fault, number]);
      // An update of a UPO account, which keeps its type.
      const valid = { ...body, apmData: { routingNumber: '011000015' } };
      const { code } = await probe.context.call('v2.createExternalAccount', { path, body: valid });
      const own = { ...path, externalAccountCode: code };
      await probe.expectError('v2.updateExternalAccount', { path: own, body }, [fault]);
    },
  },
];
