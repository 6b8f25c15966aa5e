import type { MediaType, RequestBody } from '../../model/contract.js';
import type { Pointers, Report } from '../finding.js';
import type { Direction } from '../rules/facets.js';
import type { SchemaComparison } from '../schema/compare-schemas.js';

/** How the bodies of one operation are compared, and where what is found is reported. */
export interface BodyContext {
  readonly direction: Direction;
  readonly schemas: SchemaComparison;
  readonly report: Report;
  /** Where the bodies, or the responses around them, stand. */
  readonly places: Pointers;
}

/** Compares whether a body is to be sent, and what may be in it. */
export function compareRequestBodies(
  before: RequestBody | undefined,
  after: RequestBody | undefined,
  context: BodyContext,
): void {
  const { report, places } = context;
  const field = 'body';
  if (before && after) {
    if (before.required !== after.required) {
      report({
        rule: after.required ? 'body/required' : 'body/optional',
        message: after.required ? 'optional → required' : 'required → optional',
        field,
        ...places,
      });
    }
    compareContent(before.content, after.content, field, context);
  } else if (after) {
    const rule = after.required ? 'body/required-added' : 'body/added';
    report({ rule, message: 'new body', field, before: undefined, after: places.after });
  } else if (before) {
    report({
      rule: 'body/removed',
      message: 'the body is gone',
      field,
      before: places.before,
      after: undefined,
    });
  }
}

/** Compares bodies by their media types. */
export function compareContent(
  before: readonly MediaType[],
  after: readonly MediaType[],
  field: string,
  { direction, schemas, report, places }: BodyContext,
): void {
  for (const old of before) {
    const now = after.find(({ type }) => type.toLowerCase() === old.type.toLowerCase());
    if (now) {
      schemas.compare(old.schema ? [old.schema] : [], now.schema ? [now.schema] : [], field);
    } else {
      report({
        rule: `${direction}/media-type-removed`,
        message: `without ${old.type}`,
        field,
        before: old.schema?.pointer ?? places.before,
        after: places.after,
      });
    }
  }
  for (const now of after) {
    if (before.some(({ type }) => type.toLowerCase() === now.type.toLowerCase())) continue;
    report({
      rule: `${direction}/media-type-added`,
      message: `also ${now.type}`,
      field,
      before: places.before,
      after: now.schema?.pointer ?? places.after,
    });
  }
}
