import { type DiagnosticError, fault, startOf } from '../diagnostics/diagnostic.js';

/** The maximum nesting depth of a document. Real documents stay below 100; every stage is recursive. */
export const maximumDepth = 500;

/**
 * Rejects YAML aliases that contain themselves, too deep nesting, and too many values, not recursively.
 * @throws {DiagnosticError} at the start of the file, because such a place has no useful pointer.
 */
export function checkNesting(file: string, root: unknown, limit = Infinity): void {
  const ancestors = new Set<object>();
  const pending: { value: object; children: unknown[] }[] = [];
  let count = 0;
  const enter = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    count += 1;
    if (count > limit)
      throw fault(
        'source/syntax',
        { reason: 'its aliases expand to too many values' },
        startOf(file),
      );
    if (ancestors.has(value)) throw fault('source/alias-cycle', {}, startOf(file));
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

/** The error for a file that is nested too deep. */
export function tooDeep(file: string): DiagnosticError {
  return fault('source/too-deep', { limit: String(maximumDepth) }, startOf(file));
}
