// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  type AnyCheck,
  type AnySchema,
  type Context,
  type Issue,
  type Payload,
  type Schema,
  run,
  wrapper,
} from './zod.js';

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
