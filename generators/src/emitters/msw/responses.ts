import { code, literal, objectLiteral } from '../../code/literals.js';
import type { MediaType, Operation, Parameter, Response } from '../../model/contract.js';
import { jsonOf } from '../../model/media-type.js';
import { type Context, jsonSchemaOf } from '../json-schema.js';

/** The documented responses of an operation as the runtime's `RouteResponse`. */
export function routeResponses(context: Context, { responses }: Operation): string[] {
  // Informational responses (1XX) precede the final response.
  return responses
    .filter(({ status }) => !status.startsWith('1'))
    .map((response) => routeResponse(context, response));
}

function routeResponse(context: Context, { status, content, headers }: Response): string {
  const media = jsonOf(content) ?? content[0];
  return literal({
    status,
    ...(media && body(context, media)),
    headers: code(headerEntries(context, headers)),
  });
}

function body(context: Context, { type, schema, example }: MediaType) {
  const made = schema && example === undefined ? jsonSchemaOf(context, schema) : undefined;
  return { type: concrete(type), example, schema: made };
}

/** A concrete media type for a range such as `image/*`. */
function concrete(type: string): string {
  if (type === '*/*') return 'application/json';
  if (!type.includes('*')) return type;
  return type.startsWith('text/') ? 'text/plain' : 'application/octet-stream';
}

function headerEntries(context: Context, headers: readonly Parameter[]): string | undefined {
  const own = headers.filter(({ name, wire }) => {
    return name.toLowerCase() !== 'content-type' && wire !== 'object' && /^[\w-]+$/.test(name);
  });
  if (own.length === 0) return undefined;
  return objectLiteral(
    own.map(({ name, schema, example }) => [
      name,
      literal(example === undefined ? jsonSchemaOf(context, schema) : { const: example }),
    ]),
  );
}
