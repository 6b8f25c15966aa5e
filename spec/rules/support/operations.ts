import type { UserContext } from '@redocly/openapi-core';
import { field, fields } from '../../document/guards.ts';
import { httpMethods } from '../../document/methods.ts';
import { placeOf, type Place } from './place.ts';

/** An operation of the document. */
export interface OperationSite {
  /** The path, or the webhook's name. */
  readonly path: string;
  readonly webhook: boolean;
  readonly name: string;
  readonly pathItem: Place;
  readonly place: Place;
}

/** Returns all operations of a document, webhooks last. For use in a visitor of `Root`. */
export function operationsOf(root: unknown, ctx: UserContext): OperationSite[] {
  const document = placeOf(root, ctx);
  return ['paths', 'webhooks'].flatMap((map) =>
    document
      .at(map)
      .entries()
      .flatMap(([path, item]) => operationsAt(path, item.follow(), map === 'webhooks')),
  );
}

function operationsAt(path: string, pathItem: Place, webhook: boolean): OperationSite[] {
  return httpMethods.flatMap((method) => {
    const place = pathItem.at(method);
    if (!place.exists) return [];
    const id = field(place.node, 'operationId');
    const name = typeof id === 'string' ? id : `${method.toUpperCase()} ${path}`;
    return [{ path, webhook, name, pathItem, place }];
  });
}

/** Returns the resolved parameters of an operation, including those of its path item. */
export function parametersOf({ pathItem, place }: OperationSite): Place[] {
  return [pathItem, place]
    .flatMap((holder) => holder.at('parameters').elements())
    .map((parameter) => parameter.follow());
}

/** Returns the unresolved schema of an operation's JSON request body. */
export function requestSchemaOf({ place }: OperationSite): Place {
  return jsonSchemaOf(place.at('requestBody').follow());
}

/** Returns the unresolved schema of an operation's JSON response with this status. */
export function responseSchemaOf({ place }: OperationSite, status: string): Place {
  return jsonSchemaOf(place.at('responses', status).follow());
}

/** Returns the schema of the JSON media type of a request body or response. */
export function jsonSchemaOf(holder: Place): Place {
  const names = fields(field(holder.node, 'content')).map(([name]) => name);
  const type = names.find((name) => /^application\/(.+\+)?json\b/.test(name)) ?? '';
  return holder.at('content', type, 'schema');
}
