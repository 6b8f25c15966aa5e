import { limits } from '@seller-funds/contract/vocabulary/limits';

/** How large a file may be, for readers. */
export const largestFile = `${limits.fileBytes / 2 ** 20} MB`;

/** How a field is asked for, and how its text becomes a value (see `valueOf`). */
export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'date'
  | 'country'
  | 'choice'
  | 'amount'
  | 'number'
  | 'secret'
  | 'file';

/** Something that a seller is asked for. */
export interface Field {
  /** Where it stands below what the form is about, such as `address.city`. */
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** What to look out for. */
  readonly hint?: string;
  /** The browser's word for it, so that it can help to fill it in. */
  readonly autocomplete?: string;
  /** Of a choice: what is sent, and what people read. */
  readonly choices?: readonly (readonly [value: string, label: string])[];
  /** Of a file: the media types that it may have. */
  readonly accept?: string;
  /** Whether an empty field leaves the stored value as it is; the others clear it. */
  readonly keeps?: boolean;
  /** The field with which alone the API takes this one; what is stored of it is sent again. */
  readonly with?: string;
  /** What is sent beside its value, by the names of other fields. */
  readonly alongside?: Readonly<Record<string, string>>;
}

/** Fields that belong together. */
export interface FieldGroup {
  readonly legend: string;
  readonly fields: readonly Field[];
}

/** The choices of a field whose values are an enum of the contract, in the order in which people read them. */
export function choicesOf<Value extends string>(
  labels: Readonly<Record<Value, string>>,
): readonly [value: string, label: string][] {
  return Object.entries<string>(labels);
}
