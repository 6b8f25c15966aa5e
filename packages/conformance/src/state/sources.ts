import type { Api, Link, Operation } from '../document/api.js';
import { lookUp } from '../document/pointer.js';
import { member, members, text } from '../json.js';

/** Finds the operations that create the resource of a path parameter, by links and by paths. */
export function findCreators(api: Api, operation: Operation, parameter: string): Operation[] {
  const linked = api.operations.filter(
    (each) => each.method === 'POST' && linkTo(each, operation, parameter, true) !== undefined,
  );
  const collection = collectionOf(operation.path, parameter);
  const posted = api.operations.filter(
    (each) => each.method === 'POST' && sameShape(each.path, collection),
  );
  const other = api.operations.filter(
    (each) =>
      each.method === 'POST' &&
      each.version !== operation.version &&
      sameShape(withoutVersion(api, each.path), withoutVersion(api, collection)),
  );
  return [...new Set([...linked, ...posted, ...other])].filter((each) => each !== operation);
}

/** Finds the operations that list the resources of a path parameter. */
export function findListers(api: Api, operation: Operation, parameter: string): Operation[] {
  const collection = collectionOf(operation.path, parameter);
  return api.operations.filter(
    (each) => each.method === 'GET' && each !== operation && sameShape(each.path, collection),
  );
}

/** Finds the operation that adds elements to a list: at its path, or at its path in another version. */
export function findAdder(api: Api, list: Operation): Operation | undefined {
  const posts = api.operations.filter(({ method }) => method === 'POST');
  const path = withoutVersion(api, list.path);
  return (
    posts.find((each) => sameShape(each.path, list.path)) ??
    posts.find((each) => sameShape(withoutVersion(api, each.path), path))
  );
}

/** Renames path values to the parameter names of another operation, by position. */
export function renameParameters(
  from: Operation,
  to: Operation,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = namesOf(to.path);
  return Object.fromEntries(
    namesOf(from.path).map((name, index) => [names[index] ?? name, values[name]]),
  );
}

function namesOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');
}

/** The path parameters of an operation with these values, in the order of the path. */
export function pathParameters(
  { path }: Operation,
  values: readonly (string | number)[],
): Record<string, string | number> {
  return Object.fromEntries(namesOf(path).map((name, index) => [name, values[index] ?? '']));
}

/** Finds the value for a path parameter in a response body; undefined if there is none. */
export function findIdentifier(
  from: Operation,
  to: Operation,
  parameter: string,
  body: unknown,
): string | number | undefined {
  const expression = linkTo(from, to, parameter);
  // The link of a list applies to the whole page, but `body` may be one of its elements.
  const linked = expression?.startsWith(inBody)
    ? scalar(lookUp(body, expression.slice(inBody.length - 1)))
    : undefined;
  if (linked !== undefined) return linked;
  const wrapper = wrapperIn(parameter, body);
  return identifierIn(parameter, wrapper === undefined ? body : member(body, wrapper));
}

const wrappers = ['data', 'result', 'item', 'payload'];

/** The member of a response that has the resource, such as `data`; undefined if it is the response itself. */
export function wrapperIn(parameter: string, body: unknown): string | undefined {
  if (identifierIn(parameter, body) !== undefined) return undefined;
  return wrappers.find((name) => identifierIn(parameter, member(body, name)) !== undefined);
}

function identifierIn(parameter: string, resource: unknown): string | number | undefined {
  const known = identifiersOf(parameter).map((name) => scalar(member(resource, name)));
  const [, ending] =
    members(resource).find(([name]) => /(?:code|id)$/i.test(name) && !/^status/i.test(name)) ?? [];
  return known.find((each) => each !== undefined) ?? scalar(ending);
}

/** The names that the member with the identifier of a resource may have, for the name of a path parameter. */
export function identifiersOf(parameter: string): readonly string[] {
  return [parameter, 'code', 'id'];
}

/** The part of a path before a parameter, such as `/orders` for `/orders/{id}/lines`. */
export function collectionOf(path: string, parameter: string): string {
  return path.slice(0, path.indexOf(`/{${parameter}}`));
}

/** The path without the base path of its version. */
export function withoutVersion(api: Api, path: string): string {
  const bases = members(api.root['x-versions'])
    .map(([, version]) => text(member(version, 'basePath')) ?? '')
    .toSorted((a, b) => b.length - a.length);
  const base = bases.find((each) => path.startsWith(`${each}/`)) ?? '';
  return path.slice(base.length);
}

/** True if two path templates differ only in parameter names. */
export function sameShape(a: string, b: string): boolean {
  return nameless(a) === nameless(b);
}

function nameless(path: string): string {
  return path.replaceAll(/\{[^}]+\}/g, '{}');
}

const inBody = '$response.body#';

/**
 * Returns the expression for a path parameter in a link from a success response to another operation.
 * @param inPlace whether to ignore links that take other path parameters from the response as well: they lead
 * to another parent
 */
function linkTo(
  from: Operation,
  to: Operation,
  parameter: string,
  inPlace = false,
): string | undefined {
  const links = [...from.responses].flatMap(([status, rule]) =>
    status.startsWith('2') ? rule.links : [],
  );
  const expressions = links
    .filter((each) => each.operationId === to.id)
    .map(({ parameters }) =>
      namesOf(to.path).map((name) => [name, text(parameters[name] ?? parameters[`path.${name}`])]),
    )
    .find(
      (values) =>
        !inPlace ||
        !values.some(([name, value]) => name !== parameter && value?.startsWith(inBody) === true),
    );
  return expressions?.find(([name]) => name === parameter)?.[1];
}

function scalar(value: unknown): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** The operations that read one resource that another creates, those of the same version first. */
export function readersOf(api: Api, creator: Operation): Operation[] {
  const gets = api.operations.filter(
    (each) => each.method === 'GET' && each.parameters.some(({ in: place }) => place === 'path'),
  );
  return gets
    .filter((each) => {
      const collection = collectionOf(each.path, lastParameter(each));
      const isItem = each.path === `${collection}/{${lastParameter(each)}}`;
      const [a, b] = [collection, creator.path].map((path) => withoutVersion(api, path));
      // Links lead to operations of the same version only. Other versions read the same resources.
      const isOther = each.version !== creator.version;
      return isItem && sameShape(a ?? '', b ?? '') && (isOther || isLinked(api, creator, each.id));
    })
    .toSorted(
      (a, b) => Number(b.version === creator.version) - Number(a.version === creator.version),
    );
}

/** The name of the last path parameter of an operation; empty if it has none. */
export function lastParameter({ path }: Operation): string {
  return namesOf(path).at(-1) ?? '';
}

/** True if a response of one operation links to another, or if the document has no links. */
export function isLinked({ operations }: Api, from: Operation, id: string): boolean {
  if (operations.every((each) => linksOf(each).length === 0)) return true;
  return linksOf(from).some(({ operationId }) => operationId === id);
}

/** The links of the responses of an operation when it succeeds. */
export function linksOf({ responses }: Operation): Link[] {
  return [...responses].flatMap(([status, { links }]) => (status.startsWith('2') ? links : []));
}
