import type { OperationId } from '@seller-funds/contract';
import { limits } from '@seller-funds/contract/vocabulary/limits';
import { group, item } from '../scenarios/fixtures/trees.js';
import { bothRefuse, type Command, ifDecided, refusedFor, send, type Story } from './command.js';
import { pay, refund } from './commands.js';
import { holder, seller, update } from './holder-commands.js';

/** A text with a character that no text may have (D262). */
const nul = 'a\u0000b';
const long = { displayName: 'a'.repeat(65), description: 'a'.repeat(129) };

/** Faults of several fields with the same code. */
const faultsOf = (code: string, ...fields: readonly string[]): string =>
  fields.map((field) => `${field} ${code}`).join(', ');

const create = (body: object): Command => send('v2.createAccountHolder', { body });
const createRaw = (rawBody: string): Command => send('v2.createAccountHolder', { rawBody });
const report = (given: object): Command =>
  send('v2.createReport', { body: { report: 'payout-report', ...given } });
const list = (id: OperationId, query: object): Command => send(id, { query });

const changeDocument = (given: object): Command =>
  update({ documents: [{ extRef: 'document_1', ...given }] });
const changeFile = (bytes: number): Command =>
  changeDocument({ photos: [{ extRef: 'photo-0', data: Buffer.alloc(bytes).toString('base64') }] });
/** Builds a number of photos, numbered from `from`. */
const photos = (from: number, count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({ extRef: `photo-${from + index}`, page: 'FRONT' }));
const ofDocument = 'legalEntity.documents[0].photos';

/** Leaves in groups, as a single list has at most 1,000 items. */
const leaves = Array.from({ length: 1_001 }, (_, index) => item(`item_${index}`, 1));
const inGroups = (all: typeof leaves) =>
  pay([group('group_1', all.slice(0, 600)), group('group_2', all.slice(600))]);
const ofSocks = { originalExtRef: 'socks' };
/** Refund fees: an item can have many. */
const fees = leaves.map((leaf) => ({ ...leaf, ...ofSocks, label: 'REFUND_FEE' }));

