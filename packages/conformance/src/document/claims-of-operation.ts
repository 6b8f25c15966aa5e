import type { Api, Operation } from './api.js';
import { dereference, type DocumentPart } from './pointer.js';
import { citationsOf } from './citations.js';
import { isObject, members, type JsonObject } from '../json.js';

/** All claims and decisions at or below a part of the document, references resolved. */
export function claimsBelow(root: JsonObject, part: DocumentPart | undefined): string[] {
  if (!part) return [];
  const claims = new Set<string>();
  const seen = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isObject(value)) {
      for (const claim of citationsOf(value)) claims.add(claim);
      if (typeof value['$ref'] === 'string') walk(dereference(root, { pointer: '', value }).value);
    }
    const inner = Array.isArray(value)
      ? (value as unknown[])
      : members(value)
          .filter(([key]) => !['x-claims', 'x-decision', 'examples', 'example'].includes(key))
          .map(([, each]) => each);
    inner.forEach(walk);
  };
  walk(part.value);
  return [...claims];
}

/** The claims of an operation, its parameters and its request body. */
export function requestClaims(api: Api, operation: Operation): string[] {
  const parameters = operation.parameters.flatMap((parameter) => [
    ...parameter.claims,
    ...claimsBelow(api.root, parameter.schema),
  ]);
  return [
    ...new Set([
      ...operation.claims,
      ...parameters,
      ...claimsBelow(api.root, operation.body?.schema),
    ]),
  ];
}

/** The claims of an operation's responses and their schemas, except 429. */
export function responseClaims(api: Api, operation: Operation): string[] {
  return [
    ...new Set(
      [...operation.responses]
        .filter(([status]) => status !== '429')
        .flatMap(([, rule]) => [
          ...rule.claims,
          ...[...rule.content.values()].flatMap((schema) => claimsBelow(api.root, schema)),
        ]),
    ),
  ];
}

// Cached per document: it takes 20 ms of CPU time, and 270 scenarios need it.
const cache = new WeakMap<Api, ReadonlySet<string>>();

/** The claims of all operations, with their requests and responses. */
export function operationClaims(api: Api): ReadonlySet<string> {
  const found =
    cache.get(api) ??
    new Set(
      api.operations.flatMap((each) => [...requestClaims(api, each), ...responseClaims(api, each)]),
    );
  cache.set(api, found);
  return found;
}
