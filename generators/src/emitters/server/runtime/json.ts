import { RequestError } from './request-error.js';
import { makeIssue } from './issues.js';
import { endOfString } from './json-string.js';
import { countMembers, findWrongNames } from './wrong-names.js';

/** The limits of a JSON text, which protect the stack and the memory. */
export interface JsonLimits {
  /** Maximum nesting depth of arrays and objects. */
  readonly maxBodyDepth: number;
  /** Maximum number of values, nested ones included. */
  readonly maxBodyValues: number;
}

/** Default limits, far above the needs of usual APIs. */
export const defaultJsonLimits: JsonLimits = { maxBodyDepth: 100, maxBodyValues: 100_000 };

/**
 * Parses the JSON of a request body. Rejects the name `__proto__`, because copying such an object would
 * change its prototype, and duplicate names in an object.
 * @throws {RequestError} `malformed`, with a message that does not quote the text; `invalid` with the
 * paths of duplicate names or of `__proto__`
 */
export function parseJson(text: string, limits: JsonLimits): unknown {
  const { members } = checkLimits(text, limits);
  const value = parse(text);
  // JSON.parse keeps only one of two members of the same name. The name `__proto__` may contain escapes.
  if (members !== countMembers(value) || /__proto__|\\u/.test(text)) rejectWrongNames(text);
  return value;
}

/**
 * Decodes a request body as UTF-8 without its byte order mark.
 * @throws {RequestError} `malformed` if it is not valid UTF-8
 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformed('The request body is not valid UTF-8.');
  }
}

/** @throws {RequestError} `invalid` if a name occurs twice in its object, or is `__proto__` */
function rejectWrongNames(text: string): void {
  const issues = findWrongNames(text).map(({ path, reason: template }) =>
    makeIssue({ in: 'body', path }, { code: 'syntax', template, params: {} }),
  );
  if (issues.length > 0) throw new RequestError({ kind: 'invalid', issues });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('The request body is not valid JSON.');
  }
}

/** Counts members and enforces limits before parsing. Invalid JSON is miscounted, and rejected later. */
function checkLimits(
  text: string,
  { maxBodyDepth, maxBodyValues }: JsonLimits,
): { readonly members: number } {
  let depth = 0;
  let members = 0;
  let values = 1;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = endOfString(text, index);
    else if (character === ',') values += 1;
    else if (character === ':') members += 1;
    else if (character === '[' || character === '{') {
      depth += 1;
      values += 1;
    } else if (character === ']' || character === '}') depth -= 1;
    if (depth > maxBodyDepth) {
      throw malformed(`The request body is nested deeper than ${maxBodyDepth} levels.`);
    }
    if (values > maxBodyValues) {
      throw malformed(`The request body has more than ${maxBodyValues} values.`);
    }
  }
  return { members };
}

/** The error of a body that cannot be read. */
export function malformed(message: string): RequestError {
  return new RequestError({ kind: 'malformed', message });
}
