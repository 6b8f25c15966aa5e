import { at, isObject, tokensOf } from '../json.js';
import type { ErrorFormat } from './contract.js';
import { text, type Reader } from './reader.js';

const places = ['code', 'message', 'template', 'params', 'details', 'field'] as const;

/** Reads `x-errors`: its pointers become paths of property names. */
export function readErrorFormat(reader: Reader): ErrorFormat | undefined {
  const raw = reader.source.value['x-errors'];
  if (!isObject(raw)) return undefined;
  const requestId = text(raw, 'requestId');
  const isPointer = (place: string): boolean => /^#?(?:$|\/)/.test(text(raw, place) ?? 'none');
  // Another form under this name is somebody else's.
  if (requestId === undefined && !places.some(isPointer)) return undefined;
  const paths = places.flatMap((place) => {
    const pointer = text(raw, place);
    if (pointer === undefined) return [];
    if (isPointer(place)) return [[place, tokensOf(pointer)] as const];
    const expected = 'a JSON pointer such as /error/code';
    reader.report('document/shape', at('#/x-errors', place), { expected, found: pointer });
    return [];
  });
  return { ...(requestId !== undefined && { requestId }), ...Object.fromEntries(paths) };
}
