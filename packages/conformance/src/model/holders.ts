import { elements, isObject, type JsonObject, member, text } from '../json.js';
import { sellerFundsStorage } from '../profile/storage.js';
import { merge } from '../merge.js';
import { type Answer, type ApiRequest, fault, refuse } from './answers.js';
import { anything, assigned, by, having, matching, naming, unordered } from './expected.js';
import {
  addExternalAccount,
  changeExternalAccount,
  showExternalAccount,
} from './external-accounts.js';
import {
  checkIn,
  mayHaveEnded,
  review,
  showInVersion1,
  showInVersion2,
  statusAfter,
} from './kyc.js';
import type { ApiVersion, Data, KycOutcome, Merchant, Seller } from './merchant.js';
import { defaultAccount, newAccount, showVirtualAccount } from './virtual-accounts.js';
import { changeOf, contactFields, importantData, missingOf } from './required-data.js';

interface HolderPath {
  readonly accountHolderCode?: string;
  readonly uboCode?: string;
}

/** POST accountholders (CORE-AH-026, EXT-AH-002, D27): version 2 creates one account itself. */
export function createAccountHolder(merchant: Merchant, request: ApiRequest<JsonObject>): Answer {
  const { body = {}, version } = request;
  const accounts =
    version === 'v1' ? elements(body['accounts']).map(newAccount) : [defaultAccount(body)];
  const seller: Seller = {
    code: '',
    name: String(body['displayName']),
    accounts,
    status: merchant.world.unverifiedHolder,
    isSuspended: false,
    tier: merchant.tier,
    data: {},
    check: checkIn('WAITING_DATA', merchant.now),
    externalAccounts: [],
    onboardingUrls: [],
  };
  merchant.sellers.push(seller);
  return change(merchant, seller, request, true);
}

/** PATCH accountholders/{code} (CORE-AH-040, EXT-AH-036, D45). */
export function updateAccountHolder(merchant: Merchant, request: ApiRequest<JsonObject>): Answer {
  const seller = findHolder(merchant, request);
  if (!seller) return refuse(fault(undefined, '404.900.001'));
  return change(merchant, seller, request);
}

/** Stores what was sent: whatever a body does not contain stays as it is. */
function change(
  merchant: Merchant,
  seller: Seller,
  { body = {}, query, version }: ApiRequest<JsonObject>,
  isNew = false,
): Answer {
  const { legalEntity, salesProfile, displayName = seller.name } = body;
  // An update of version 1 has no name (D12).
  if (version === 'v2') seller.name = String(displayName);
  // D132: only version 1 can withhold data.
  const isReady = version === 'v2' || member(query, 'readyForKyc') !== false;
  for (const entry of elements(body['externalAccounts']).filter(isObject)) {
    const extRef = entry['extRef'] ?? undefined;
    const known = seller.externalAccounts.find(({ data }) => data['extRef'] === extRef);
    if (known && extRef !== undefined) changeExternalAccount(merchant, known, entry, version);
    else addExternalAccount(merchant, seller, entry);
  }
  changeData(merchant, seller, isReady, (data) => {
    merge(
      data,
      {
        ...(isObject(legalEntity) && { legalEntity }),
        ...(isObject(salesProfile) && { salesProfile }),
      },
      sellerFundsStorage,
    );
  });
  const response = showHolder(merchant, seller, version, { isNew });
  const claims = acceptedBy(body, version);
  return { body: response, shows: seller, ...(claims !== undefined && { claims }) };
}

/** The decision that certain data is accepted: null clears a value, and an organization of version 2 has other types. */
function acceptedBy(body: JsonObject, version: ApiVersion): string | undefined {
  if (hasNull(body)) return 'D45';
  const { type = 'PRIVATE_COMPANY' } = isObject(body['legalEntity']) ? body['legalEntity'] : {};
  return version === 'v2' && type !== 'PRIVATE_COMPANY' ? 'D178' : undefined;
}

function hasNull(value: unknown): boolean {
  if (value === null) return true;
  if (Array.isArray(value)) return value.some(hasNull);
  return isObject(value) && Object.values(value).some(hasNull);
}

/** Changes the data of a seller, and what that means for its check. */
function changeData(
  merchant: Merchant,
  seller: Seller,
  isReady: boolean,
  effect: (data: Data) => void,
): void {
  const { world, now } = merchant;
  const before = importantData(seller.data['legalEntity'], contactFields);
  effect(seller.data);
  const entity = seller.data['legalEntity'];
  if (entity === undefined) return;
  const changed = changeOf(before, importantData(entity, contactFields));
  const missing = missingOf(merchant, seller);
  seller.check = review(seller.check, { ...changed, missing, isReady, world }, now);
  seller.status = statusAfter(world, seller);
}

