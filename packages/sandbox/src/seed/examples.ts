import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { codePattern } from '../kernel/identifiers.js';
import type { Seed, SeedStep } from './seed.js';

const examples: Readonly<Record<string, { readonly value: unknown }>> =
  document.components.examples;

/**
 * Builds the seed of the objects in the document's examples, with their codes, so that the requests of the examples
 * succeed. The clock stands still on 2026-03-20, because payouts of the examples are due later.
 */
export function examplesOfDocument(): Pick<Seed, 'steps'> {
  const [liable = '', fee = ''] = codesIn(valueOf('v2.Divisions'));
  const ofMila = { accountHolderCode: mila };
  const ofNoordzee = { accountHolderCode: noordzee };
  const steps = [
    step('reset', { at: '2026-03-01T09:00:00.000Z' }, [liable, fee]),
    clockAt('2026-03-02T09:15:00.000Z'),
    callFor(
      'v1.createAccountHolder',
      'v1.AccountHolderCreateIndividual',
      'v1.AccountHolderIndividualCreated',
    ),
    callFor(
      'v1.createExternalAccount',
      'v1.ExternalAccountCreateWithoutStatement',
      'v1.ExternalAccountWithoutStatement',
      ofMila,
    ),
    clockAt('2026-03-02T10:00:00.000Z'),
    callFor(
      'v1.createAccountHolder',
      'v1.AccountHolderCreateOrganization',
      'v1.AccountHolderOrganizationCreated',
    ),
    callFor(
      'v1.createExternalAccount',
      'v1.ExternalAccountCreateWithStatement',
      'v1.ExternalAccountWithStatement',
      ofNoordzee,
    ),
    ...[mila, noordzee].map((code) => passed('decideHolderCheck', code)),
    ...[milasBank, noordzeesBank].map((code) => passed('decideExternalAccountCheck', code)),
    clockAt('2026-03-10T14:05:09.000Z'),
    callFor('v2.createPaymentSplit', 'v2.PaymentSplitCreate', 'v2.PaymentSplit'),
    step('v2.createPaymentSplit', largeOrder),
    step('settle', {}),
    clockAt('2026-03-14T09:30:00.000Z'),
    callFor('v2.createRefundSplit', 'v2.RefundSplitCreatePartial', 'v2.RefundSplitPartial'),
    callFor('v2.createBalanceTransfer', 'v2.BalanceTransferCreate', 'v2.BalanceTransfer'),
    clockAt('2026-03-20T08:00:00.000Z'),
    callFor('v2.createPayoutRequest', 'v2.PayoutRequestCreate', 'v2.PayoutRequestWaiting'),
    step('v2.createPayoutRequest', noordzeesPayout, ['po_01KP2PSSR0PS1TQR0W2BC7FXPP']),
    clockAt('2026-03-20T08:30:00.000Z'),
    callFor('v2.createPayoutRequest', 'v2.PayoutRequestCreateConverted', 'v2.PayoutRequestDeleted'),
    callFor('v2.createPayoutRequest', 'v2.PayoutRequestCreateConverted', 'v1.PayoutRequestDeleted'),
    callFor('v2.createPaymentSplit', 'v2.PaymentSplitCancelled', 'v2.PaymentSplitCancelled'),
  ];
  return { steps };
}

const mila = 'ah_01KJQ3V8M2N4P6R8T0W2Y4Z6B8';
const milasBank = 'ea_01KJQ4A6B8C0D2E4F6G8H0J2K4';
const noordzee = 'ah_01KJQ5C7D9F1G3H5J7K9M1N3P5';
const noordzeesAccount = 'va_01KJQ5C7DAB2D4F6H8K0M2N4P6';
const noordzeesBank = 'ea_01KJQ5D1E3F5G7H9J1K3M5N7P9';

/** Funds for the transfers and payouts of the examples. */
const largeOrder = {
  extRef: 'ORDER_2026_000418',
  totalAmount: 100_000,
  currency: 'EUR',
  paymentProcessor: 'ADYEN',
  pspExtRef: '8816183245670013',
  items: [
    {
      type: 'ITEM',
      label: 'PRODUCT_ITEM',
      extRef: 'ORDER_2026_000418:1',
      amount: 50_000,
      accountCode: noordzeesAccount,
    },
    { type: 'ITEM', label: 'COMMISSION', extRef: 'ORDER_2026_000418:2', amount: 50_000 },
  ],
};

const noordzeesPayout = {
  accountCode: noordzeesAccount,
  externalAccountCode: noordzeesBank,
  amount: 22_047,
};

/** The call with the body of an example, which creates the objects with the codes of another one. */
function callFor(
  call: string,
  request: string,
  response: string,
  path: SeedStep['path'] = {},
): SeedStep {
  return step(call, withoutCodes(valueOf(request)), codesIn(valueOf(response)), path);
}

function step(
  call: string,
  body: unknown,
  codes: readonly string[] = [],
  path: SeedStep['path'] = {},
): SeedStep {
  const headers = codes.length === 0 ? {} : { 'x-sandbox-codes': codes.join(',') };
  return { call, path, headers, body };
}

function passed(call: string, code: string): SeedStep {
  return step(call, { outcome: 'PASSED' }, [], { code });
}

function clockAt(at: string): SeedStep {
  return step('freezeClock', { at });
}

function valueOf(name: string): unknown {
  return examples[name]?.value;
}

/** The codes of the objects in a body, in their order: the values of `code`, and of the accounts of a division. */
function codesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) =>
    typeof one !== 'string'
      ? codesIn(one)
      : /^(code|virtualAccountCode)$/.test(name) && codePattern.test(one)
        ? [one]
        : [],
  );
}

function withoutCodes(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (name, one: unknown) => (name === 'code' ? undefined : one)),
  );
}
