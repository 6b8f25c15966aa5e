import { diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';

/** How deep a document may be nested. Real ones stay below 100; every stage recurses. */
export const maximumDepth = 500;

/**
 * Refuses a value that would lead the recursive stages astray: one that contains itself by way of a
 * YAML alias, or one that is nested too deep. Needs no stack of its own.
 * @throws {DiagnosticError} at the start of the file: such a place has no pointer worth printing.
 */
export function checkShape(file: string, root: unknown): void {
  const ancestors = new Set<object>();
  const pending: { value: object; children: unknown[] }[] = [];
  const enter = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (ancestors.has(value)) throw fault(file, 'source/alias-cycle');
    if (pending.length >= maximumDepth) throw fault(file, 'source/too-deep');
    ancestors.add(value);
    pending.push({ value, children: Object.values(value) });
  };
  enter(root);
  for (let top = pending.at(-1); top !== undefined; top = pending.at(-1)) {
    if (top.children.length > 0) {
      enter(top.children.pop());
    } else {
      ancestors.delete(top.value);
      pending.pop();
    }
  }
}

function fault(file: string, code: 'source/alias-cycle' | 'source/too-deep'): DiagnosticError {
  const location = { file, line: 1, column: 1, pointer: '#' };
  return new DiagnosticError([diagnostic(code, { limit: String(maximumDepth) }, location)]);
}
