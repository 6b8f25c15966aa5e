import { isObject, members } from '../json.js';
import type { DocumentPart } from './pointer.js';
import type { SchemaPart } from './schema-part.js';
import type { Direction, Schemas } from './schemas.js';

const mostElements = 100;
const mostNested = 40;

/**
 * Returns the claims at the parts of a schema that a value contains, in branches of unions that it matches, for some or
 * all members. Absent members, null, `{}` and `[]` do not count; the last three do with `withEmpty`.
 */
export function claimsInValue(
  schemas: Schemas,
  schema: DocumentPart,
  value: unknown,
  direction: Direction,
  withEmpty = false,
  names?: Pick<ReadonlySet<string>, 'has'>,
): Set<string> {
  const claims = new Set<string>();
  const walk = (part: SchemaPart, found: unknown, depth: number, counts: boolean): void => {
    if (depth > mostNested || !part.isSchema) return;
    if (found === undefined || (!withEmpty && isEmpty(found))) return;
    for (const claim of counts ? part.claims : []) claims.add(claim);
    if (part.target) walk(part.target, found, depth + 1, counts);
    walkApplied(part, found, depth, counts);
    if (Array.isArray(found)) {
      for (const each of found.slice(0, mostElements)) walk(part.items, each, depth, counts);
    }
    for (const [name, each] of members(found))
      walk(part.member(name), each, depth, names?.has(name) ?? true);
  };
  const walkApplied = (part: SchemaPart, found: unknown, depth: number, counts: boolean): void => {
    for (const each of part.all) walk(each, found, depth, counts);
    for (const branch of part.branches) {
      if (schemas.fits(branch.located, found, direction)) walk(branch, found, depth, counts);
    }
    const { condition } = part;
    if (!condition) return;
    const isTrue = schemas.fits(condition.located, found, direction);
    walk(isTrue ? part.consequence : part.alternative, found, depth, counts);
  };
  walk(schemas.part(schema), value, 0, names === undefined);
  return claims;
}

/** True for null, `{}` and `[]`. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || (isObject(value) && Object.keys(value).length === 0);
}
