import { strings } from '../document/guards.ts';
import { toPointer } from '../document/pointer.ts';
import { walkObjects } from '../document/walk.ts';

/** The citations in a bundled document. */
export interface Citations {
  /** The JSON pointers of the elements that cite each claim, in the order of the document. */
  readonly claims: ReadonlyMap<string, readonly string[]>;
  /** The same for each decision. */
  readonly decisions: ReadonlyMap<string, readonly string[]>;
}

/** Collects the `x-claims` and `x-decision` of a bundled document. */
export function collectCitations(document: unknown): Citations {
  const claims = new Map<string, string[]>();
  const decisions = new Map<string, string[]>();
  walkObjects(document, (node, steps) => {
    const pointer = toPointer(steps);
    for (const id of strings(node['x-claims'])) add(claims, id, pointer);
    for (const id of strings(node['x-decision'])) add(decisions, id, pointer);
  });
  return { claims, decisions };
}

function add(map: Map<string, string[]>, id: string, pointer: string): void {
  const pointers = map.get(id);
  if (pointers === undefined) map.set(id, [pointer]);
  else if (!pointers.includes(pointer)) pointers.push(pointer);
}
