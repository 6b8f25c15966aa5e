import { field } from '../../spec/document/guards.ts';

/** Returns a field of a value if it is a string; otherwise an empty string. */
export function textAt(value: unknown, name: string): string {
  const text = field(value, name);
  return typeof text === 'string' ? text : '';
}
