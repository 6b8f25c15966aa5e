import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { limits } from '@seller-funds/contract/vocabulary/limits';
import { createHolder } from '../fixtures/kyc.js';
import { completeIndividual, completeOrganization } from '../fixtures/legal-entities.js';
import { createSeller } from '../fixtures/sellers.js';
import { item, paymentBody } from '../fixtures/trees.js';
import { createCompleteSeller } from '../fixtures/verified-sellers.js';
import type { ScenarioContext } from '../scenario-context.js';
import type { ErrorRow, ErrorRows } from './error-row.js';

const named = { displayName: 'Mila' };

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

/** A text with a character that no text may have (D262). */
const nul = 'a\u0000b';

/** URLs that are neither https nor http on this machine, or that contain credentials (D105, D111, D286). */
const badUrls = [
  'http://shop.example/back',
  'ftp://shop.example',
  'shop.example',
  '',
  'https://user:secret@shop.example/',
  'https://shop.example@evil.example/',
  'http://localhost:80@evil.example/',
  'https://shop.example:99999/',
  'https://[::/',
];
const goodUrls = ['https://shop.example/back?a=b', 'http://localhost:3000/back'];

/** Requests with a country code that does not exist in each place that has one (D49). */
async function* unknownCountries(context: ScenarioContext): AsyncIterable<ErrorRow> {
  const person = await createHolder(context, completeIndividual());
  const company = await createHolder(context, completeOrganization());
  const path = { accountHolderCode: company };
  const { code } = await context.call('v2.createBeneficialOwner', { path, body: { type: 'CEO' } });
  for (const country of ['nld', 'XYZ']) {
    for (const [holder, legalEntity, field] of [
      [person, { nationality: country }, 'nationality'],
      [person, { address: { country } }, 'address.country'],
      [person, { placeOfBirth: { country } }, 'placeOfBirth.country'],
      [person, { documents: [{ issuerCountry: country }] }, 'documents[0].issuerCountry'],
      [company, { documents: [{ issuerCountry: country }] }, 'documents[0].issuerCountry'],
      [
        company,
        { ultimateBeneficialOwners: [{ extRef: 'owner_1', nationality: country }] },
        'ultimateBeneficialOwners[0].nationality',
      ],
    ] as const)
      yield ['updateAccountHolder', [holder], { ...named, legalEntity }, [`legalEntity.${field}`]];
    const owner = { type: 'CEO', nationality: country };
    yield ['v2.createBeneficialOwner', [company], owner, ['nationality']];
    yield ['v2.updateBeneficialOwner', [company, code], owner, ['nationality']];
  }
}

/**
 * The error codes that any operation can return. `invalid-data/…` compares those of single members of bodies and of
 * parameters, `authentication/…`, `read-only/…` and `unknown-code/…` those of the key and of the path.
 */
