// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  type AnyCheck,
  type AnySchema,
  type Context,
  type Issue,
  type Payload,
  type Schema,
  constructor,
  run,
  wrapper,
} from './zod.js';
import { ZodMiniIntersection, ZodMiniUnion } from 'zod/mini';

/** A rule of a refined schema: reports the issues of a value of any type. */
type Rule = (payload: Payload, context: Context) => void;

/**
 * Reports an issue of the value, or of the value at a path inside it.
 * @param params machine-readable parameters of the issue
 */
function report(
  payload: Payload,
  message: string,
  path: readonly PropertyKey[] = [],
  params?: Readonly<Record<string, unknown>>,
): void {
  payload.issues.push({
    code: 'custom',
    message,
    path: [...path],
    input: payload.value,
    continue: true,
    ...(params && { params }),
  });
}

/** True if a value matches a schema. */
function matches(schema: AnySchema, value: unknown, context: Context): boolean {
  return run(schema, value, context).issues.length === 0;
}

/** Serializes a JSON value with sorted keys, so that equal values have equal strings. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([name, entry]) => `${JSON.stringify(name)}:${canonicalJson(entry)}`).join(',')}}`;
}

/** `not`: the value does not match the schema. */
export function not(schema: AnySchema): Rule {
  return (payload, context) => {
    if (matches(schema, payload.value, context)) report(payload, 'the value is not allowed');
  };
}

/** `anyOf`: the value matches at least one of the schemas. */
export function matchesAny(...schemas: readonly AnySchema[]): Rule {
  return (payload, context) => {
    if (schemas.some((schema) => matches(schema, payload.value, context))) return;
    report(payload, 'the value has none of the allowed forms');
  };
}

/** `oneOf`: the value matches exactly one of the schemas. */
export function matchesOne(...schemas: readonly AnySchema[]): Rule {
  return (payload, context) => {
    const count = schemas.filter((schema) => matches(schema, payload.value, context)).length;
    if (count === 0) report(payload, 'the value has none of the allowed forms');
    if (count > 1) report(payload, 'the value has more than one of the allowed forms');
  };
}

/**
 * `minLength` and `maxLength` in Unicode code points, as in JSON Schema. zod's own checks count UTF-16
 * units, of which an emoji has two.
 */
export function length(minimum: number, maximum: number = Infinity): AnyCheck {
  return checkOf((payload) => {
    const { value } = payload;
    // Counting code points is slow: skip it if the number of UTF-16 units decides already.
    const few = value.length < minimum * 2 && Array.from(value).length < minimum;
    const many = value.length > maximum && Array.from(value).length > maximum;
    const limit = { origin: 'string', inclusive: true, input: value, continue: true } as const;
    if (few) payload.issues.push({ code: 'too_small', minimum, ...limit });
    if (many) payload.issues.push({ code: 'too_big', maximum, ...limit });
  });
}

/** Creates a check of a string format from a function. */
function format(name: string, isValid: (value: string) => boolean): AnyCheck {
  return checkOf((payload) => {
    const { value } = payload;
    if (isValid(value)) return;
    const message = `the text is not a valid ${name}`;
    payload.issues.push({
      code: 'invalid_format',
      format: name,
      message,
      input: value,
      continue: true,
    });
  });
}

/** A string that is being parsed, and its issues so far. */
interface StringPayload {
  readonly value: string;
  readonly issues: Issue[];
}

/** Types a function as a zod check. zod calls it with strings only. */
function checkOf(check: (payload: StringPayload) => void): AnyCheck {
  const made: unknown = check;
  return made as AnyCheck;
}

/**
 * The formats that validators check: what a message calls them, and a value. The check of a format is the function
 * `isDateTime` (`formats.ts`), or zod's.
 */
