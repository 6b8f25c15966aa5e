import type { JsonObject } from '../json.js';
import { jobShapes, type Shape } from './settings.js';

/** The JSON Schema of configuration files, for completion and checks in editors. */
export function configSchema(): JsonObject {
  const properties = Object.fromEntries(
    Object.entries(jobShapes).map(([key, shape]) => [key, schemaOf(shape)]),
  );
  const job = {
    type: 'object',
    properties,
    required: ['spec', 'out'],
    additionalProperties: false,
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Configuration of seller-funds-generate',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      jobs: {
        description: 'Several documents; what is set beside them is set for each.',
        type: 'array',
        minItems: 1,
        items: job,
      },
      ...properties,
    },
    additionalProperties: false,
  };
}

function schemaOf(shape: Shape): JsonObject {
  const { about: description } = shape;
  if (shape.kind === 'choice') return { description, enum: shape.values };
  if (shape.kind === 'flag') return { description, type: 'boolean' };
  if (shape.kind === 'text') return { description, type: 'string', minLength: 1 };
  return { description, type: 'array', items: { type: 'string', minLength: 1 } };
}
