import { isUtf8 } from 'node:buffer';
import type { Reply } from './exchange.js';
import { parseJson } from '../json.js';

/** The maximum nesting depth. Recursion over deeper values could overflow the stack. */
const deepest = 200;

/** Parses a JSON body. It has to be UTF-8 (RFC 8259, 8.1) and not nested too deeply. */
export function readJson(body: Buffer, text: string): Pick<Reply, 'json' | 'jsonFault'> {
  if (!isUtf8(body)) return { json: undefined, jsonFault: 'it is not in UTF-8' };
  if (isTooDeep(text)) {
    return { json: undefined, jsonFault: `it is nested deeper than ${deepest} levels` };
  }
  return { json: parseJson(text) };
}

/** True if a JSON text is nested too deeply. Reads only up to that depth. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/gs)) {
    if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
