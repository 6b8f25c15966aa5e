import { at, type Json } from '../json.js';
import { couldMatch } from './could-match.js';
import type { Reader } from './reader.js';
import type { Schema } from './schema.js';

/** Reports a default that is not valid against its schema. Returns true if it is valid. */
export function checkDefault(reader: Reader, schema: Schema): boolean {
  const value = schema.default;
  if (value === undefined || couldMatch(schema, value, reader.lookup)) return true;
  reader.report('schema/default', at(schema.pointer, 'default'), { value: shortJson(value) });
  return false;
}

/** Reports an example that is not valid against its schema. */
export function checkExample(reader: Reader, schema: Schema, value: Json, pointer: string): void {
  if (!couldMatch(schema, value, reader.lookup)) reader.report('schema/example', pointer, {});
}

/** Formats a value for a message: short, on one line. */
export function shortJson(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
