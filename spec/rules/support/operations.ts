import type { UserContext } from '@redocly/openapi-core';
import { field, fields } from '../../document/guards.ts';
import { httpMethods } from '../../document/methods.ts';
import { elementsIn, follow, inside, placesIn, type Place, type Resolve } from './place.ts';

/** An operation of the document. */
export interface OperationSite {
  /** The path, or the webhook's name. */
  readonly path: string;
  /** The method in lower case. */
  readonly method: string;
  readonly webhook: boolean;
  readonly name: string;
  readonly pathItem: Place;
  readonly place: Place;
}

/** Returns all operations of a document, webhooks last. For use in a visitor of `Root`. */
export function operationsOf(root: unknown, ctx: UserContext): OperationSite[] {
  const document: Place = { node: root, location: ctx.location };
  return (['paths', 'webhooks'] as const).flatMap((map) => {
    const items = inside(document, map);
    if (items === undefined) return [];
    return placesIn(items).flatMap(([path, written]) => {
      const pathItem = follow(written, ctx.resolve);
      return pathItem === undefined ? [] : operationsAt(path, pathItem, map === 'webhooks');
    });
  });
}

function operationsAt(path: string, pathItem: Place, webhook: boolean): OperationSite[] {
  return httpMethods.flatMap((method) => {
    const place = inside(pathItem, method);
    if (place === undefined) return [];
    const id = field(place.node, 'operationId');
    const name = typeof id === 'string' ? id : `${method.toUpperCase()} ${path}`;
    return [{ path, method, webhook, name, pathItem, place }];
  });
}

/** Returns the resolved parameters of an operation, including those of its path item. */
export function parametersOf(site: OperationSite, resolve: Resolve): Place[] {
  const lists = [inside(site.pathItem, 'parameters'), inside(site.place, 'parameters')];
  return lists.flatMap(elementsIn).flatMap((written) => follow(written, resolve) ?? []);
}

/** Returns the unresolved schema of an operation's JSON request body; undefined if it has none. */
export function requestSchemaOf(site: OperationSite, resolve: Resolve): Place | undefined {
  const written = inside(site.place, 'requestBody');
  const body = written === undefined ? undefined : follow(written, resolve);
  return body === undefined ? undefined : jsonSchemaOf(body);
}

/** Returns the unresolved schema of an operation's JSON response with this status; undefined if it has none. */
export function responseSchemaOf(
  site: OperationSite,
  status: string,
  resolve: Resolve,
): Place | undefined {
  const written = inside(site.place, 'responses', status);
  const response = written === undefined ? undefined : follow(written, resolve);
  return response === undefined ? undefined : jsonSchemaOf(response);
}

/** Returns the schema of the JSON media type of a request body or response; undefined if it has none. */
export function jsonSchemaOf(holder: Place): Place | undefined {
  const type = fields(field(holder.node, 'content'))
    .map(([name]) => name)
    .find((name) => /^application\/(.+\+)?json\b/.test(name));
  return type === undefined ? undefined : inside(holder, 'content', type, 'schema');
}