/** What requests are refused for that no single value of a schema excludes. */
export const refusedRequestStories: readonly Story[] = [
  [
    'errors/json',
    'A body that is no JSON, a wrong type and a character that no text has are refused.',
    'D14 D15 D16 D261 D262',
    [
      refusedFor(
        'displayName 400.900.001, description 422.900.003',
        create({ displayName: 1, description: long.description }),
      ),
      refusedFor('400.900.001', createRaw('{"displayName": ')),
      ...[
        // D261: the one unknown member that is not ignored, at any depth.
        refusedFor(
          '__proto__ 400.900.001',
          createRaw('{"displayName": "Mila", "__proto__": {"a": 1}}'),
        ),
        refusedFor(
          'legalEntity.__proto__ 400.900.001',
          createRaw('{"displayName": "Mila", "legalEntity": {"__proto__": 1}}'),
        ),
        refusedFor('query 400.900.001', list('v2.listTransactions', { query: nul })),
        refusedFor('query 400.900.001', list('v2.listPayoutOverview', { query: nul })),
        refusedFor(
          'account 400.900.001',
          list('v2.listReports', { report: 'payout-report', account: nul }),
        ),
        refusedFor(
          faultsOf('422.900.004', 'displayName', 'legalEntity.firstName'),
          create({
            displayName: nul,
            legalEntity: { legalForm: 'individual', firstName: nul },
            shop: nul,
          }),
        ),
        holder(undefined, { given: { shop: nul } }),
      ].map(ifDecided),
    ],
    'v2',
  ],
  [
    'errors/all-faults',
    'All faults of a request are reported, whichever validation finds them.',
    'D14 D15 D16',
    [
      refusedFor(
        `${faultsOf('422.900.003', ...Object.keys(long))}, externalAccounts[0].accountType 422.900.002`,
        create({ ...long, externalAccounts: [{}] }),
      ),
      refusedFor(
        `${faultsOf('422.900.003', 'extRef', 'totalAmount', 'currency', 'items')}, ${faultsOf('422.900.002', 'paymentProcessor', 'pspExtRef')}`,
        send('v2.createPaymentSplit', {
          body: { extRef: 'abc', totalAmount: 0, currency: 'EURO', items: [] },
        }),
      ),
      refusedFor(
        faultsOf('422.900.002', 'displayName', 'accounts'),
        send('v1.createAccountHolder', { body: {} }),
      ),
      // A new external account in an update of its holder (D45, D165).
      seller,
      ifDecided(
        refusedFor(
          faultsOf(
            '422.900.002',
            ...['displayName', 'accountType', 'currency'].map(
              (name) => `externalAccounts[0].${name}`,
            ),
          ),
          update(undefined, { given: { externalAccounts: [{ extRef: 'bank_1' }] } }),
        ),
      ),
    ],
    'v2',
  ],
  [
    'errors/limits',
    'Photos that are stored count, files have a size, ids are positive, and a report has at least a day.',
    'D14 D15 D16 D19 D218 D263',
    [
      holder({
        legalForm: 'individual',
        documents: [{ extRef: 'document_1', photos: photos(0, 15) }],
      }),
      ...bothRefuse(`${ofDocument} 422.900.003`, changeDocument({ photos: photos(15, 6) })).map(
        ifDecided,
      ),
      // The maximum number of photos, a change of a document that has them, and the largest file.
      changeDocument({ photos: photos(15, 5) }),
      changeDocument({ number: 'NX7654321' }),
      changeFile(limits.fileBytes),
      ...[
        ...bothRefuse(`${ofDocument}[0].data 422.900.003`, changeFile(limits.fileBytes + 1)),
        ...[0, Number.MAX_SAFE_INTEGER + 1].map((configurationId) =>
          refusedFor(
            'configurationId 422.900.003',
            send('v2.getWebhookConfiguration', { path: { configurationId } }),
          ),
        ),
        ...['2025-01-01', '2024-12-31'].map((to) =>
          refusedFor('to 422.900.003', report({ from: '2025-01-01', to })),
        ),
      ].map(ifDecided),
    ],
    'v2',
  ],
  [
    'errors/times',
    'Dates that do not exist, and times without an offset, are refused.',
    'CORE-GEN-020 D14 D15 D16 D147',
    [
      refusedFor(
        faultsOf('422.900.004', 'from', 'to'),
        report({ from: '2026-02-30', to: '2026-04-31' }),
      ),
      ...['2026-03-10T15:05:09', '2026-03-10', '2026-02-30T00:00:00Z'].flatMap((extProcessedAt) =>
        bothRefuse('extProcessedAt 422.900.004', pay([item('item_1', 1)], { extProcessedAt })),
      ),
    ],
    'v2',
  ],
  [
    'errors/reports',
    'A report is about a seller that exists, and is sorted in as many directions as by fields.',
    'D14 D15 D16',
    [
      seller,
      refusedFor('account 422.500.002', report({ account: 'ah_unknown' })),
      refusedFor(
        'direction 422.500.003',
        list('v2.listReports', {
          report: 'payout-report',
          sort: ['id'],
          direction: ['asc', 'desc'],
        }),
      ),
    ],
    'v2',
  ],
  [
    'errors/too-many-items',
    'A tree has at most 1,000 leaves; groups do not count.',
    'EXT-PS-012 D14 D15 D16 D19',
    [
      seller,
      refusedFor('items 422.300.005', inGroups(leaves)),
      inGroups(leaves.slice(1)),
      pay([group('box_1', [item('socks', 100)])]),
      refusedFor(
        'items 422.310.008',
        refund(
          [
            group('back_box', [item('back-socks', 100, ofSocks), ...fees.slice(0, 600)], {
              originalExtRef: 'box_1',
              amount: 100,
            }),
            ...fees.slice(600),
          ],
          { totalAmount: 100 },
        ),
      ),
    ],
  ],
];
