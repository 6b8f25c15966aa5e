import { limits } from '@seller-funds/contract/vocabulary/limits';
import {
  isAccountNumber,
  isRoutingNumber,
} from '../domain/sellers/external-accounts/account-number.js';
import { fileTypes, isOfType } from '../kernel/file-types.js';
import { type Field, type FieldCheck, type FieldKind, largestFile } from './field.js';
import type { FormPage } from './form-page.js';
import { type FormFault, requiredMessage } from './messages.js';
import { fieldsOf } from './read-form.js';
import { isStored } from './stored-value.js';

/** Returns why a text cannot be right; undefined if it can. `today` is `YYYY-MM-DD`. */
type CheckText = (text: string, today: string) => string | undefined;

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const pastDate: CheckText = (text, today) => {
  if (!isDate(text) || text < '1900') return 'Enter a date, such as 1990-05-31.';
  return text > today ? 'The date must not be in the future.' : undefined;
};

/** What the page expects beyond the document, by the kind of a field. */
const byKind: Partial<Record<FieldKind, CheckText>> = {
  birthDate: pastDate,
  date: pastDate,
  email: (text) =>
    /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
      ? undefined
      : 'Enter an email address, such as name@example.com.',
  tel: (text) =>
    /^\+?\d{6,15}$/.test(text.replaceAll(/[\s().-]/g, ''))
      ? undefined
      : 'Enter a phone number with its country code, such as +31 20 123 4567.',
  amount: (text) =>
    /^\d{1,12}(?:[.,]\d{1,2})?$/.test(text) ? undefined : 'Enter an amount, such as 3000.00.',
};

/** What a field of the table must be besides. */
const byCheck: Readonly<Record<FieldCheck, CheckText>> = {
  iban: (text) => {
    const number = text.replaceAll(/\s/g, '').toUpperCase();
    const hasForm = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number);
    if (!hasForm) return 'Enter an IBAN, such as NL45 SNDB 0000 0000 01.';
    return isAccountNumber(number) ? undefined : 'The check digits of the IBAN are wrong.';
  },
  routingNumber: (text) => {
    if (!/^\d{9}$/.test(text)) return 'Enter the nine digits, such as 021000021.';
    return isRoutingNumber(text) ? undefined : 'The check digit of the routing number is wrong.';
  },
  future: (text, today) => {
    if (!isDate(text)) return 'Enter a date, such as 2031-05-31.';
    return text > today ? undefined : 'This document has expired. Add one that is valid.';
  },
};

/** What of a form cannot be right, so that nothing is stored. `needed` fields must have a value. `today`: YYYY-MM-DD */
export async function checkEntries(
  page: FormPage,
  form: FormData,
  needed: ReadonlySet<string>,
  today: string,
): Promise<FormFault[]> {
  const faults: FormFault[] = [];
  for (const field of fieldsOf(page)) {
    const message = await checkField(field, page, form.get(field.path), { needed, today });
    if (message !== undefined) faults.push({ name: field.path, message });
  }
  return faults;
}

async function checkField(
  field: Field,
  { stored }: FormPage,
  sent: string | File | null,
  { needed, today }: { readonly needed: ReadonlySet<string>; readonly today: string },
): Promise<string | undefined> {
  const isEmpty = typeof sent === 'string' ? sent.trim() === '' : (sent?.size ?? 0) === 0;
  if (isEmpty) {
    // An empty text deletes the stored value, unless the field keeps it.
    const keeps = typeof sent !== 'string' || field.keepIfEmpty || field.kind === 'secret';
    const hasValue = keeps && isStored(field, stored);
    return needed.has(field.name) && !hasValue ? requiredMessage : undefined;
  }
  if (typeof sent !== 'string') return sent ? checkFile(field, sent) : undefined;
  return (field.check ? byCheck[field.check] : byKind[field.kind])?.(sent.trim(), today);
}

async function checkFile({ accept = '' }: Field, file: Blob): Promise<string | undefined> {
  if (file.size > limits.fileBytes) return `The file is larger than ${largestFile}.`;
  const types = accept.split(',').flatMap((type) => fileTypes.get(type) ?? []);
  if (types.length === 0) return undefined;
  return isOfType(Buffer.from(await file.slice(0, 8).arrayBuffer()), types)
    ? undefined
    : `Choose a file of type ${types.map(({ name }) => name).join(', ')}.`;
}