/** POST ubos, and the late documents of version 1 (D139, D140): adds an entry to a list of the legal entity. */
function adder(list: 'ultimateBeneficialOwners' | 'documents') {
  return (merchant: Merchant, request: ApiRequest<Data>): Answer => {
    const seller = findHolder(merchant, request);
    const entity = seller?.data['legalEntity'] as Data | undefined;
    if (!seller || !entity) return refuse(fault(undefined, '404.900.001'));
    const entry = structuredClone(request.body ?? {});
    delete entry['code'];
    changeData(merchant, seller, true, () => {
      entity[list] = [...elements(entity[list]), entry];
    });
    const photos = elements(entry['photos']).map(() =>
      having({ code: by('CORE-DOC-030', matching(/\S/)) }),
    );
    return { body: having({ code: assigned(entry), ...(photos.length > 0 && { photos }) }) };
  };
}

export const createBeneficialOwner = adder('ultimateBeneficialOwners');
export const createIndividualDocument = adder('documents');
export const createOrganizationDocument = adder('documents');

/** PATCH ubos/{code} (EXT-UBO-026, D182). */
export function updateBeneficialOwner(merchant: Merchant, request: ApiRequest<Data>): Answer {
  const { uboCode } = request.path as HolderPath;
  const seller = findHolder(merchant, request);
  const owners = elements(member(seller?.data['legalEntity'], 'ultimateBeneficialOwners'));
  const owner = owners.find((each) => member(each, 'code') === uboCode);
  if (!seller || !isObject(owner)) return refuse(fault(undefined, '404.900.001'));
  const { code: _code, ...sent } = request.body ?? {};
  changeData(merchant, seller, true, () => merge(owner, sent, sellerFundsStorage));
  return { body: having({ code: uboCode }) };
}

/** Returns the holder that the path of a request names. */
export function findHolder({ sellers }: Merchant, { path }: ApiRequest): Seller | undefined {
  const { accountHolderCode } = path as HolderPath;
  return sellers.find(({ code }) => code === accountHolderCode);
}

/** The operator ends the check of a seller, or of its external account (D30, D52). */
export function decideKyc(
  { now, world, sellers }: Merchant,
  { code, bank }: { readonly code: string; readonly bank?: string | undefined },
  outcome: KycOutcome,
): void {
  const seller = sellers.find((each) => each.code === code);
  const account = seller?.externalAccounts.find((each) => each.code === bank);
  if (account) account.check = checkIn(outcome, now);
  else if (seller) {
    seller.check = checkIn(outcome, now);
    seller.status = statusAfter(world, seller);
  }
}

/**
 * A holder with the parts that depend on more than what was sent, as a version shows it.
 * @param more members of its status, its accounts with their balances, and whether it was just created
 */
export function showHolder(
  { now }: Merchant,
  seller: Seller,
  version: ApiVersion,
  more: {
    readonly status?: object;
    readonly accounts?: readonly object[];
    readonly isNew?: boolean;
  } = {},
): object {
  const { check, data, status, tier, externalAccounts } = seller;
  const { accounts = seller.accounts.map((each) => having(showVirtualAccount(each)) as object) } =
    more;
  const kyc =
    version === 'v1'
      ? { kycStatus: having(showInVersion1(check, now, undefined, more.isNew)) }
      : showInVersion2(check, now);
  const code = mayHaveEnded(check, now) ? anything : status;
  const banks = externalAccounts.map(
    (each) => having(showExternalAccount(seller, each, version, now)) as object,
  );
  return having({
    code: assigned(seller),
    status: having({
      code: by('D30', code),
      reason: naming([]),
      ...more.status,
    }),
    // D170: fields of version 2 only.
    tier: by('D47 D170', version === 'v2' ? tier : undefined),
    createdAt: by('D170', version === 'v2' ? matching(/\S/) : undefined),
    // D163: a holder without a legal entity has no status of a check.
    legalEntity:
      data['legalEntity'] === undefined
        ? by('D163', undefined)
        : having({ ...kyc, ...showDateOfBirth(data['legalEntity'], version) }),
    ...(banks.length > 0 && { externalAccounts: unordered(banks, 'code') }),
    accounts: unordered(accounts, 'code'),
  }) as object;
}

/** D168: the date of a person as it was sent; version 2 shows it as midnight in UTC. */
function showDateOfBirth(entity: unknown, version: ApiVersion): object {
  if (member(entity, 'legalForm') !== 'individual') return {};
  const date = text(member(entity, 'dateOfBirth'))?.slice(0, 10);
  const shown = version === 'v1' ? date : `${date}T00:00:00.000Z`;
  return date === undefined ? {} : { dateOfBirth: by('D26 D168', shown) };
}
