import type { ExternalAccountAccountType } from '@seller-funds/contract/vocabulary/shared';
import type { ExternalAccountRow } from '../../../storage/tables.js';
import { fieldAt, type FieldFault } from '../../../kernel/service-error.js';
import { fileFaults } from '../../files/file-faults.js';
import { isAccountNumber, isRoutingNumber } from './account-number.js';
import type { ExternalAccountChange, ExternalAccountRules } from './external-account-change.js';

/** Returns all faults of a change of an external account. `stored` is undefined for a new account. */
export function externalAccountFaults(
  change: ExternalAccountChange,
  stored: ExternalAccountRow | undefined,
  rules: ExternalAccountRules,
): FieldFault[] {
  const fresh = change.accountType !== undefined && change.accountType !== stored?.account_type;
  const missing = !stored || fresh ? missingFields(change, stored, rules) : [];
  return [
    ...missing.map((name): FieldFault => {
      return { field: fieldAt(change.at, name), code: '422.900.002' };
    }),
    ...numberFaults(change, resolveAccountType(change, stored)),
    ...(change.statement
      ? fileFaults(change.statement.data, fieldAt(change.at, 'statement.data'))
      : []),
  ];
}

/** Returns the type of the account after the change. */
export function resolveAccountType(
  { accountType }: ExternalAccountChange,
  stored: ExternalAccountRow | undefined,
): ExternalAccountAccountType {
  return accountType ?? stored?.account_type ?? 'IBAN';
}

/** Returns the fields that a new account, or a new type, requires and the request lacks (D187). */
function missingFields(
  change: ExternalAccountChange,
  stored: ExternalAccountRow | undefined,
  { requiresName }: ExternalAccountRules,
): string[] {
  const { displayName, accountType, accountNumber, paymentMethod, routingNumber } = change;
  const needed: [string, boolean][] = [
    ['displayName', !requiresName || stored !== undefined || typeof displayName === 'string'],
    ['accountType', !requiresName || accountType !== undefined],
    ['currency', stored !== undefined || change.currency !== undefined],
  ];
  if (resolveAccountType(change, stored) === 'UPO') {
    needed.push(['paymentMethod', paymentMethod !== undefined]);
    needed.push(['apmData', routingNumber !== undefined]);
  } else if (!requiresName) {
    needed.push(['accountNumber', (accountNumber ?? stored?.account_number ?? null) !== null]);
  }
  return needed.filter(([, there]) => !there).map(([name]) => name);
}

function numberFaults(
  { at, accountNumber, routingNumber }: ExternalAccountChange,
  type: ExternalAccountAccountType,
): FieldFault[] {
  const faults: FieldFault[] = [];
  if (accountNumber !== undefined && !isAccountNumber(accountNumber)) {
    faults.push({ field: fieldAt(at, 'accountNumber'), code: '422.240.001' });
  }
  if (type === 'UPO' && routingNumber !== undefined && !isRoutingNumber(routingNumber)) {
    faults.push({ field: fieldAt(at, 'apmData.routingNumber'), code: '422.240.002' });
  }
  return faults;
}
