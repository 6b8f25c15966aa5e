import { at, type Json } from '../json.js';
import { mayFit } from './fits.js';
import type { Reader } from './reader.js';
import type { Schema } from './schema.js';

/** Reports a default that its own schema refuses; says whether it may stay. */
export function checkDefault(reader: Reader, schema: Schema): boolean {
  const value = schema.default;
  if (value === undefined || fits(reader, schema, value)) return true;
  reader.report('schema/default', at(schema.pointer, 'default'), { value: brief(value) });
  return false;
}

/** Reports an example that its schema refuses. */
export function checkExample(reader: Reader, schema: Schema, value: Json, pointer: string): void {
  if (!fits(reader, schema, value)) reader.report('schema/example', pointer, {});
}

function fits(reader: Reader, schema: Schema, value: Json): boolean {
  return mayFit(schema, value, (name) => reader.components.get(name));
}

/** A value as it is shown in a message: short, on one line. */
export function brief(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
