import { limits } from '@seller-funds/contract/vocabulary/limits';

/** The maximum size of a file, as text. */
export const largestFile = `${limits.fileBytes / 2 ** 20} MB`;

/** The kind of a field: decides its control and how its text is parsed (see `parseFieldText`). */
export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'date'
  | 'birthDate'
  | 'country'
  | 'choice'
  | 'amount'
  | 'number'
  | 'secret'
  | 'file';

/** What a text must be, besides what its kind says. */
export type FieldCheck = 'future' | 'iban' | 'routingNumber';

export interface Field {
  /** The path of its value within the object that the form edits, such as `address.city`. */
  readonly name: string;
  /** The path of its value in the body, which is the name of its control: `legalEntity.address.city`. */
  readonly path: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly check?: FieldCheck | undefined;
  readonly hint?: string | undefined;
  readonly autocomplete?: string | undefined;
  /** For a choice: the values with their labels. */
  readonly choices: readonly (readonly [value: string, label: string])[];
  /** For a file: the accepted media types. */
  readonly accept?: string | undefined;
  /** Whether an empty field keeps the stored value; otherwise it clears the value. */
  readonly keepIfEmpty: boolean;
  /** The field without which the API rejects this one; its stored value is sent along. */
  readonly dependsOn?: string | undefined;
  /** Values that are sent along with this field, by path. */
  readonly extraValues?: Readonly<Record<string, string>> | undefined;
}

export interface FieldGroup {
  readonly legend: string;
  readonly fields: readonly Field[];
}
