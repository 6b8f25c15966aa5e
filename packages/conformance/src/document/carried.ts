import { elements, isObject, member, members, texts, type JsonObject, type Path } from '../json.js';
import { append, follow, type Located } from './pointer.js';
import type { Direction, Schemas } from './schemas.js';

/** How many elements of an array are looked at: they are alike. */
const mostElements = 100;
/** How many schemas may apply to one value, one inside the other. */
const mostNested = 40;

/**
 * The statements of the reference (`x-claims`) at the parts of a schema that a value carries: a member
 * that is absent or null carries nothing, nor does an empty object or array. Of a union only the
 * branches count that the value fits.
 *
 * @param withEmpty whether null, `{}` and `[]` count too
 */
export function carriedClaims(
  root: JsonObject,
  schemas: Schemas,
  schema: Located,
  value: unknown,
  direction: Direction,
  withEmpty = false,
): Set<string> {
  const claims = new Set<string>();
  const walk = (part: Located, found: unknown, depth: number): void => {
    if (depth > mostNested || !isObject(part.value)) return;
    if (found === undefined || (!withEmpty && isEmpty(found))) return;
    for (const claim of texts(part.value['x-claims'])) claims.add(claim);
    const target = follow(root, part);
    if (target.pointer !== part.pointer) walk(target, found, depth + 1);
    for (const each of located(part, 'allOf')) walk(each, found, depth);
    for (const branch of [...located(part, 'oneOf'), ...located(part, 'anyOf')]) {
      if (schemas.fits(branch, found, direction)) walk(branch, found, depth);
    }
    walkConditions(part, found, depth);
    if (Array.isArray(found)) {
      const items = child(part, 'items');
      for (const each of found.slice(0, mostElements)) walk(items, each, depth);
    }
    for (const [name, each] of members(found)) walk(memberSchema(part, name), each, depth);
  };
  const walkConditions = (part: Located, found: unknown, depth: number): void => {
    const condition = child(part, 'if');
    if (condition.value === undefined) return;
    const isTrue = schemas.fits(condition, found, direction);
    walk(child(part, isTrue ? 'then' : 'else'), found, depth);
  };
  walk(schema, value, 0);
  return claims;
}

/** The statements of the reference at the schema of one member, which a path leads to. */
export function memberClaims(root: JsonObject, schema: Located, path: Path): Set<string> {
  let here = applied(root, schema);
  for (const key of path) {
    here = here
      .map((part) => (typeof key === 'number' ? child(part, 'items') : memberSchema(part, key)))
      .flatMap((part) => applied(root, part));
  }
  return new Set(here.flatMap((part) => texts(member(part.value, 'x-claims'))));
}

/** A schema, what it refers to, and the branches of its unions. */
function applied(root: JsonObject, part: Located, depth = 0): Located[] {
  if (depth > mostNested || !isObject(part.value)) return [];
  const target = follow(root, part);
  const inner = [
    ...(target.pointer === part.pointer ? [] : [target]),
    ...['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => located(part, keyword)),
  ];
  return [part, ...inner.flatMap((each) => applied(root, each, depth + 1))];
}

function memberSchema(part: Located, name: string): Located {
  const named = child(child(part, 'properties'), name);
  return named.value === undefined ? child(part, 'additionalProperties') : named;
}

function child(part: Located, key: string): Located {
  return { pointer: append(part.pointer, key), value: member(part.value, key) };
}

function located(part: Located, keyword: string): Located[] {
  return elements(member(part.value, keyword)).map((value, index) => ({
    pointer: append(part.pointer, keyword, index),
    value,
  }));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || (isObject(value) && Object.keys(value).length === 0);
}
