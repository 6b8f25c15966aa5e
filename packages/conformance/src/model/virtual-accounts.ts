import { isObject, type JsonObject, member, text } from '../json.js';
import { type Answer, type ApiRequest, fault, refuse } from './answers.js';
import { assigned, by, echoed } from './expected.js';
import type { Merchant, VirtualAccount } from './merchant.js';

/** The longest displayName of an account that the service creates, and the shortest (D27). */
const longest = 48;
const shortest = 4;

/** Returns an account as it was sent. */
export function newAccount(sent: unknown): VirtualAccount {
  const { extRef, displayName } = isObject(sent) ? sent : {};
  return { code: '', extRef: text(extRef), displayName: text(displayName) };
}

/** D27: the account that version 2 creates with a holder. */
export function defaultAccount({ extRef, displayName }: JsonObject): VirtualAccount {
  const characters = Array.from(text(displayName) ?? '').slice(0, longest);
  const name = characters.join('');
  const own = text(extRef);
  return {
    code: '',
    extRef: own === undefined ? undefined : `${own}_virtual_account`,
    displayName: characters.length < shortest ? `${name} account` : name,
    isNamedByService: true,
  };
}

/** POST accounts of version 1 (CORE-VA-014, D136). */
export function createVirtualAccount({ sellers }: Merchant, request: ApiRequest): Answer {
  const { path, body } = request;
  const seller = sellers.find(({ code }) => code === member(path, 'accountHolderCode'));
  if (!seller) return refuse(fault(undefined, '404.900.001'));
  const account = newAccount(body);
  seller.accounts.push(account);
  return { body: showVirtualAccount(account) };
}

/** PATCH accounts/{code} of version 1: only the names change (CORE-VA-021). */
export function updateVirtualAccount({ sellers }: Merchant, { path, body }: ApiRequest): Answer {
  const all = sellers.flatMap(({ accounts }) => accounts);
  const account = all.find(({ code }) => code === member(path, 'accountCode'));
  if (!account) return refuse(fault(undefined, '404.900.001'));
  const { extRef = account.extRef, displayName } = newAccount(body);
  Object.assign(account, {
    extRef,
    ...(displayName !== undefined && { displayName, isNamedByService: false }),
  });
  return { body: showVirtualAccount(account) };
}

/** An account without its balances. */
export function showVirtualAccount(account: VirtualAccount): object {
  const { extRef = null, displayName, isNamedByService } = account;
  const name = displayName ?? by('D136', assigned(account));
  return {
    code: assigned(account),
    extRef:
      isNamedByService === true ? by('EXT-VA-002 EXT-VA-003', extRef) : by('CORE-GEN-017', extRef),
    displayName: isNamedByService === true ? by('D27', name) : echoed(name),
    accountType: by('D51 D234', 'DEFAULT'),
  };
}
