import { isObject, member, texts, type JsonObject, type Path } from '../json.js';
import { dereference, type DocumentPart } from './pointer.js';
import { childOf, listedIn, memberOf } from './schema-part.js';

const mostNested = 40;

/** The schemas that apply to a value and to each member on a path in it, whatever branches of unions it has. */
export function partsAlong(root: JsonObject, schema: DocumentPart, path: Path): DocumentPart[][] {
  const all = [applied(root, schema)];
  for (const key of path.map(String)) {
    const inner = (all.at(-1) ?? []).flatMap((part) => [
      memberOf(part, key),
      ...(/^\d+$/.test(key) ? [childOf(part, 'items')] : []),
    ]);
    all.push(inner.flatMap((part) => applied(root, part)));
  }
  return all;
}

/** Returns the claims at the schema of the member at a path. */
export function memberClaims(root: JsonObject, schema: DocumentPart, path: Path): string[] {
  return claimsOfParts(partsAlong(root, schema, path).at(-1) ?? []);
}

/** The claims (`x-claims`) at some schemas. */
export function claimsOfParts(parts: readonly DocumentPart[]): string[] {
  return parts.flatMap(({ value }) => texts(member(value, 'x-claims')));
}

/** A schema, the schema that it references, and the branches of its unions. */
function applied(root: JsonObject, part: DocumentPart, depth = 0): DocumentPart[] {
  if (depth > mostNested || !isObject(part.value)) return [];
  const target = dereference(root, part);
  const inner = [
    ...(target.pointer === part.pointer ? [] : [target]),
    ...['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => listedIn(part, keyword)),
  ];
  return [part, ...inner.flatMap((each) => applied(root, each, depth + 1))];
}
