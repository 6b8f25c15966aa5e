import type { Api, Operation } from '../document/api.js';
import { at, isObject, pathText, type Path } from '../json.js';
import type { BaseBody } from './cases.js';

/** A place of a request that holds the code of another resource. */
export interface ReferencePlace {
  readonly in: 'path' | 'query' | 'body';
  readonly path: Path;
  readonly example: string | undefined;
  readonly body?: unknown;
  /** An operation with a path parameter of the same resource, and the name of that parameter. */
  readonly of: { readonly operation: Operation; readonly parameter: string };
}

interface PathParameter {
  readonly operation: Operation;
  readonly parameter: string;
  readonly example: unknown;
}

/** Describes a place, such as `body items[0].accountCode`. */
export function describePlace({ in: part, path }: ReferencePlace): string {
  return `${part} ${pathText(path)}`;
}

/** The places of an operation that hold codes: path parameters, and members with such a name or prefix (`ah_`). */
export function findReferences(
  api: Api,
  operation: Operation,
  bodies: readonly BaseBody[],
): ReferencePlace[] {
  const known = pathParametersOf(api, operation);
  const find = (name: string, example: unknown): PathParameter | undefined =>
    known.find(
      (each) => prefixOf(each.example) !== '' && prefixOf(each.example) === prefixOf(example),
    ) ?? known.find(({ parameter }) => parameter === name && name.length > 'code'.length);
  const inPath = operation.parameters
    .filter((each) => each.in === 'path')
    .map(({ name }): ReferencePlace => {
      return { in: 'path', path: [name], example: undefined, of: { operation, parameter: name } };
    });
  const inQuery = operation.parameters
    .filter((each) => each.in === 'query')
    .flatMap(({ name, example }): ReferencePlace[] => {
      const of = find(name, example);
      return of ? [{ in: 'query', path: [name], example: undefined, of }] : [];
    });
  const seen = new Set<string>();
  const inBody = bodies.flatMap(({ example, body }) =>
    textsIn(body).flatMap((path): ReferencePlace[] => {
      const name = String(path.findLast((key) => typeof key === 'string'));
      const pattern = path.map((key) => (typeof key === 'number' ? '' : key)).join('/');
      const of = name === 'code' ? undefined : find(name, at(body, path));
      if (!of || seen.has(pattern)) return [];
      seen.add(pattern);
      return [{ in: 'body', path, example, body, of }];
    }),
  );
  return [...inPath, ...inQuery, ...inBody];
}

/** The path parameters of all operations, those of the same version first. */
function pathParametersOf({ operations }: Api, { version }: Operation): PathParameter[] {
  return operations
    .toSorted((a, b) => Number(b.version === version) - Number(a.version === version))
    .flatMap((operation) =>
      operation.parameters
        .filter((each) => each.in === 'path')
        .map(({ name, example }) => ({ operation, parameter: name, example })),
    );
}

/** What a code begins with, such as `ah_`; empty if it has no prefix. */
function prefixOf(example: unknown): string {
  return typeof example === 'string' ? (/^[a-z]+_(?=[\dA-Z]{10})/.exec(example)?.[0] ?? '') : '';
}

function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((each: unknown, index) => [index, each])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return entries.flatMap(([key, each]) => textsIn(each, [...path, key]));
}
