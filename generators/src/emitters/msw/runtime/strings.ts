import { makeFormat } from './formats.js';
import { makePattern } from './pattern.js';
import type { Random } from './random.js';
import type { FlatSchema } from './schema.js';
import { makeText, makeWords } from './words.js';

/** A string that a schema allows, plausible for a property of a name. */
export function makeString(schema: FlatSchema, name: string, random: Random): string {
  const formatted = makeFormat(schema.format, random);
  const text = formatted ?? fitted(makeText(name, random), schema, random);
  const { pattern } = schema;
  if (pattern === undefined || accepts(pattern, text)) return text;
  const fits = (made: string): boolean => accepts(pattern, made) && isLongEnough(made, schema);
  return makePattern(pattern, random, schema.minLength ?? 0, fits) ?? text;
}

/** Cut or lengthened to the limits of a schema, which count code points. */
function fitted(text: string, { minLength = 0, maxLength }: FlatSchema, random: Random): string {
  let long = text;
  while (lengthOf(long) < minLength) long += ` ${makeWords(random, 3)}`;
  const most = long === text ? (maxLength ?? long.length) : minLength;
  return Array.from(long).slice(0, most).join('');
}

function isLongEnough(text: string, { minLength = 0, maxLength }: FlatSchema): boolean {
  const length = lengthOf(text);
  return length >= minLength && length <= (maxLength ?? length);
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}

function accepts(pattern: string, text: string): boolean {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags).test(text);
    } catch {
      // Some patterns are valid without Unicode semantics alone.
    }
  }
  return true;
}
