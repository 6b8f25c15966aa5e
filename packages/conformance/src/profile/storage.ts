import { lookUp } from '../document/pointer.js';
import { elements, isObject, mapObjects, type JsonObject, type Path } from '../json.js';
import type { Operation } from '../document/api.js';
import type { StorageRules } from './profile.js';

/** The collections that are part of an account holder, and their paths in it. */
const parts = new Map<string, readonly string[]>([
  ['/accountholders/{}/accounts', ['accounts']],
  ['/accountholders/{}/externalaccounts', ['externalAccounts']],
  ['/accountholders/{}/ubos', ['legalEntity', 'ultimateBeneficialOwners']],
  ['/accountholders/{}/individual/documents', ['legalEntity', 'documents']],
  ['/accountholders/{}/organization/documents', ['legalEntity', 'documents']],
]);

/** How requests to the Seller Funds API change what is stored. */
export const sellerFundsStorage: StorageRules = {
  partOf: (shape) => {
    const place = parts.get(shape);
    return place && { of: '/accountholders', place };
  },
  entryKey: 'extRef',
  // D187: a statement is replaced together with its file.
  isWhole: (name) => name === 'statement',
  // D215; a PUT of a webhook configuration leaves isActivated as it is (D222).
  isReplaced: ({ path }) => path.includes('/payout-configuration/'),
  // D150: the account of an item is omitted if it is unknown or closed.
  mayOmit: (shape, name) => name === 'accountCode' && shape.startsWith('/fund/split-'),
  // D44: a type of owner.
  isUnknown: ({ version }, _place, value) => version === 'v1' && value === 'BOARD_MEMBER',
  isHidden,
  asStored: ({ path }, body) =>
    path.includes('/webhook-configurations')
      ? withUnknownActivation(body)
      : withResponseNames(body),
  normalize: (shape, body) => {
    if (shape === '/accountholders/{}/externalaccounts') normalizeBankAccount(body);
    for (const account of elements(body['externalAccounts'])) normalizeBankAccount(account);
  },
  queryForAllParts,
  // The first account of a holder (D27), and scheduled payouts.
  createsElementsItself: (shape) =>
    shape.endsWith('/accounts') || shape === '/fund/payout-requests',
  decisions: { cleared: ['D45', 'D215'], entries: ['D45', 'D133', 'D133'] },
};

/** File contents (D46), statements in holders of version 1 (D124), `originalExtRef` of payment items (D198). */
function isHidden({ version, path }: Operation, place: Path, query: URLSearchParams): boolean {
  if (path.includes('/split-payments')) return place.at(-1) === 'originalExtRef';
  if (place.at(-1) !== 'data') return false;
  const isInHolder = !path.includes('/externalaccounts');
  if (version === 'v1' && isInHolder && place.at(-2) === 'statement') return true;
  return !query.toString().includes('docfiles');
}

/** D41: the expiry date of a document has two names. */
function withResponseNames(body: JsonObject): unknown {
  return mapObjects(body, ({ expiresAt, ...others }) =>
    expiresAt === undefined ? others : { ...others, expireAt: expiresAt },
  );
}

/** D108: the service may deactivate a configuration, so that `isActivated` is unknown (undefined). */
function withUnknownActivation(body: JsonObject): JsonObject {
  return body['isActivated'] === true ? { ...body, isActivated: undefined } : body;
}

/** D187, D188: removes members of other account types. */
function normalizeBankAccount(account: unknown): void {
  if (!isObject(account) || account['accountType'] === 'UPO') return;
  const body = account as Record<string, unknown>;
  delete body['paymentMethod'];
  delete body['apmData'];
}

/** Requests all fragments, without file contents if they are large. */
function queryForAllParts({ parameters }: Operation, isLarge: boolean): JsonObject {
  const fragments = parameters.find(({ name }) => name === '_fragments');
  const values = elements(lookUp(fragments?.schema.value, '/items/enum'));
  if (values.length === 0) return {};
  return { _fragments: values.filter((each) => !isLarge || each !== 'docfiles') };
}
