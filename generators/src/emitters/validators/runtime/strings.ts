import type { Issue } from './internals.js';
import type { AnyCheck } from './schema.js';

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

/** An email address (RFC 5321) without quoted strings. */
export function isEmail(): AnyCheck {
  const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
  const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
  const expression = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})*$`, 'i');
  return format('email', (value) => expression.test(value));
}

/** An absolute URI (RFC 3986). zod's own check trims the string and accepts spaces. */
export function isUri(): AnyCheck {
  return uriFormat('uri', ({ uri }) => uri);
}

/** The syntax of RFC 3986 and RFC 3987 as parts of regular expressions. */
export type UriSyntax = Readonly<Record<'plain' | 'authority' | 'path' | 'uri', string>>;

/**
 * A format that ends in a query and a fragment.
 * @param start the part of the expression before them
 * @param beyond further characters of names, and further ones of queries, as parts of character classes
 */
export function uriFormat(
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

/** An IPv6 address, including one that ends in an IPv4 address. */
export function isIpv6(): AnyCheck {
  return format('ipv6', (value) => {
    return /^[0-9a-f:.]+$/i.test(value) && URL.canParse(`http://[${value}]`);
  });
}

/** Creates a check of a string format from a function. */
export function format(name: string, isValid: (value: string) => boolean): AnyCheck {
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
