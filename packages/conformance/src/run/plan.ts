import type { Api } from '../document/api.js';
import { genericChecks } from '../checks/generic.js';
import type { Check } from './check.js';

/** Which checks of all are run. */
export interface Selection {
  /** Those of one version, and those of none; undefined for all. */
  readonly version?: string;
  /** Patterns, of which one has to match the id, the area or a claim; `*` stands for anything. */
  readonly only?: readonly string[];
}

/** All checks of a document in the order in which they are run, scenarios before thorough ones. */
export function planChecks(api: Api, scenarios: readonly Check[]): Check[] {
  const { quick, thorough } = genericChecks(api);
  return [...quick, ...scenarios, ...thorough];
}

/** The checks that a selection names. */
export function selectChecks(checks: readonly Check[], selection: Selection): Check[] {
  const { version, only } = selection;
  const patterns = only?.map(toExpression);
  return checks.filter(
    (check) =>
      (version === undefined || check.version === '' || check.version === version) &&
      (patterns === undefined ||
        [check.id, check.area, ...check.claims].some((text) =>
          patterns.some((pattern) => pattern.test(text)),
        )),
  );
}

function toExpression(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(escaped.replaceAll('*', '.*'), 'i');
}
