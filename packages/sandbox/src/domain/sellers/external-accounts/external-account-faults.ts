import type { ExternalAccountRow } from '../../../storage/tables.js';
import { fieldAt, type FieldFault } from '../../../kernel/service-error.js';
import { fileFaults } from '../../files/file-faults.js';
import { isAccountNumber, isRoutingNumber } from './account-number.js';
import type { SellerRules } from '../seller-rules.js';
import type { ExternalAccountChange } from './external-account-change.js';

/** Returns all faults of a change of an external account. `stored` is undefined for a new account. */
export function externalAccountFaults(
  { at, columns, statement }: ExternalAccountChange,
  stored: ExternalAccountRow | undefined,
  rules: SellerRules,
): FieldFault[] {
  const type = columns.accountType ?? stored?.accountType ?? 'IBAN';
  const isOther = columns.accountType !== undefined && type !== stored?.accountType;
  const missing = !stored || isOther ? missingFields(columns, stored, type, rules) : [];
  const { accountNumber: number, routingNumber: routing } = columns;
  const wrong: [FieldFault['code'], string, boolean][] = [
    ['422.240.001', 'accountNumber', typeof number === 'string' && !isAccountNumber(number)],
    [
      '422.240.002',
      'apmData.routingNumber',
      type === 'UPO' && typeof routing === 'string' && !isRoutingNumber(routing),
    ],
  ];
  return [
    ...missing.map((name): FieldFault => ({ field: fieldAt(at, name), code: '422.900.002' })),
    ...wrong.flatMap(([code, name, isWrong]) =>
      isWrong ? [{ field: fieldAt(at, name), code }] : [],
    ),
    ...(statement ? fileFaults(statement.data, fieldAt(at, 'statement.data')) : []),
  ];
}

/** Returns the fields that a new account, or a new type, requires and the request lacks (D187). */
function missingFields(
  columns: ExternalAccountChange['columns'],
  stored: ExternalAccountRow | undefined,
  type: ExternalAccountRow['accountType'],
  { bankNameRequired: isNamed }: SellerRules,
): string[] {
  const number = columns.accountNumber ?? stored?.accountNumber ?? null;
  const needed: [string, boolean][] = [
    ['displayName', !isNamed || !!stored || typeof columns.displayName === 'string'],
    ['accountType', !isNamed || columns.accountType !== undefined],
    ['currency', !!stored || columns.currency !== undefined],
    ['paymentMethod', type !== 'UPO' || columns.paymentMethod !== undefined],
    ['apmData', type !== 'UPO' || columns.routingNumber !== undefined],
    ['accountNumber', type === 'UPO' || isNamed || number !== null],
  ];
  return needed.filter(([, isThere]) => !isThere).map(([name]) => name);
}
