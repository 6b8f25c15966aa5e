import { type ImportedSymbol, valueFrom } from '../../code/file.js';
import { pascalCase } from '../../code/identifiers.js';
import { regularExpression } from '../../code/literals.js';
import { isDateTime } from '../../model/dates.js';
import type { JsonType, Schema } from '../../model/schema.js';
import { dateTimeSymbol } from '../dates.js';
import { checked, runtime, zod, type Context } from './context.js';
import { knownFormats } from './runtime/known-formats.js';

/** The formats of which zod has a check as JSON Schema defines them. The runtime checks the others. */
const zodFormats: Readonly<Record<string, string>> = {
  date: 'isoDate()',
  uuid: 'guid()',
  ipv4: 'ipv4()',
};

/** The expression of a string with format, length and pattern. */
export function stringExpression(context: Context, schema: Schema): string {
  const { format = '', minLength, maxLength, pattern } = schema.string;
  const base = (Object.hasOwn(zodFormats, format) && zodFormats[format]) || 'string()';
  const isOwn = base === 'string()' && Object.hasOwn(knownFormats, format);
  const z = zod(context);
  const text = checked(`${z}.${base}`, [
    ...(isOwn ? [`${context.file.use(formatCheck(format))}()`] : []),
    ...lengthChecks(context, minLength, maxLength),
    ...(pattern === undefined ? [] : [`${z}.regex(${regularExpression(pattern)})`]),
  ]);
  if (context.hasDates && isDateTime(schema)) {
    const use = (name: string): string =>
      context.file.use({ ...dateTimeSymbol, name, typeOnly: false });
    return `${runtime(context, 'dateTime')}(${text}, ${use('readDateTime')}, ${use('writeDateTime')})`;
  }
  // Binary strings are files in forms.
  return format === 'binary' ? `${runtime(context, 'bytes')}(${text})` : text;
}

/** The function of the runtime that checks a format: `isDateTime`. */
function formatCheck(format: string): ImportedSymbol {
  return valueFrom('validators', 'runtime/formats', `is${pascalCase(format)}`);
}

function lengthChecks(context: Context, minimum?: number, maximum?: number): string[] {
  if (maximum === undefined && (minimum === undefined || minimum === 0)) return [];
  if (maximum === undefined && minimum === 1) return [`${zod(context)}.minLength(1)`];
  const limits = [minimum ?? 0, ...(maximum === undefined ? [] : [maximum])];
  return [`${runtime(context, 'length')}(${limits.join(', ')})`];
}

/** The expression of a number or integer with its limits. */
export function numberExpression(context: Context, schema: Schema, type: JsonType): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } =
    schema.number;
  const integer = type === 'integer';
  const base = integer ? (format === 'int32' ? 'int32()' : 'int()') : 'number()';
  const limits = [
    ['minimum', minimum === Number.MIN_SAFE_INTEGER && integer ? undefined : minimum],
    ['maximum', maximum === Number.MAX_SAFE_INTEGER && integer ? undefined : maximum],
    ['gt', exclusiveMinimum],
    ['lt', exclusiveMaximum],
    ['multipleOf', multipleOf],
  ] as const;
  const z = zod(context);
  const stated = limits.filter(([, value]) => value !== undefined);
  return checked(
    `${z}.${base}`,
    stated.map(([name, value]) => `${z}.${name}(${value})`),
  );
}
