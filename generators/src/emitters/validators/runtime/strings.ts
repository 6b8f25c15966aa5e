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
