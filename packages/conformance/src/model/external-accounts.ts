import { type JsonObject, member } from '../json.js';
import { sellerFundsStorage } from '../profile/storage.js';
import { merge } from '../merge.js';
import { type Answer, type ApiRequest, fault, refuse } from './answers.js';
import { assigned, by, echoed, having } from './expected.js';
import { checkIn, showInVersion1, showInVersion2 } from './kyc.js';
import type { ApiVersion, Check, Data, ExternalAccount, Merchant, Seller } from './merchant.js';

/** The members that only a type of account has, and requires (D187, D188). */
const ofUpo = ['paymentMethod', 'apmData'];

/** Returns the check of an account after its data was changed (D52). */
function checkOf({ statement, accountNumber }: Data, now: number): Check {
  if (statement === undefined) return checkIn('WAITING_DATA', now);
  return checkIn(accountNumber === undefined ? 'MISSING_DATA' : 'RUNNING', now);
}

/** Adds an external account: the first one is selected (D5). */
export function addExternalAccount(
  { now }: Merchant,
  { externalAccounts }: Seller,
  sent: JsonObject,
): ExternalAccount {
  const { code: _code, ...data } = {
    code: undefined,
    accountType: 'IBAN',
    ...structuredClone(sent),
  };
  const isSelected = externalAccounts.length === 0;
  const added = { code: '', data, isSelected, check: checkOf(data, now) };
  externalAccounts.push(added);
  return added;
}

/** Changes an external account: a new type, number or statement restarts its check (D52, D187). */
export function changeExternalAccount(
  { now }: Merchant,
  account: ExternalAccount,
  sent: JsonObject,
  version: ApiVersion,
): void {
  const { data } = account;
  const { currency } = data;
  const essence = (): string =>
    JSON.stringify([
      data['accountType'],
      data['accountNumber'],
      member(data['apmData'], 'routingNumber'),
    ]);
  const before = essence();
  merge(data, sent, sellerFundsStorage);
  // D187: version 2 has EUR only, and leaves what version 1 stored.
  if (version === 'v2' && currency !== 'EUR') data['currency'] = currency;
  // D187: fields that the new type does not have are removed.
  if (data['accountType'] === 'IBAN') for (const name of ofUpo) delete data[name];
  if (essence() !== before || sent['statement'] !== undefined) account.check = checkOf(data, now);
}

/** POST externalaccounts. */
export function createExternalAccount(merchant: Merchant, request: ApiRequest<JsonObject>): Answer {
  const { body = {}, version } = request;
  const [seller] = find(merchant, request);
  if (!seller) return refuse(fault(undefined, '404.900.001'));
  const added = addExternalAccount(merchant, seller, body);
  return { body: having(showExternalAccount(seller, added, version, merchant.now)) };
}

/** PATCH externalaccounts/{code} of version 2. */
export function updateExternalAccount(merchant: Merchant, request: ApiRequest<JsonObject>): Answer {
  const { body = {} } = request;
  const [seller, account] = find(merchant, request);
  if (!seller || !account) return refuse(fault(undefined, '404.900.001'));
  const isUpo = body['accountType'] === 'UPO';
  const lacking = ofUpo.filter((name) => isUpo && body[name] === undefined);
  if (lacking.length > 0)
    return refuse(
      ...lacking.map((name) =>
        fault(name, '422.900.002', undefined, 'EXT-XA-021 EXT-XA-023 EXT-XA-041'),
      ),
    );
  changeExternalAccount(merchant, account, body, 'v2');
  return { body: having(showExternalAccount(seller, account, 'v2', merchant.now)) };
}

/** POST externalaccounts/{code}/select (D5). */
export function selectExternalAccount(merchant: Merchant, request: ApiRequest): Answer {
  const [seller, account] = find(merchant, request);
  if (!seller || !account) return refuse(fault(undefined, '404.900.001'));
  for (const each of seller.externalAccounts)
    Object.assign(each, { isSelected: each === account, isChosen: each === account });
  return { body: by('D5 D6', having(showExternalAccount(seller, account, 'v2', merchant.now))) };
}

function find(
  { sellers }: Merchant,
  { path }: ApiRequest,
): [Seller | undefined, ExternalAccount | undefined] {
  const seller = sellers.find(({ code }) => code === member(path, 'accountHolderCode'));
  const named = member(path, 'externalAccountCode');
  return [seller, seller?.externalAccounts.find(({ code }) => code === named)];
}

/** What the service assigns to an external account, as a version shows it. */
export function showExternalAccount(
  { check: first }: Seller,
  account: ExternalAccount,
  version: ApiVersion,
  now: number,
): object {
  const { data, check, isSelected } = account;
  const { acceptOtherCurrencies, allowedOtherCurrencyCodes } = data;
  // D52: its check ends once that of the holder has passed.
  const status = (showInVersion1(check, now, first) as Data)['status'];
  return {
    code: assigned(account),
    accountType: by('D143 D144', data['accountType']),
    currency: by('D187', data['currency']),
    ...(data['statement'] !== undefined && {
      statement: by('D187', having({ issuedAt: member(data['statement'], 'issuedAt') })),
    }),
    ...(data['accountType'] !== 'UPO' &&
      Object.fromEntries(ofUpo.map((name) => [name, by('D187 D188', undefined)]))),
    ...(version === 'v1'
      ? { kycStatus: having({ status }) }
      : {
          ...showInVersion2(check, now, first),
          // That no other account is selected then is our decision.
          selected: by(account.isChosen && isSelected ? 'EXT-XA-043 D5' : 'D5', isSelected),
          ...(acceptOtherCurrencies !== undefined && {
            acceptOtherCurrencies: echoed(acceptOtherCurrencies),
          }),
          ...(allowedOtherCurrencyCodes !== undefined && {
            // A list is replaced.
            allowedOtherCurrencyCodes: echoed(allowedOtherCurrencyCodes),
          }),
        }),
  };
}
