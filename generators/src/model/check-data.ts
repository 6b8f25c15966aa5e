import { at, type Json } from '../json.js';
import { couldMatch } from './could-match.js';
import type { Reader } from './reader.js';
import type { Schema } from './schema.js';

/** Reports a default that its own schema refuses; says whether it may stay. */
export function checkDefault(reader: Reader, schema: Schema): boolean {
  const value = schema.default;
  if (value === undefined || couldMatch(schema, value, reader.lookup)) return true;
  reader.report('schema/default', at(schema.pointer, 'default'), { value: shortJson(value) });
  return false;
}

/** Reports an example that its schema refuses. */
export function checkExample(reader: Reader, schema: Schema, value: Json, pointer: string): void {
  if (!couldMatch(schema, value, reader.lookup)) reader.report('schema/example', pointer, {});
}

/** A value as it is shown in a message: short, on one line. */
export function shortJson(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
