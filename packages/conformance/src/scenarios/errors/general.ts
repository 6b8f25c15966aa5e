import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { NotRun } from '../../outcome.js';
import { createHolder } from '../fixtures/kyc.js';
import { daily } from '../fixtures/schedules.js';
import { createSeller } from '../fixtures/sellers.js';
import { createCompleteSeller } from '../fixtures/verified-sellers.js';
import type { ErrorRows } from './error-row.js';

const named = { displayName: 'Mila' };

/** Another valid value for a reference that no resource has. */
const unknownHolder = 'ah_00000000000000000000000000';

/** Builds a number of photos, numbered from `from`. */
function photos(from: number, count: number): { extRef: string; page: 'FRONT' }[] {
  return Array.from({ length: count }, (_, index) => {
    return { extRef: `photo-${from + index}`, page: 'FRONT' };
  });
}

/** Builds an update of a document. */
function change(given: object) {
  return { ...named, legalEntity: { documents: [{ extRef: 'document_1', ...given }] } };
}

/** The error codes that any operation can return. `invalid-data/…` compares those of single members of bodies. */
export const generalRows: Partial<Record<ErrorCode, ErrorRows>> = {
  async *'401.100.001'() {
    for (const key of [null, 'Bearer nobody-has-this-key', '']) {
      const credential = key === null ? null : { authorization: key };
      yield ['listAccountHolders', [], {}, [], { credential }];
      // Without a valid key, other errors are not reported.
      yield ['v2.createAccountHolder', [], { displayName: 1 }, [], { credential }];
    }
  },
  async *'403.100.001'(context) {
    const { readOnlyApiKey } = context.tenant;
    if (readOnlyApiKey === undefined) throw new NotRun('The tenant has no read-only key.');
    const other = { credential: { authorization: `Bearer ${readOnlyApiKey}` } };
    const { code } = await createSeller(context);
    yield ['v2.createAccountHolder', [], named, [], other];
    yield ['v2.createAccountHolder', [], { displayName: 1 }, [], other];
    yield ['v1.updateAccountHolder', [code], {}, [], other];
  },
  async *'400.900.001'() {
    const type = 'v2.createAccountHolder';
    // A wrong type, and another value that is too long.
    const long = { displayName: 1, description: 'a'.repeat(129) };
    yield [type, [], long, ['displayName', 'description 422.900.003']];
    yield [type, [], {}, [], { rawBody: '{"displayName": ' }];
    yield ['v2.listAccountHolders', [], { _pageSize: 'ten' }, ['_pageSize']];
  },
  async *'404.900.001'(context) {
    const { code } = await createSeller(context);
    yield ['v1.getAccountHolder', [unknownHolder], {}];
    yield ['v2.updateAccountHolder', [unknownHolder], named];
    yield ['v2.getVirtualAccount', [code, 'va_unknown'], {}];
  },
  async *'422.900.001'() {
    // All errors are reported, whichever validation finds them.
    const [displayName, description] = ['a'.repeat(65), 'a'.repeat(129)];
    const long = ['displayName 422.900.003', 'description 422.900.003'];
    const holder = { displayName, description, externalAccounts: [{}] };
    const bank = 'externalAccounts[0].accountType 422.900.002';
    yield ['v2.createAccountHolder', [], holder, [...long, bank]];
    const split = { extRef: 'abc', totalAmount: 0, currency: 'EURO', items: [] };
    const invalid = Object.keys(split).map((name) => `${name} 422.900.003`);
    const missing = ['paymentProcessor 422.900.002', 'pspExtRef 422.900.002'];
    yield ['v2.createPaymentSplit', [], split, [...invalid, ...missing]];
  },
  async *'422.900.002'(context) {
    yield ['v1.createAccountHolder', [], {}, ['displayName', 'accounts']];
    yield ['v2.listReports', [], {}, ['report']];
    const { code, accountCode } = await createSeller(context);
    for (const name of ['frequency', 'refundPeriod']) {
      const body = { ...daily(), [name]: undefined };
      yield ['v2.updateAccountPayoutConfiguration', [accountCode], body, [name]];
    }
    // A new external account in an update of its holder (D45, D165).
    if (!context.decided) return;
    const lacking = ['displayName', 'accountType', 'currency'];
    const body = { ...named, externalAccounts: [{ extRef: 'bank_1' }] };
    const fields = lacking.map((name) => `externalAccounts[0].${name}`);
    yield ['v2.updateAccountHolder', [code], body, fields];
  },
  async *'422.900.003'(context) {
    yield ['v2.listAccountHolders', [], { _pageSize: 501 }, ['_pageSize']];
    // Too many photos, counting those that are stored.
    const documents = [{ extRef: 'document_1', photos: photos(0, 15) }];
    const accountHolderCode = await createHolder(context, { legalForm: 'individual', documents });
    const field = 'legalEntity.documents[0].photos';
    const tooMany = change({ photos: photos(15, 6) });
    yield ['updateAccountHolder', [accountHolderCode], tooMany, [field]];
    // The maximum number of photos, and a change of a document that has them.
    for (const body of [change({ photos: photos(15, 5) }), change({ number: 'NX7654321' })])
      await context.call('v2.updateAccountHolder', { path: { accountHolderCode }, body });
  },
  async *'422.900.004'() {
    // Dates that do not exist.
    const report = { report: 'payout-report', from: '2026-02-30', to: '2026-04-31' };
    yield ['v2.createReport', [], report, ['from', 'to']];
  },
  async *'422.900.005'() {
    yield ['v2.listPayoutRequests', [], { _status: 'DONE' }, ['_status']];
  },
  async *'422.900.006'(context) {
    const { code: _code, ...accounts } = await createCompleteSeller(context);
    const payout = { ...accounts, amount: 1, useBalanceAt: context.operator.now(3_600) };
    yield ['v1.createPayoutRequest', [], payout, ['useBalanceAt']];
  },
};
