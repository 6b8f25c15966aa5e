import type { AnswerOf, BodyOf, Stage } from '../stage.js';
import { fund } from './splits.js';
import { createVerifiedSeller, type VerifiedSeller } from './verified-sellers.js';

/** A payout as version 2 shows it. */
export type Payout = AnswerOf<'v2.getPayoutRequest'>;

/** What scenarios that pay out need of the adapter. */
export const paying = ['decideKyc', 'settle', 'advanceTime'] as const;

/** A minute, in seconds: enough for all that is due at once. */
export const aMinute = 60;

/** A verified seller with money that can be paid out. */
export async function createFundedSeller(stage: Stage, amount: number): Promise<VerifiedSeller> {
  const seller = await createVerifiedSeller(stage);
  await fund(stage, seller, amount);
  return seller;
}

/** Requests a payout of a seller by version 2; of all that there is without an amount. */
export function requestPayout(
  stage: Stage,
  { accountCode }: VerifiedSeller,
  given: Omit<BodyOf<'v2.createPayoutRequest'>, 'accountCode'> = {},
): Promise<AnswerOf<'v2.createPayoutRequest'>> {
  return stage.call('v2.createPayoutRequest', { body: { accountCode, ...given } });
}

/** What a payout of either version may say. */
type PayoutTerms = Pick<BodyOf<'v2.createPayoutRequest'>, 'amount' | 'processAt'>;

/** Requests a payout of a seller by version 1; of all that there is without an amount. */
export function requestPayoutByV1(
  stage: Stage,
  { accountCode, externalAccountCode }: VerifiedSeller,
  given: PayoutTerms = {},
): Promise<AnswerOf<'v1.createPayoutRequest'>> {
  const body = { accountCode, externalAccountCode, ...given };
  return stage.call('v1.createPayoutRequest', { body });
}

/** Requests the same payout by version 1, then by version 2. */
export async function requestByBoth(
  stage: Stage,
  seller: VerifiedSeller,
  given: PayoutTerms = {},
): Promise<
  [first: AnswerOf<'v1.createPayoutRequest'>, second: AnswerOf<'v2.createPayoutRequest'>]
> {
  const first = await requestPayoutByV1(stage, seller, given);
  return [first, await requestPayout(stage, seller, given)];
}

/** A payout as it is now. */
export function readPayout(stage: Stage, code: string): Promise<Payout> {
  return stage.call('v2.getPayoutRequest', { path: { code } });
}

/** Expects a payout to have a status, as each version names it. */
export async function expectStatus(
  stage: Stage,
  code: string,
  inV1: string,
  inV2: string,
): Promise<void> {
  const [first, second] = [
    await stage.call('v1.getPayoutRequest', { path: { code } }),
    await readPayout(stage, code),
  ];
  stage.equal(first.status, inV1, 'the status of the payout in version 1');
  stage.equal(second.status, inV2, 'the status of the payout in version 2');
}