export const generalRows: Partial<Record<ErrorCode, ErrorRows>> = {
  async *'400.900.001'(context) {
    const type = 'v2.createAccountHolder';
    // A wrong type, and another value that is too long.
    const long = { displayName: 1, description: 'a'.repeat(129) };
    yield [type, [], long, ['displayName', 'description 422.900.003']];
    yield [type, [], {}, [], { rawBody: '{"displayName": ' }];
    if (!context.decided) return;
    // D261: the one unknown member that is not ignored, at any depth.
    yield [
      type,
      [],
      {},
      ['__proto__'],
      { rawBody: '{"displayName": "Mila", "__proto__": {"a": 1}}' },
    ];
    const inner = '{"displayName": "Mila", "legalEntity": {"__proto__": 1}}';
    yield [type, [], {}, ['legalEntity.__proto__'], { rawBody: inner }];
    yield ['v2.listTransactions', [], { query: nul }, ['query']];
    yield ['v2.listPayoutOverview', [], { query: nul }, ['query']];
    yield ['v2.listReports', [], { report: 'payout-report', account: nul }, ['account']];
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
    const { code } = await createSeller(context);
    // A new external account in an update of its holder (D45, D165).
    if (!context.decided) return;
    const lacking = ['displayName', 'accountType', 'currency'];
    const body = { ...named, externalAccounts: [{ extRef: 'bank_1' }] };
    const fields = lacking.map((name) => `externalAccounts[0].${name}`);
    yield ['v2.updateAccountHolder', [code], body, fields];
  },
  async *'422.900.003'(context) {
    // Too many photos, counting those that are stored.
    const documents = [{ extRef: 'document_1', photos: photos(0, 15) }];
    const accountHolderCode = await createHolder(context, { legalForm: 'individual', documents });
    const field = 'legalEntity.documents[0].photos';
    const tooMany = change({ photos: photos(15, 6) });
    yield ['updateAccountHolder', [accountHolderCode], tooMany, [field]];
    // The maximum number of photos, a change of a document that has them, and the largest file.
    const file = (bytes: number) =>
      change({ photos: [{ extRef: 'photo-0', data: Buffer.alloc(bytes).toString('base64') }] });
    const largest = file(limits.fileBytes);
    for (const body of [
      change({ photos: photos(15, 5) }),
      change({ number: 'NX7654321' }),
      largest,
    ])
      await context.call('v2.updateAccountHolder', { path: { accountHolderCode }, body });
    if (!context.decided) return;
    const tooLarge = file(limits.fileBytes + 1);
    yield ['updateAccountHolder', [accountHolderCode], tooLarge, [`${field}[0].data`]];
    // D263
    for (const id of [0, Number.MAX_SAFE_INTEGER + 1])
      yield ['v2.getWebhookConfiguration', [id], {}, ['configurationId']];
    // A report of no day (D218).
    for (const to of ['2025-01-01', '2024-12-31'])
      yield ['v2.createReport', [], { report: 'payout-report', from: '2025-01-01', to }, ['to']];
  },
  async *'422.900.004'(context) {
    // Dates that do not exist.
    const report = { report: 'payout-report', from: '2026-02-30', to: '2026-04-31' };
    yield ['v2.createReport', [], report, ['from', 'to']];
    // Times without an offset, or of such a date.
    for (const extProcessedAt of ['2026-03-10T15:05:09', '2026-03-10', '2026-02-30T00:00:00Z']) {
      const split = { ...paymentBody(context.unique(), [item('item_1', 1)]), extProcessedAt };
      yield ['createPaymentSplit', [], split, ['extProcessedAt']];
    }
    if (!context.decided) return;
    const legalEntity = { legalForm: 'individual', firstName: nul };
    const body = { displayName: nul, legalEntity, shop: nul };
    yield ['v2.createAccountHolder', [], body, ['displayName', 'legalEntity.firstName']];
    const ignored = { body: { ...named, shop: nul } };
    const { code: accountHolderCode } = await context.call('v2.createAccountHolder', ignored);
    yield* unknownCountries(context);
    for (const redirectUrl of badUrls)
      yield ['v2.createOnboardingUrl', [accountHolderCode], { redirectUrl }, ['redirectUrl']];
    for (const redirectUrl of goodUrls)
      await context.call('v2.createOnboardingUrl', {
        path: { accountHolderCode },
        body: { redirectUrl },
      });
    if (!context.hasOwnTenant) return;
    const type = 'WEBHOOK_KYC_UPDATE' as const;
    for (const url of badUrls) yield ['v2.createWebhookConfiguration', [], { url, type }, ['url']];
    const hook = { body: { url: 'http://127.0.0.1:9/hook', type } };
    const { id } = await context.call('v2.createWebhookConfiguration', hook);
    for (const url of badUrls)
      yield ['v2.updateWebhookConfiguration', [id], { url, type }, ['url']];
    // Without isActivated, it stays inactive (D222).
    for (const [index, url] of goodUrls.entries())
      await context.call('v2.updateWebhookConfiguration', {
        path: { configurationId: id },
        body: { url, type, ...(index === 0 && { isActivated: false }) },
      });
  },
  async *'422.900.005'(context) {
    yield ['v2.listPayoutRequests', [], { _status: 'DONE' }, ['_status']];
    // A list of no values, which is no value (D46).
    const none = { _fragments: '' };
    if (context.decided) yield ['listAccountHolders', [], none, ['_fragments']];
  },
  async *'422.900.006'(context) {
    const { code: _code, ...accounts } = await createCompleteSeller(context);
    const payout = { ...accounts, amount: 1, useBalanceAt: context.operator.now(3_600) };
    yield ['v1.createPayoutRequest', [], payout, ['useBalanceAt']];
  },
};
