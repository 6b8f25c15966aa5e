import type { Check } from './check.js';

/** Selects the checks to run. */
export interface Selection {
  /** Only checks of this version and checks without a version; undefined for all. */
  readonly version?: string;
  /** Patterns. One has to match the id, the area or a claim; `*` matches anything. */
  readonly only?: readonly string[];
}

/** Returns the selected checks. */
export function selectChecks(checks: readonly Check[], selection: Selection): Check[] {
  const { version, only } = selection;
  const patterns = only?.map((each) => toExpression(each));
  return checks.filter(
    (check) =>
      (version === undefined || check.version === '' || check.version === version) &&
      (patterns === undefined ||
        [check.id, check.area, ...check.claims].some((text) =>
          patterns.some((pattern) => pattern.test(text)),
        )),
  );
}

/**
 * A selection of checks that evaluate the exchanges of others selects those others too: of `responses/createOrder`, all
 * checks of the operation; of checks of all responses, such as `errors/messages`, the examples and the invalid data.
 */
export function includeSources(selection: Selection): Selection {
  const { only } = selection;
  if (only === undefined) return selection;
  const sources = only.flatMap((each) => {
    const ofOperation = /^(?:responses|failures|read-back)\/(.+)$/.exec(each)?.[1];
    if (ofOperation !== undefined) return [`*/${ofOperation}`];
    return ofAllResponses.test(each) ? ['examples/*', 'invalid-data/*'] : [];
  });
  return { ...selection, only: [...only, ...sources] };
}

/** The checks that evaluate the responses of all operations. */
const ofAllResponses = /^(?:errors|rate-limit)\/[a-z*]|^tenancy\/responses$/;

/** Returns an expression for a pattern in which `*` matches anything. */
export function toExpression(pattern: string, isWhole = false): RegExp {
  const escaped = pattern.replaceAll(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`);
  const source = escaped.replaceAll('*', '.*');
  return new RegExp(isWhole ? `^${source}$` : source, 'i');
}
