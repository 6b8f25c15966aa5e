import type { JsonType, Schema } from '../../model/schema.js';
import { arrayExpression } from './arrays.js';
import { zod, type Context } from './context.js';
import { objectExpression } from './objects.js';
import { numberExpression, stringExpression } from './scalars.js';

const allTypes: readonly JsonType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** The expression for the types of a schema, with the constraints of each type. */
export function typedExpression(context: Context, schema: Schema): string {
  const demanded = schema.types ?? context.types ?? allTypes;
  const types = demanded.filter((type) => type !== 'integer' || !demanded.includes('number'));
  const others = types.filter((type) => type !== 'null');
  const printed = others.map((type) => ofType(context, schema, type));
  const [only] = printed;
  const z = zod(context);
  if (only === undefined) return `${z}.null()`;
  const union = printed.length === 1 ? only : `${z}.union([${printed.join(', ')}])`;
  return others.length < types.length ? `${z}.nullable(${union})` : union;
}

function ofType(context: Context, schema: Schema, type: JsonType): string {
  switch (type) {
    case 'string':
      return stringExpression(context, schema);
    case 'number':
    case 'integer':
      return numberExpression(context, schema, type);
    case 'array':
      return arrayExpression(context, schema);
    case 'object':
      return objectExpression(context, schema);
    case 'boolean':
    case 'null':
      return `${zod(context)}.${type}()`;
  }
}