const knownFormats: Readonly<Record<string, readonly [words: string, sample: string]>> = {
  byte: ['Base64', 'SGVsbG8='],
  date: ['a date', '2026-03-10'],
  'date-time': ['a date and time with an offset', '2026-03-10T15:05:09+01:00'],
  duration: ['a duration', 'P1DT2H'],
  email: ['an email address', 'name@example.com'],
  hostname: ['a host name', 'example.com'],
  ipv4: ['an IPv4 address', '192.0.2.1'],
  ipv6: ['an IPv6 address', '2001:db8::1'],
  iri: ['a URL with its scheme', 'https://example.com/ä'],
  'iri-reference': ['a URL or a part of one', '/ä?page=2'],
  'json-pointer': ['a JSON pointer', '/items/0'],
  regex: ['a regular expression', '^[a-z]+$'],
  'relative-json-pointer': ['a relative JSON pointer', '1/name'],
  time: ['a time with an offset', '15:05:09+01:00'],
  uri: ['a URL with its scheme', 'https://example.com'],
  'uri-reference': ['a URL or a part of one', '/items?page=2'],
  'uri-template': ['a URL template', 'https://example.com/{id}'],
  uuid: ['a UUID', '123e4567-e89b-12d3-a456-426614174000'],
};

/** The row of a format; `guid` is how zod calls a UUID. */
export function knownFormat(name: string): (typeof knownFormats)[string] | undefined {
  const known = name === 'guid' ? 'uuid' : name;
  return Object.hasOwn(knownFormats, known) ? knownFormats[known] : undefined;
}

/**
 * A date and time (RFC 3339): letters in either case, any fraction of a second, and a leap second only at
 * the end of a day in UTC.
 */
export function isDateTime(): AnyCheck {
  const hourAndMinute = '(?:[01]\\d|2[0-3]):[0-5]\\d';
  const expression = new RegExp(
    `^(\\d{4}-\\d\\d-\\d\\d)T${hourAndMinute}:([0-5]\\d|60)(?:\\.\\d+)?(?:Z|[+-]${hourAndMinute})$`,
  );
  return format('date-time', (value) => {
    const text = value.toUpperCase();
    const found = expression.exec(text);
    if (found?.[1] === undefined || !isDay(found[1])) return false;
    return found[2] !== '60' || endsDay(text.replace(':60', ':59'));
  });
}

/** True if the day exists. JavaScript accepts 30 February as a day in March. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function endsDay(text: string): boolean {
  const time = new Date(text);
  return time.getUTCHours() === 23 && time.getUTCMinutes() === 59;
}

/** An absolute URI (RFC 3986). zod's own check trims the string and accepts spaces. */
export function isUri(): AnyCheck {
  return uriFormat('uri', ({ uri }) => uri);
}

/** The syntax of RFC 3986 and RFC 3987 as parts of regular expressions. */
type UriSyntax = Readonly<Record<'plain' | 'authority' | 'path' | 'uri', string>>;

/**
 * A format that ends in a query and a fragment.
 * @param start the part of the expression before them
 * @param beyond further characters of names, and further ones of queries, as parts of character classes
 */
