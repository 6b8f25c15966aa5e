import { limits } from '@seller-funds/contract/vocabulary/limits';

/** The maximum size of a file, as text. */
export const largestFile = `${limits.fileBytes / 2 ** 20} MB`;

/** The hint for a field whose file is stored. */
export const savedFileHint = ' Saved. Choose a new file to replace it.';

/** The kind of a field: decides its control and how its text is parsed (see `valueOf`). */
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

/** A field of an onboarding form. */
export interface Field {
  /** The path of its value within the object that the form edits, such as `address.city`. */
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** Help text below the label. */
  readonly hint?: string;
  /** The value of the `autocomplete` attribute. */
  readonly autocomplete?: string;
  /** For a choice: the values with their labels. */
  readonly choices?: readonly (readonly [value: string, label: string])[];
  /** For a file: the accepted media types. */
  readonly accept?: string;
  /** Whether an empty field keeps the stored value; otherwise it clears the value. */
  readonly keepIfEmpty?: boolean;
  /** The field without which the API rejects this one; its stored value is sent along. */
  readonly dependsOn?: string;
  /** Values that are sent along with this field, by path. */
  readonly extraValues?: Readonly<Record<string, string>>;
}

/** A fieldset of a form. */
export interface FieldGroup {
  readonly legend: string;
  readonly fields: readonly Field[];
}

/** Returns the choices of an enum of the contract, in the order of the labels. */
export function choicesOf<Value extends string>(
  labels: Readonly<Record<Value, string>>,
): readonly [value: string, label: string][] {
  return Object.entries<string>(labels);
}
