import { field, strings } from '../../document/guards.ts';

/** Returns true if an object itself cites a claim or a decision. */
export function isMarked(node: unknown): boolean {
  return (
    strings(field(node, 'x-claims')).length > 0 || strings(field(node, 'x-decision')).length > 0
  );
}
