import { InputError } from './input-error.js';

/** How a form field is encoded, from the `encoding` of the document. */
export interface FormField {
  readonly name: string;
  /** A style of query parameters. */
  readonly style?: string;
  readonly explode?: boolean;
  readonly reserved?: boolean;
  /** The media type of the part or value. */
  readonly type?: string;
}

/**
 * The fields of a form with their values.
 * @throws {InputError} if the form is not an object
 */
export function fieldsOf(form: unknown, fields: readonly FormField[]): [FormField, unknown][] {
  if (typeof form !== 'object' || form === null) {
    throw new InputError('the body of a form must be an object');
  }
  return Object.entries(form).map(([name, value]: [string, unknown]) => [
    fields.find((field) => field.name === name) ?? { name },
    value,
  ]);
}
