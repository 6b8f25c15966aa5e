import type { AnyCheck } from './schema.js';
import { format } from './strings.js';

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

/** An IPv6 address, including one that ends in an IPv4 address. */
export function isIpv6(): AnyCheck {
  return format('ipv6', (value) => {
    return /^[0-9a-f:.]+$/i.test(value) && URL.canParse(`http://[${value}]`);
  });
}

/** A time (RFC 3339, `full-time`), including a leap second at the end of a day in UTC. */
export function isTime(): AnyCheck {
  const expression =
    /^([01]\d|2[0-3]):([0-5]\d):(?:[0-5]\d|(60))(?:\.\d+)?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i;
  return format('time', (value) => {
    const found = expression.exec(value);
    if (!found) return false;
    const [, hour, minute, leap, sign, hours, minutes] = found;
    const offset = sign ? (Number(hours) * 60 + Number(minutes)) * (sign === '+' ? 1 : -1) : 0;
    const inUtc = (Number(hour) * 60 + Number(minute) - offset + 2880) % 1440;
    return leap === undefined || inUtc === 1439;
  });
}

/** A duration (RFC 3339, appendix A): whole numbers, and no gaps between units. */
export function isDuration(): AnyCheck {
  const time = '(?:\\d+H(?:\\d+M(?:\\d+S)?)?|\\d+M(?:\\d+S)?|\\d+S)';
  const date = '(?:\\d+Y(?:\\d+M(?:\\d+D)?)?|\\d+M(?:\\d+D)?|\\d+D)';
  const expression = new RegExp(`^P(?:\\d+W|${date}(?:T${time})?|T${time})$`);
  return format('duration', (value) => expression.test(value));
}

/**
 * A host name (RFC 1123). An internationalized name (`xn--…`) must be decodable; further Unicode rules are
 * not checked.
 */
export function isHostname(): AnyCheck {
  const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
  const expression = new RegExp(`^${label}(?:\\.${label})*$`, 'i');
  return format('hostname', (value) => {
    if (value.length > 253 || !expression.test(value)) return false;
    const labels = value.split('.');
    if (labels.some((each) => each.slice(2, 4) === '--' && !/^xn/i.test(each))) return false;
    return labels.every((each) => !/^xn--/i.test(each) || URL.canParse(`http://${each}`));
  });
}

/** The characters of RFC 3987 and RFC 6570 beyond ASCII, as parts of character classes: letters, and private use. */
function beyondAscii(): readonly [string, string] {
  const planes = Array.from('123456789abcde', (plane) => `\\u{${plane}0000}-\\u{${plane}FFFD}`);
  return [
    `\\u{A0}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFEF}${planes.join('')}`,
    '\\u{E000}-\\u{F8FF}\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}',
  ];
}

/** A URI or a relative reference (RFC 3986). */
export function isUriReference(): AnyCheck {
  return uriFormat('uri-reference', reference);
}

/** An absolute IRI: a URI that may have characters beyond ASCII (RFC 3987). */
export function isIri(): AnyCheck {
  return uriFormat('iri', ({ uri }) => uri, beyondAscii());
}

/** An IRI or a relative reference (RFC 3987). */
export function isIriReference(): AnyCheck {
  return uriFormat('iri-reference', reference, beyondAscii());
}

function reference({ plain, authority, path, uri }: UriSyntax): string {
  // Without a scheme, the first segment has no colon.
  return `(?:${uri}|//${authority}(?:/${path})?|(?!//)(?:(?:${plain}|@)*(?:/${path})?))`;
}

/** A URI template (RFC 6570). */
export function isUriTemplate(): AnyCheck {
  const literal = `[!#$&-;=?-\\[\\]_a-z~${beyondAscii().join('')}]|%[0-9a-f]{2}`;
  const character = '(?:\\w|%[0-9a-f]{2})';
  const variable = `${character}(?:\\.?${character})*(?::[1-9]\\d{0,3}|\\*)?`;
  const expression = `\\{[+#./;?&=,!@|]?${variable}(?:,${variable})*\\}`;
  const whole = new RegExp(`^(?:${literal}|${expression})*$`, 'iu');
  return format('uri-template', (value) => whole.test(value));
}

/** A JSON pointer (RFC 6901). */
export function isJsonPointer(): AnyCheck {
  return format('json-pointer', (value) => /^(?:\/(?:[^~/]|~[01])*)*$/u.test(value));
}

/** A relative JSON pointer. */
export function isRelativeJsonPointer(): AnyCheck {
  const expression = /^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~[01])*)*)$/u;
  return format('relative-json-pointer', (value) => expression.test(value));
}

/** Base64 or base64url (RFC 4648), with or without padding, without line breaks. */
export function isByte(): AnyCheck {
  const [quad, rest] = ['(?:[X]{4})*', '(?:[X]{2}(?:==)?|[X]{3}=?)?'];
  const text = ['a-z0-9+/', 'a-z0-9_-'].map((letters) => (quad + rest).replaceAll('X', letters));
  const expression = new RegExp(`^(?:${text.join('|')})$`, 'i');
  return format('byte', (value) => expression.test(value));
}

/** A JavaScript regular expression. */
export function isRegex(): AnyCheck {
  return format('regex', (value) => {
    try {
      new RegExp(value, 'u').test('');
      return true;
    } catch {
      return false;
    }
  });
}
