import type { Parameter } from '../model/contract.js';
import type { Places, Report } from './finding.js';
import type { RuleName } from './rules/index.js';
import type { Matched } from './document/pair.js';

type Unmatched<T> = Pick<Matched<T>, 'gone' | 'added'>;

/** Reports elements of a list that were removed or added: `without X`, `also X`. */
export function reportUnmatched<T>(
  { gone, added }: Unmatched<T>,
  titleOf: (element: T) => string,
  rules: { readonly gone: RuleName; readonly added: RuleName },
  places: Places,
  report: Report,
  pointerOf: (element: T) => string | undefined = () => undefined,
): void {
  for (const old of gone) {
    const before = pointerOf(old) ?? places.before;
    report({ rule: rules.gone, message: `without ${titleOf(old)}`, ...places, before });
  }
  for (const now of added) {
    const after = pointerOf(now) ?? places.after;
    report({ rule: rules.added, message: `also ${titleOf(now)}`, ...places, after });
  }
}

/** Reports parameters or headers that were removed or added. */
export function reportParameters(
  kind: 'parameter' | 'header',
  { gone, added }: Unmatched<Parameter>,
  fieldOf: (parameter: Parameter) => string,
  report: Report,
): void {
  for (const old of gone) {
    const rule = `${kind}/${old.required ? 'required-removed' : 'removed'}` as const;
    const places = { field: fieldOf(old), before: old.schema.pointer, after: undefined };
    report({ rule, message: `${kind} removed`, ...places });
  }
  for (const now of added) {
    const rule = `${kind}/${now.required ? 'required-added' : 'added'}` as const;
    const places = { field: fieldOf(now), before: undefined, after: now.schema.pointer };
    report({ rule, message: `new ${now.required ? 'required' : 'optional'} ${kind}`, ...places });
  }
}

/** Reports a text that differs: `old → new`, after a label. */
export function compareTexts(
  rule: RuleName,
  before: string,
  after: string,
  places: Places,
  report: Report,
  label = '',
): void {
  if (before !== after) report({ rule, message: `${label}${before} → ${after}`, ...places });
}

/** What an element may state: a rule for its first statement ends in `-added`, for another one in `-changed`. */
type Stated =
  | 'operation/pagination'
  | 'operation/idempotency'
  | 'operation/links'
  | 'errors/format'
  | 'client/settings';

/** Compares what an element states with what it stated before; undefined is nothing. */
export function compareStated(
  subject: Stated,
  before: unknown,
  after: unknown,
  places: Places,
  report: Report,
): void {
  const rule = `${subject}-${before === undefined ? 'added' : 'changed'}` as const;
  compareTexts(rule, describe(before), describe(after), places, report);
}

function describe(value: unknown): string {
  return value === undefined ? 'not stated' : JSON.stringify(value);
}

/** Compares whether something is required; `rules` are for what became required, and for what became optional. */
export function compareRequired(
  old: { readonly required: boolean },
  now: { readonly required: boolean },
  [required, optional]: readonly [RuleName, RuleName],
  places: Places,
  report: Report,
): void {
  if (old.required === now.required) return;
  const message = now.required ? 'optional → required' : 'required → optional';
  report({ rule: now.required ? required : optional, message, ...places });
}
