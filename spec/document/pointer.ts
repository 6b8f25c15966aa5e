import { isObject } from './guards.ts';

/** Writes the steps of a path through a document as a JSON pointer (RFC 6901). */
export function toPointer(steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${escapeStep(String(step))}`).join('');
}

/** Reads a JSON pointer into its steps. A leading `#` is allowed. */
export function fromPointer(pointer: string): string[] {
  const plain = pointer.startsWith('#') ? pointer.slice(1) : pointer;
  if (plain === '' || plain === '/') return [];
  return plain.replace(/^\//, '').split('/').map(unescapeStep);
}

/** Returns the value at a JSON pointer; undefined if there is none. */
export function lookUp(document: unknown, pointer: string): unknown {
  let here = document;
  for (const step of fromPointer(pointer)) {
    if (Array.isArray(here) && /^(0|[1-9]\d*)$/.test(step)) here = here[Number(step)] as unknown;
    else if (isObject(here) && Object.hasOwn(here, step)) here = here[step];
    else return undefined;
  }
  return here;
}

function escapeStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
