import { InputError } from './input-error.js';

/** How a field of a form is written, where the document says so. */
export interface Field {
  readonly name: string;
  /** One of the styles of queries. */
  readonly style?: string;
  readonly explode?: boolean;
  readonly reserved?: boolean;
  /** The media type of its part or value. */
  readonly type?: string;
}

/**
 * The fields of a form with what is given for them.
 * @throws {InputError} where the form is not given as an object.
 */
export function fieldsOf(form: unknown, fields: readonly Field[]): [Field, unknown][] {
  if (typeof form !== 'object' || form === null) {
    throw new InputError('the body of a form is given as an object');
  }
  return Object.entries(form).map(([name, value]: [string, unknown]) => [
    fields.find((field) => field.name === name) ?? { name },
    value,
  ]);
}
