import { regularExpression } from '../../code/literals.js';
import { isDateTime } from '../../model/dates.js';
import type { JsonType, Schema } from '../../model/schema.js';
import { dateTimeSymbol } from '../dates.js';
import { checked, runtime, zod, type Context, type RuntimeName } from './context.js';

/** The formats that zod checks as JSON Schema defines them. */
const zodFormats: Readonly<Record<string, string>> = {
  date: 'isoDate()',
  uuid: 'guid()',
  ipv4: 'ipv4()',
};

/** The formats that the runtime checks. */
const ownFormats: Readonly<Record<string, RuntimeName>> = {
  'date-time': 'isDateTime',
  email: 'isEmail',
  ipv6: 'isIpv6',
  uri: 'isUri',
  byte: 'isByte',
  duration: 'isDuration',
  hostname: 'isHostname',
  iri: 'isIri',
  'iri-reference': 'isIriReference',
  'json-pointer': 'isJsonPointer',
  regex: 'isRegex',
  'relative-json-pointer': 'isRelativeJsonPointer',
  time: 'isTime',
  'uri-reference': 'isUriReference',
  'uri-template': 'isUriTemplate',
};

/** The expression of a string with format, length and pattern. */
export function stringExpression(context: Context, schema: Schema): string {
  const { format = '', minLength, maxLength, pattern } = schema.string;
  const own = Object.hasOwn(ownFormats, format) ? ownFormats[format] : undefined;
  const base = (Object.hasOwn(zodFormats, format) && zodFormats[format]) || 'string()';
  const z = zod(context);
  const text = checked(`${z}.${base}`, [
    ...(own === undefined ? [] : [`${runtime(context, own)}()`]),
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
