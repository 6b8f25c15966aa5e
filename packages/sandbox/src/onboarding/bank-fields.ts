import type { ExternalAccountAccountType } from '@seller-funds/contract/vocabulary/shared';
import { type Field, type FieldGroup, largestFile } from './field.js';

const statement: FieldGroup = {
  legend: 'Bank statement',
  fields: [
    {
      name: 'statement.data',
      label: 'Statement',
      kind: 'file',
      accept: 'application/pdf',
      hint: `PDF that shows your name and the account number, up to ${largestFile}`,
      keepIfEmpty: true,
    },
    {
      name: 'statement.issuedAt',
      label: 'Statement date',
      kind: 'date',
      keepIfEmpty: true,
      dependsOn: 'statement.data',
    },
  ],
};

const accountName: Field = {
  name: 'displayName',
  label: 'Name on the account',
  kind: 'text',
  hint: 'Your legal name or the company name',
  keepIfEmpty: true,
};

const accountNumbers: Readonly<Record<ExternalAccountAccountType, readonly Field[]>> = {
  IBAN: [
    {
      name: 'accountNumber',
      label: 'IBAN',
      kind: 'number',
      hint: 'For example, NL45SNDB0000000001',
      keepIfEmpty: true,
    },
  ],
  UPO: [
    {
      name: 'apmData.routingNumber',
      label: 'Routing number',
      kind: 'number',
      hint: 'Nine digits',
      keepIfEmpty: true,
    },
    { name: 'accountNumber', label: 'Account number', kind: 'number', keepIfEmpty: true },
  ],
};

/** The fields of a bank account. */
export function bankGroups(type: ExternalAccountAccountType): readonly FieldGroup[] {
  return [{ legend: 'Account', fields: [accountName, ...accountNumbers[type]] }, statement];
}

/** The values that are sent for every bank account of a type. */
export function bankConstants(type: ExternalAccountAccountType): Readonly<Record<string, string>> {
  return type === 'IBAN'
    ? { accountType: 'IBAN', currency: 'EUR' }
    : { accountType: 'UPO', paymentMethod: 'ACH', currency: 'EUR' };
}
