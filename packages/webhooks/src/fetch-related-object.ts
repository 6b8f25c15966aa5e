import type {
  AccountHolder,
  Division,
  PayoutRequest,
  VirtualAccount,
} from '@seller-funds/contract/v2';
import type { EventType, KycUpdate, PayoutUpdate } from './event.js';
import { WebhookError } from './webhook-error.js';

/** A client that fetches account holders: `client.v2` of `@seller-funds/client`, or a compatible object. */
export interface AccountHolderClient {
  readonly accountHolders: {
    get(
      accountHolderCode: string,
      parameters: { readonly _fragments: 'kycstatus'[] },
    ): PromiseLike<AccountHolder>;
  };
}

/** A client that fetches payouts and their accounts: `client.v2`, or a compatible object. */
export interface PayoutClient {
  readonly payouts: { get(code: string): PromiseLike<PayoutRequest> };
  readonly divisions: { list(): PromiseLike<readonly Division[]> };
  readonly virtualAccounts: {
    get(accountHolderCode: string, virtualAccountCode: string): PromiseLike<VirtualAccount>;
  };
}

/** The required part of an event, which survives serialization as JSON in a queue. */
type AccountHolderEvent = Pick<KycUpdate, 'type' | 'accountOwnerCode'>;
type PayoutEvent = Pick<PayoutUpdate, 'type' | 'accountOwnerCode' | 'unverified'>;

/**
 * Fetches the resource of an event, so that you act on the current state of the resource and not on a body
 * that the signature does not cover.
 *
 * For `kycUpdate` it returns the account holder with its legal entities, whose `kycStatus` counts; an
 * account holder without legal entity is `MISSING_DATA`. For `payoutUpdate` it returns the payout, after
 * checking that it is paid from an account of the signed owner; undefined if a scheduled payout could not
 * be created.
 * @param event an event from `constructEvent`, also after serialization as JSON
 * @throws {WebhookError} `owner_mismatch` if the payout belongs to another owner
 * @throws {TypeError} if the event has another type, or the client returns another resource
 * @throws the errors of the client, such as a 404 for a code that does not exist
 */
export function fetchRelatedObject(
  event: AccountHolderEvent,
  reader: AccountHolderClient,
): Promise<AccountHolder>;
export function fetchRelatedObject(
  event: PayoutEvent,
  reader: PayoutClient,
): Promise<PayoutRequest | undefined>;
export async function fetchRelatedObject(
  event: AccountHolderEvent | PayoutEvent,
  reader: AccountHolderClient | PayoutClient,
): Promise<AccountHolder | PayoutRequest | undefined> {
  const fetch = Object.hasOwn(fetchers, event.type) ? fetchers[event.type] : null;
  if (!fetch) throw new TypeError('Events of an unknown type have no resource to fetch.');
  return fetch(event as never, reader as never);
}

/** How the resource of each type of event is fetched; null for a type without resource. */
const fetchers = {
  kycUpdate: fetchAccountHolder,
  payoutUpdate: fetchPayout,
} satisfies Record<EventType, ((event: never, reader: never) => Promise<unknown>) | null>;

async function fetchAccountHolder(
  { accountOwnerCode: code }: AccountHolderEvent,
  { accountHolders }: AccountHolderClient,
): Promise<AccountHolder> {
  const holder = await accountHolders.get(code, { _fragments: ['kycstatus'] });
  checkCode(holder, code, 'accountHolders.get');
  return holder;
}

/** Fetches the payout and checks its owner. The signature covers the owner, but not the payout's code. */
async function fetchPayout(
  { accountOwnerCode: owner, unverified: { payoutCode: code } }: PayoutEvent,
  reader: PayoutClient,
): Promise<PayoutRequest | undefined> {
  if (code === null) return undefined;
  const payout = await reader.payouts.get(code);
  checkCode(payout, code, 'payouts.get');
  if (typeof payout.accountCode !== 'string') throw wrongResource('payouts.get');
  if (await isOwnerOfAccount(owner, payout.accountCode, reader)) return payout;
  const message = 'The payout is not paid from an account of the signed owner.';
  throw new WebhookError('owner_mismatch', message);
}

/** True if the account belongs to the owner, which is a division for accounts of the merchant. */
async function isOwnerOfAccount(
  owner: string,
  account: string,
  { divisions, virtualAccounts }: PayoutClient,
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

/** @throws {TypeError} if the client returned nothing or another resource */
function checkCode(read: unknown, code: string, method: string): void {
  if (typeof read !== 'object' || read === null || !('code' in read) || read.code !== code) {
    throw wrongResource(method);
  }
}

function wrongResource(method: string): TypeError {
  return new TypeError(`The client's ${method} did not return the requested resource.`);
}

function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'status') === 404;
}
