import type { AnyCheck } from './schema.js';
import { format, uriSyntax } from './strings.js';

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

/** A URI or a relative reference (RFC 3986). */
export function isUriReference(): AnyCheck {
  const { plain, authority, path, tail, uri } = uriSyntax();
  // Without a scheme, the first segment has no colon.
  const relative = `(?://${authority}(?:/${path})?|(?!//)(?:(?:${plain}|@)*(?:/${path})?))`;
  const expression = new RegExp(`^(?:${uri}|${relative})(?:\\?${tail})?(?:#${tail})?$`, 'i');
  return format('uri-reference', (value) => {
    const [, address] = /\/\/[^/?#]*(\[[^\]]*\])/.exec(value) ?? [];
    return expression.test(value) && (!address || URL.canParse(`http://${address}`));
  });
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
