import type { Api, Operation } from '../document/api.js';
import { lookUp } from '../document/pointer.js';
import { member, members, text } from '../json.js';

/** The operations that make what a path parameter names: by links, else by the shape of paths. */
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

/** The operations that list what a path parameter names. */
export function findListers(api: Api, operation: Operation, parameter: string): Operation[] {
  const collection = collectionOf(operation.path, parameter);
  return api.operations.filter(
    (each) => each.method === 'GET' && each !== operation && sameShape(each.path, collection),
  );
}

/** The operation that adds to a list: at its path, else at that of another version. */
export function findAdder(api: Api, list: Operation): Operation | undefined {
  const posts = api.operations.filter(({ method }) => method === 'POST');
  const path = withoutVersion(api, list.path);
  return (
    posts.find((each) => sameShape(each.path, list.path)) ??
    posts.find((each) => sameShape(withoutVersion(api, each.path), path))
  );
}

/** The values of a path under the names that another operation has for the same places. */
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

/** The value for a path parameter in what an operation answered; `undefined` where none is. */
export function findIdentifier(
  from: Operation,
  to: Operation,
  parameter: string,
  body: unknown,
): string | number | undefined {
  const expression = linkTo(from, to, parameter);
  // The link of a list leads into the whole page, and `body` may be one of its elements.
  const linked = expression?.startsWith(inBody)
    ? scalar(lookUp(body, expression.slice(inBody.length - 1)))
    : undefined;
  if (linked !== undefined) return linked;
  const names = [parameter, 'code', 'id'];
  const known = names.map((name) => scalar(member(body, name))).find((each) => each !== undefined);
  if (known !== undefined) return known;
  const ending = members(body).find(([name]) => /(?:code|id)$/i.test(name));
  return scalar(ending?.[1]);
}

/** What is left of a path before a parameter, such as `/orders` for `/orders/{id}/lines`. */
export function collectionOf(path: string, parameter: string): string {
  return path.slice(0, path.indexOf(`/{${parameter}}`));
}

/** The path without the base of its version. */
export function withoutVersion(api: Api, path: string): string {
  const bases = members(api.root['x-versions'])
    .map(([, version]) => text(member(version, 'basePath')) ?? '')
    .toSorted((a, b) => b.length - a.length);
  const base = bases.find((each) => path.startsWith(`${each}/`)) ?? '';
  return path.slice(base.length);
}

/** Whether two path templates are the same but for the names of their parameters. */
export function sameShape(a: string, b: string): boolean {
  return nameless(a) === nameless(b);
}

function nameless(path: string): string {
  return path.replaceAll(/\{[^}]+\}/g, '{}');
}

const inBody = '$response.body#';

/**
 * The expression by which a link of an operation's success gives a path parameter of another.
 * @param inPlace whether links that give more of the path from the response do not count: they lead to another
 * place than one that is known already
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
  const given = links
    .filter((each) => each.operationId === to.id)
    .map(({ parameters }) =>
      namesOf(to.path).map((name) => [name, text(parameters[name] ?? parameters[`path.${name}`])]),
    )
    .find(
      (values) =>
        !inPlace ||
        !values.some(([name, value]) => name !== parameter && value?.startsWith(inBody) === true),
    );
  return given?.find(([name]) => name === parameter)?.[1];
}

function scalar(value: unknown): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
