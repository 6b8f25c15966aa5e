import { completeIndividual } from '../scenarios/fixtures/legal-entities.js';
import { item } from '../scenarios/fixtures/trees.js';
import { ifDecided, other, type Story } from './command.js';
import { payout, remove } from './commands.js';
import {
  acceptCurrencies,
  kyc,
  onboard,
  require,
  seller,
  suspend,
  update,
  verified,
} from './holder-commands.js';
import { bank, fund, wait } from './operator-commands.js';
import { configure, tomorrow } from './schedule-commands.js';
import { activate, subscribe } from './webhook-commands.js';

const kycUpdates = 'WEBHOOK_KYC_UPDATE';
const payoutUpdates = 'WEBHOOK_PAYOUT_UPDATE';
const hour = 3_600;
const signed =
  'EXT-WH-023 EXT-WH-025 EXT-WH-038 EXT-WH-039 EXT-WH-040 EXT-WH-041 EXT-WH-042 EXT-WH-043 D109 D114 D223';

/** 1,000 for each of the first sellers. */
const fundAll = (count: number) =>
  fund(
    Array.from('ABCDEFG'.slice(0, count), (accountCode) =>
      item(`item_${accountCode}`, 1_000, { accountCode }),
    ),
  );

/** Which webhooks are sent. */
export const webhookStories: readonly Story[] = [
  [
    'webhooks/kyc-statuses',
    'Each new KYC status of a holder is sent to the configured URL as it was written, signed and with a timestamp, in order.',
    `EXT-WH-001 EXT-WH-027 EXT-WH-028 EXT-WH-029 D10 D110 D112 D225 ${signed}`,
    [
      // The URL contains parts that normalization would change.
      subscribe(kycUpdates, '/./a%2Fb?c=%7E&d=E'),
      verified('REJECTED'),
      kyc('FAILED'),
      kyc('PASSED'),
    ],
    'v2',
  ],
  [
    'webhooks/kyc-message',
    'A KYC webhook has the message of the check, which names missing data, and the onboarding URL of the holder while one is valid.',
    'EXT-WH-028 EXT-WH-029 EXT-LE-002 D40 D105 D112 D223',
    [
      subscribe(kycUpdates),
      verified(),
      onboard({ expirationTime: 60 }),
      update({ nationality: null, lastName: null }),
      onboard({ expirationTime: 120 }),
      verified('REJECTED'),
      update({ nationality: 'BEL', lastName: 'Jansen' }),
      kyc('REJECTED'),
      wait(3 * hour),
      kyc('FAILED'),
    ],
    'v2',
  ],
  [
    'webhooks/kyc-of-delayed-check',
    'Data that is incomplete or not ready for the check sends no KYC webhook; the update that starts the check sends one.',
    'D32 D34 D112 D132 D163',
    [
      ifDecided(subscribe(kycUpdates)),
      seller,
      update({ legalForm: 'individual', firstName: 'Mila' }),
      update(completeIndividual(), { isReady: false }),
      update({ phone: '+31201234567' }, { isReady: false }),
      update(),
    ],
    'v1',
  ],
  [
    'webhooks/separate-types',
    'Each type is sent only to its own URL, once it is acknowledged not again, and for the check of an external account none is.',
    'EXT-WH-003 EXT-WH-023 EXT-WH-024 EXT-WH-027 D108 D112',
    [
      subscribe(kycUpdates),
      subscribe(payoutUpdates),
      verified('PASSED', 'REJECTED'),
      payout({ amount: 1, processIn: hour }),
      wait(600),
      other(remove()),
    ],
    'v2',
  ],
  [
    'webhooks/configurations',
    'Webhook configurations are created active, and listed in a plain array, the oldest first.',
    'EXT-WH-007 EXT-WH-009 EXT-WH-014 EXT-WH-015 D116 D220 D221',
    [subscribe(payoutUpdates), subscribe(kycUpdates), activate(payoutUpdates, false)],
    'v2',
  ],
  [
    'webhooks/inactive',
    'While a configuration is inactive, no webhooks are sent for it, then or later.',
    'EXT-WH-006 EXT-WH-013 EXT-WH-016 EXT-WH-017 EXT-WH-018 EXT-WH-019 D221',
    [
      verified(),
      subscribe(kycUpdates),
      activate(kycUpdates, false),
      kyc('REJECTED'),
      activate(kycUpdates, true),
      kyc('FAILED'),
      wait(600),
    ],
    'v2',
  ],
  [
    'webhooks/payout-statuses',
    'Each status of a payout is sent, in order: WAITING, ACCEPTED with the exchange rate if it is converted, and how it ends.',
    `EXT-PO-015 EXT-WH-032 EXT-WH-033 EXT-WH-034 EXT-WH-035 D89 D90 D97 D113 D208 ${signed}`,
    [
      verified(),
      fund(1_000),
      acceptCurrencies(['USD']),
      subscribe(payoutUpdates),
      payout({ amount: 100, processIn: hour }),
      payout({ amount: 1, processIn: hour }),
      remove(),
      wait(2 * hour),
      bank('PROCESSED', 0),
      bank('RETURNED', 0),
      payout({ amount: 400, given: { targetCurrency: 'USD' } }),
      wait(),
      bank('FAILED'),
    ],
    'v2',
  ],
  [
    'webhooks/payout-denials',
    'The webhook of a denied payout has FAILED with a message, whatever the reason.',
    'EXT-WH-032 EXT-WH-033 EXT-WH-034 D47 D86 D89 D113',
    [
      require({ tier: 'LIGHT_KYC' }),
      ...Array.from({ length: 4 }, () => verified()),
      fundAll(4),
      fund([item('item_1', 300_000, { accountCode: 'D' })]),
      subscribe(payoutUpdates),
      kyc('REJECTED'),
      kyc('REJECTED', 'B', 0),
      suspend('C'),
      ...['A', 'B', 'C'].map((of) => payout({ amount: 1 }, of)),
      payout({ amount: 301_001 }, 'D'),
      payout({ amount: 250_001 }, 'D'),
      payout({ amount: 1, given: { targetCurrency: 'USD' } }, 'D'),
      wait(),
      verified(),
      payout({}, 'E'),
      wait(),
    ],
    'v2',
  ],
  [
    'webhooks/payout-not-possible',
    'The webhook of a scheduled payout that is not possible has FAILED and the reason, without payoutCode.',
    'EXT-WH-033 EXT-WH-035 D102',
    [
      tomorrow(),
      ...Array.from({ length: 3 }, () => verified()),
      seller,
      verified(),
      fundAll(5),
      kyc('REJECTED'),
      kyc('REJECTED', 'B', 0),
      suspend('C'),
      configure('DEFAULT'),
      subscribe(payoutUpdates),
      tomorrow(7),
    ],
    'v2',
  ],
];
