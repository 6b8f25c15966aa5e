import { defaultJsonLimits, parseJson } from './json.js';
import { decodePath } from './query-string.js';
import type { WireType } from '../../types/runtime/operation.js';

/** A JSON number. */
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Converts a string to a JSON value of a wire type. Returns the string if it cannot be converted, so that
 * the validator rejects it with the right path.
 */
export function convert(wire: WireType | undefined, text: string): unknown {
  switch (wire) {
    case 'number':
      return readNumber(text);
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : text;
    case 'scalar':
      return /^(?:true|false)$/.test(text) ? text === 'true' : readNumber(text);
    case 'json':
      return readJson(text);
    case 'string':
    case 'array':
    case 'object':
    case undefined:
      return text;
  }
}

/** Returns a function that reads a whole query as a value of a wire type. */
export function textReader(wire: WireType): (text: string) => unknown {
  return (text) => (text === '' ? undefined : convert(wire, decodePath(text)));
}

function readNumber(text: string): unknown {
  const value = number.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : text;
}

function readJson(text: string): unknown {
  try {
    return parseJson(text, defaultJsonLimits);
  } catch {
    return text;
  }
}
