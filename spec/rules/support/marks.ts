import { field, strings } from '../../document/guards.ts';

/** Whether an object itself cites a claim or a decision. */
export function isMarked(node: unknown): boolean {
  return (
    strings(field(node, 'x-claims')).length > 0 || strings(field(node, 'x-decision')).length > 0
  );
}
