import type { DiagnosticCode } from '../diagnostics/catalogue.js';
import { diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';

/** How deep a document may be nested. Real ones stay below 100; every stage recurses. */
export const maximumDepth = 500;

/**
 * Refuses a value that would lead the recursive stages astray: one that contains itself by way of a
 * YAML alias, one that is nested too deep, or one of which aliases make too much. Needs no stack of
 * its own.
 * @param limit how many objects and arrays there may be, each counted as often as it is repeated
 * @throws {DiagnosticError} at the start of the file: such a place has no pointer worth printing.
 */
export function checkShape(file: string, root: unknown, limit = Infinity): void {
  const ancestors = new Set<object>();
  const pending: { value: object; children: unknown[] }[] = [];
  let count = 0;
  const enter = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    count += 1;
    if (count > limit)
      throw fault(file, 'source/syntax', { reason: 'its aliases repeat too much' });
    if (ancestors.has(value)) throw fault(file, 'source/alias-cycle');
    if (pending.length >= maximumDepth) throw tooDeep(file);
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

/** The fault of a file that is nested too deep. */
export function tooDeep(file: string): DiagnosticError {
  return fault(file, 'source/too-deep', { limit: String(maximumDepth) });
}

function fault(
  file: string,
  code: DiagnosticCode,
  values: Readonly<Record<string, string>> = {},
): DiagnosticError {
  const location = { file, line: 1, column: 1, pointer: '#' };
  return new DiagnosticError([diagnostic(code, values, location)]);
}
