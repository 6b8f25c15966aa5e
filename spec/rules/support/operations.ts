import type { UserContext } from '@redocly/openapi-core';
import { field, fields } from '../../document/guards.ts';
import { httpMethods } from '../../document/methods.ts';
import { elementsIn, follow, inside, placesIn, type Place, type Resolve } from './place.ts';

/** An operation of the document, wherever its path item is written. */
export interface OperationSite {
  /** The path, or the webhook's name. */
  readonly path: string;
  /** The method in lower case. */
  readonly method: string;
  /** Whether it is a webhook: a request that the service sends and the reader answers. */
  readonly webhook: boolean;
  /** Its operationId, or method and path where it has none. */
  readonly name: string;
  /** The path item that it belongs to. */
  readonly pathItem: Place;
  /** The operation itself. */
  readonly place: Place;
}

/** All operations of a document, those of the webhooks last. For use in a visitor of `Root`. */
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

/** The parameters of an operation, its path item's included, references followed. */
export function parametersOf(site: OperationSite, resolve: Resolve): Place[] {
  const lists = [inside(site.pathItem, 'parameters'), inside(site.place, 'parameters')];
  return lists.flatMap(elementsIn).flatMap((written) => follow(written, resolve) ?? []);
}

/** The schema of an operation's JSON request body, if it has one. References are not followed. */
export function requestSchemaOf(site: OperationSite, resolve: Resolve): Place | undefined {
  const written = inside(site.place, 'requestBody');
  const body = written === undefined ? undefined : follow(written, resolve);
  return body === undefined ? undefined : jsonSchemaOf(body);
}

/** The schema of an operation's JSON response with the given status. References are not followed. */
export function responseSchemaOf(
  site: OperationSite,
  status: string,
  resolve: Resolve,
): Place | undefined {
  const written = inside(site.place, 'responses', status);
  const response = written === undefined ? undefined : follow(written, resolve);
  return response === undefined ? undefined : jsonSchemaOf(response);
}

/** The schema of the JSON media type in a request body or a response. */
export function jsonSchemaOf(holder: Place): Place | undefined {
  const type = fields(field(holder.node, 'content'))
    .map(([name]) => name)
    .find((name) => /^application\/(.+\+)?json\b/.test(name));
  return type === undefined ? undefined : inside(holder, 'content', type, 'schema');
}
