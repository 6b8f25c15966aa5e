import type {
  AccountHolder,
  Division,
  PayoutRequest,
  VirtualAccount,
} from '@seller-funds/contract/v2';
import type { KycUpdate, PayoutUpdate } from './event.js';
import { WebhookError } from './webhook-error.js';

/** What reads an account holder: `client.v2` of `@seller-funds/client`, or anything of its shape. */
export interface HolderReader {
  readonly accountHolders: {
    get(
      accountHolderCode: string,
      parameters: { readonly _fragments: 'kycstatus'[] },
    ): PromiseLike<AccountHolder>;
  };
}

/** What reads a payout and whose account it is paid from: `client.v2`, or anything of its shape. */
export interface PayoutReader {
  readonly payouts: { get(code: string): PromiseLike<PayoutRequest> };
  readonly divisions: { list(): PromiseLike<readonly Division[]> };
  readonly virtualAccounts: {
    get(accountHolderCode: string, virtualAccountCode: string): PromiseLike<VirtualAccount>;
  };
}

/** As much of an event as is needed to read what it is about; survives a queue as JSON. */
type ReadableHolder = Pick<KycUpdate, 'type' | 'accountOwnerCode'>;
type ReadablePayout = Pick<PayoutUpdate, 'type' | 'accountOwnerCode' | 'unverified'>;

/**
 * Reads what an event is about, so that you act on what the service says and not on a body that
 * nobody signed.
 *
 * For `kycUpdate` it is the account holder with its legal entity, whose `kycStatus` counts; a holder
 * without legal entity is `MISSING_DATA`. For `payoutUpdate` it is the payout, checked to be paid
 * from an account of the signed owner; undefined where a scheduled payout could not be made, so that
 * there is none.
 * @param event from `constructEvent`, or that as JSON
 * @param reader `client.v2`
 * @throws {WebhookError} `owner_mismatch` for a payout of somebody else
 * @throws {TypeError} for an event of another type, or a reader that returns something else than was asked for
 * @throws what the client throws, a 404 for a code that does not exist included
 */
export function reread(event: ReadableHolder, reader: HolderReader): Promise<AccountHolder>;
export function reread(
  event: ReadablePayout,
  reader: PayoutReader,
): Promise<PayoutRequest | undefined>;
export async function reread(
  event: ReadableHolder | ReadablePayout,
  reader: HolderReader | PayoutReader,
): Promise<AccountHolder | PayoutRequest | undefined> {
  if (event.type === 'kycUpdate') {
    const { accountHolders } = reader as HolderReader;
    const holder = await accountHolders.get(event.accountOwnerCode, { _fragments: ['kycstatus'] });
    checkCode(holder, event.accountOwnerCode, 'accountHolders.get');
    return holder;
  }
  if (event.type !== 'payoutUpdate') {
    throw new TypeError('There is nothing to read for an event that this package does not know.');
  }
  const { payoutCode } = event.unverified;
  if (payoutCode === null) return undefined;
  return readPayout(payoutCode, event.accountOwnerCode, reader as PayoutReader);
}

/** The payout's code comes from the part of the body that nobody signed; the owner's does not. */
async function readPayout(
  code: string,
  owner: string,
  reader: PayoutReader,
): Promise<PayoutRequest> {
  const payout = await reader.payouts.get(code);
  checkCode(payout, code, 'payouts.get');
  if (typeof payout.accountCode !== 'string') throw wrongAnswer('payouts.get');
  if (await ownsAccount(owner, payout.accountCode, reader)) return payout;
  const message = 'The payout is not paid from an account of the owner that the signature covers.';
  throw new WebhookError('owner_mismatch', message);
}

/** The owner is a division where the account is the merchant's own (D114). */
async function ownsAccount(
  owner: string,
  account: string,
  { divisions, virtualAccounts }: PayoutReader,
): Promise<boolean> {
  const division = (await divisions.list()).find(({ code }) => code === owner);
  if (division) {
    return division.balances.some(({ virtualAccountCode }) => virtualAccountCode === account);
  }
  try {
    return (await virtualAccounts.get(owner, account)).code === account;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

/** A reader that forgets its `return`, or answers with another resource, must not count as a check. */
function checkCode(read: unknown, code: string, method: string): void {
  if (typeof read !== 'object' || read === null || !('code' in read) || read.code !== code) {
    throw wrongAnswer(method);
  }
}

function wrongAnswer(method: string): TypeError {
  return new TypeError(
    `The reader's ${method} returned something else than what it was asked for.`,
  );
}

function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'status') === 404;
}
