import { isUtf8 } from 'node:buffer';
import type { Reply } from './exchange.js';
import { parseJson } from '../json.js';

/** Deeper than any value that is meant to be read; recursion over it would overflow the stack. */
const deepest = 200;

/** The JSON of a body: in UTF-8 (RFC 8259, 8.1), and not nested so deeply that nobody can judge it. */
export function readJson(body: Buffer, text: string): Pick<Reply, 'json' | 'jsonFault'> {
  if (!isUtf8(body)) return { json: undefined, jsonFault: 'it is not in UTF-8' };
  if (depthOf(text) > deepest) {
    return { json: undefined, jsonFault: `it is nested deeper than ${deepest} levels` };
  }
  return { json: parseJson(text) };
}

/** How many objects and arrays of a text stand in each other, if it is JSON. */
function depthOf(text: string): number {
  let [depth, most] = [0, 0];
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/gs)) {
    if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}
