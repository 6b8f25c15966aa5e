import { regularExpression } from '../../code/literals.js';
import type { JsonType, Schema } from '../../model/schema.js';
import { check, zod, type CheckName, type Context } from './context.js';

/** The formats that zod checks as JSON Schema means them. */
const zodFormats: Readonly<Record<string, string>> = {
  'date-time': 'iso.datetime({ offset: true })',
  date: 'iso.date()',
  uuid: 'guid()',
  ipv4: 'ipv4()',
};

/** The formats that checks of ours look after. */
const ownFormats: Readonly<Record<string, CheckName>> = {
  email: 'isEmail',
  ipv6: 'isIpv6',
  uri: 'isUri',
};

/** A string with its format, length and pattern. */
export function stringExpression(context: Context, schema: Schema): string {
  const { format = '', minLength, maxLength, pattern } = schema.string;
  const own = Object.hasOwn(ownFormats, format) ? ownFormats[format] : undefined;
  const base = (Object.hasOwn(zodFormats, format) && zodFormats[format]) || 'string()';
  return [
    `${zod(context)}.${base}`,
    own === undefined ? '' : `.check(${check(context, own)}())`,
    lengthCheck(context, minLength, maxLength),
    pattern === undefined ? '' : `.regex(${regularExpression(pattern)})`,
  ].join('');
}

function lengthCheck(context: Context, minimum?: number, maximum?: number): string {
  if (maximum === undefined && (minimum === undefined || minimum === 0)) return '';
  if (maximum === undefined && minimum === 1) return '.min(1)';
  const limits = [minimum ?? 0, ...(maximum === undefined ? [] : [maximum])];
  return `.check(${check(context, 'length')}(${limits.join(', ')}))`;
}

/** A number or an integer within its limits. */
export function numberExpression(context: Context, schema: Schema, type: JsonType): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } =
    schema.number;
  const integer = type === 'integer';
  const base = integer ? (format === 'int32' ? 'int32()' : 'int()') : 'number()';
  return [
    `${zod(context)}.${base}`,
    limit('min', minimum === Number.MIN_SAFE_INTEGER && integer ? undefined : minimum),
    limit('max', maximum === Number.MAX_SAFE_INTEGER && integer ? undefined : maximum),
    limit('gt', exclusiveMinimum),
    limit('lt', exclusiveMaximum),
    limit('multipleOf', multipleOf),
  ].join('');
}

function limit(name: string, value: number | undefined): string {
  return value === undefined ? '' : `.${name}(${value})`;
}
