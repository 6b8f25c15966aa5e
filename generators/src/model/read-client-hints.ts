import { at, isObject } from '../json.js';
import type { ClientHints } from './contract.js';
import { text, type Reader } from './reader.js';

/** Names of environment variables, and of headers (RFC 9110, 5.6.2). */
const shapes = {
  prefix: [/^[A-Z][A-Z0-9_]*$/, "the start of a variable's name such as SHOP"],
  requestId: [/^[\w!#$%&'*+.^`|~-]+$/, 'the name of a header such as x-request-id'],
} as const;

/** Reads `x-client`: what generated clients need to know and OpenAPI has no word for. */
export function readClientHints(reader: Reader): ClientHints | undefined {
  const raw = reader.source.value['x-client'];
  if (!isObject(raw)) return undefined;
  const hints = (['prefix', 'requestId'] as const).flatMap((name) => {
    const value = text(raw, name);
    if (value === undefined) return [];
    const [pattern, expected] = shapes[name];
    if (pattern.test(value)) return [[name, value] as const];
    reader.report('document/shape', at('#/x-client', name), { expected, found: value });
    return [];
  });
  return Object.fromEntries(hints);
}