function uriFormat(
  name: string,
  start: (syntax: UriSyntax) => string,
  beyond: readonly [names: string, queries: string] = ['', ''],
): AnyCheck {
  const [more, inQuery] = beyond;
  const plain = `[\\w.~!$&'()*+,;=${more}-]|%[0-9a-f]{2}`;
  const address = `\\[(?:[0-9a-f:.]+|v[0-9a-f]+\\.[\\w.~!$&'()*+,;=:-]+)\\]`;
  const authority = `(?:(?:${plain}|:)*@)?(?:${address}|(?:${plain})*)(?::\\d*)?`;
  const path = `(?:${plain}|[:@/])*`;
  const uri = `[a-z][a-z0-9+.-]*:(?://${authority}(?:/${path})?|(?!//)${path})`;
  const query = `(?:${plain}|[:@/?${inQuery}])*`;
  const whole = `^${start({ plain, authority, path, uri })}(?:\\?${query})?(?:#(?:${plain}|[:@/?])*)?$`;
  const expression = new RegExp(whole, more === '' ? 'i' : 'iu');
  return format(name, (value) => {
    const [, host] = /\/\/[^/?#]*(\[[^v][^\]]*\])/i.exec(value) ?? [];
    return expression.test(value) && (!host || URL.canParse(`http://${host}`));
  });
}

// These rules ignore values that are not arrays.

/** `uniqueItems`: no two elements are equal as JSON values. */
export function uniqueItems(): Rule {
  return (payload) => {
    const seen = new Set<string>();
    for (const [index, element] of elementsOf(payload.value).entries()) {
      const text = canonicalJson(element);
      if (seen.has(text)) report(payload, 'the element is a duplicate', [index]);
      seen.add(text);
    }
  };
}

function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

// These rules ignore values that are not objects.

/** `required`: the named properties are present. */
export function required(...properties: readonly string[]): Rule {
  return (payload) => {
    if (!isObject(payload.value)) return;
    for (const name of properties) {
      if (!has(payload.value, name)) report(payload, `${name} is required`, [name]);
    }
  };
}

/** The named properties are not all present at the same time. */
export function mutuallyExclusive(...properties: readonly string[]): Rule {
  return (payload) => {
    if (!properties.every((name) => has(payload.value, name))) return;
    const params = { rule: 'exclusive', names: properties };
    const message = `${properties.join(' and ')} exclude each other`;
    report(payload, message, [properties.at(-1) ?? ''], params);
  };
}

/** `dependentRequired`: if the first property is present, so are the others. */
export function dependentRequired(property: string, others: readonly string[]): Rule {
  return (payload) => {
    if (!has(payload.value, property)) return;
    for (const name of others) {
      if (!has(payload.value, name)) report(payload, `${property} requires ${name}`, [name]);
    }
  };
}

/** `minProperties` and `maxProperties`. */
export function propertyCount(minimum: number, maximum: number = Infinity): Rule {
  return (payload) => {
    if (!isObject(payload.value)) return;
    const count = Object.keys(payload.value).length;
    if (count < minimum) report(payload, `the number of properties must be at least ${minimum}`);
    if (count > maximum) report(payload, `the number of properties must be at most ${maximum}`);
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function has(value: unknown, name: string): boolean {
  return isObject(value) && Object.hasOwn(value, name) && Reflect.get(value, name) !== undefined;
}

interface AllOfDef {
  readonly type: 'intersection';
  readonly left: AnySchema;
  readonly right: AnySchema;
}

const AllOf = /* @__PURE__ */ constructor<AllOfDef>(
  'AllOf',
  ZodMiniIntersection,
  (internals, def) => {
    internals.parse = (payload, context) => {
      const left = run(def.left, payload.value, context);
      const right = run(def.right, payload.value, context);
      payload.issues.push(...left.issues, ...right.issues);
      payload.value = mergeResults(left.value, right.value);
      return payload;
    };
  },
);

interface AnyOfDef {
  readonly type: 'union';
  readonly options: readonly AnySchema[];
}

const AnyOf = /* @__PURE__ */ constructor<AnyOfDef>('AnyOf', ZodMiniUnion, (internals, def) => {
  const parse = internals.parse.bind(internals);
  internals.parse = (payload, context) => {
    const results = def.options.map((option) => run(option, payload.value, context));
    const fitting = results.filter(({ issues }) => issues.length === 0);
    // Nothing matches: use the error of zod's union.
    if (fitting.length === 0) return parse(payload, context);
    payload.value = fitting.map((result) => result.value).reduce(mergeResults);
    return payload;
  };
});

/**
 * `allOf`: the value matches all schemas. Unlike `z.intersection`, a schema without additional properties
 * also rejects those that another schema declares, as in JSON Schema.
 */
export function allOf(first: AnySchema, ...others: readonly AnySchema[]): Schema {
  const all = others.reduce(
    (left, right): AnySchema => new AllOf({ type: 'intersection', left, right }) as Schema,
    first,
  );
  return all as Schema;
}

/**
 * `anyOf`: the value matches at least one schema. Unlike `z.union`, the result has the properties of all
 * matching schemas, not only those of the first.
 */
export function anyOf(options: readonly AnySchema[]): Schema {
  return new AnyOf({ type: 'union', options }) as Schema;
}

/** Merges two results of parsing one value. An object has the properties of both. */
export function mergeResults(left: unknown, right: unknown): unknown {
  if (left === right) return left;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.map((element, index) => mergeResults(element, right[index]));
  }
  if (!isRecord(left) || !isRecord(right)) return isDate(right) ? right : left;
  const result = { ...left };
  for (const [name, value] of Object.entries(right)) {
    const whole: unknown = Object.hasOwn(left, name) ? mergeResults(left[name], value) : value;
    // Assigning to `__proto__` would replace the prototype instead.
    const property = { value: whole, enumerable: true, writable: true, configurable: true };
    Object.defineProperty(result, name, property);
  }
  return result;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isDate(value);
}

/** True for objects with their own JSON form, such as a `Date`. */
function isDate(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toJSON' in value &&
    typeof value.toJSON === 'function'
  );
}

/** A member of a union, and the values of the discriminator that choose it; none if any value does. */
type Member = readonly [schema: AnySchema, ...values: readonly unknown[]];

type Union = (options: readonly AnySchema[]) => AnySchema;

interface DiscriminatedDef {
  readonly type: 'union';
  readonly options: readonly AnySchema[];
  readonly property: string;
  readonly members: readonly Member[];
  readonly union: Union | undefined;
  readonly fallback: AnySchema | undefined;
}

const Discriminated = /* @__PURE__ */ constructor<DiscriminatedDef>(
  'Discriminated',
  ZodMiniUnion,
  (internals, { property, members, union, options, fallback }) => {
    const choose = (fitting: readonly Member[]): AnySchema | undefined =>
      fitting.length > 1 ? union?.(fitting.map(([schema]) => schema)) : fitting[0]?.[0];
    const open = members.filter(([, ...values]) => values.length === 0);
    const known = [...new Set(members.flatMap(([, ...values]) => values))];
    const byValue = new Map(
      known.map((value) => [
        value,
        choose(members.filter(([, ...values]) => values.length === 0 || values.includes(value))),
      ]),
    );
    const other = fallback ?? choose(open);
    const untagged = fallback ?? union?.(options);
    internals.parse = (payload, context) => {
      const { value: input } = payload;
      const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
      const tag: unknown =
        isObject && Object.hasOwn(input, property) ? Reflect.get(input, property) : undefined;
      const chosen = tag === undefined ? untagged : (byValue.get(tag) ?? other);
      if (chosen) {
        const { value, issues } = run(chosen, input, context);
        payload.value = value;
        // The innermost member describes an issue best.
        const found = byValue.has(tag) ? { chosenBy: { property, value: tag } } : {};
        payload.issues.push(...issues.map((issue) => ({ ...found, ...issue })));
      } else if (!isObject)
        payload.issues.push({ code: 'invalid_type', expected: 'object', input });
      else {
        const message = `Invalid discriminator value. Expected ${known.map((value) => `'${String(value)}'`).join(' | ')}`;
        const reason = { errors: [], discriminator: property, options: known, message };
        payload.issues.push({ code: 'invalid_union', ...reason, input, path: [property] });
      }
      return payload;
    };
  },
);

/**
 * A union whose discriminator property chooses the member, so that the errors are those of this member. They
 * name the property and its value (`chosenBy`).
 * @param union combines members that the property cannot tell apart: those with the same value, and all of
 * them if a value lacks the property; undefined if it is always present and tells them apart
 * @param fallback the schema for other values, and without the property
 */
export function discriminated(
  property: string,
  members: readonly Member[],
  union?: Union,
  fallback?: AnySchema,
): Schema {
  const options = [...members.map(([schema]) => schema), ...(fallback ? [fallback] : [])];
  return new Discriminated({
    type: 'union',
    options,
    property,
    members,
    union,
    fallback,
  }) as Schema;
}

/**
 * Adds rules to a schema. Unlike a zod `check`, a rule gets the original value with undeclared properties,
 * and runs even if the schema has found issues, so that all issues are reported at once.
 */
export function refined(schema: AnySchema, ...rules: readonly Rule[]): Schema {
  return wrapper(schema, (inner, payload, context) => {
    const { value, issues } = run(inner, payload.value, context);
    payload.issues.push(...issues);
    for (const rule of rules) rule(payload, context);
    payload.value = value;
  });
}
