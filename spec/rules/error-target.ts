import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { field, fields } from '../document/guards.ts';
import { fromPointer } from '../document/pointer.ts';
import { operationsOf, responseSchemaOf } from './support/operations.ts';
import { placeOf } from './support/place.ts';
import { schemasAt } from './support/schema.ts';

/** The fields about errors of a request; a 5xx response does not have them. */
const ofRequests = new Set(['details', 'field']);

/** The pointers of `x-errors` exist in the schema of every documented error; `details` and `field` in that of every 4xx. */
export const errorTarget: Oas3Rule = () => ({
  Root(root: unknown, ctx: UserContext): void {
    const errors = placeOf(root, ctx).at('x-errors');
    const sites = operationsOf(root, ctx).filter(({ webhook }) => !webhook);
    const bodies = sites.flatMap((site) =>
      fields(field(site.place.node, 'responses')).flatMap(([status]) => {
        const schema = responseSchemaOf(site, status);
        return /^[45]/.test(status) && schema.exists ? [{ name: site.name, status, schema }] : [];
      }),
    );
    const entry = `${String(field(errors.node, 'details'))}/0`;
    for (const [name, { node, location }] of errors.entries()) {
      if (name === 'requestId' || typeof node !== 'string') continue;
      const steps = fromPointer(name === 'field' ? `${entry}${node}` : node);
      const missing = bodies.find(
        ({ schema, status }) =>
          !(ofRequests.has(name) && status.startsWith('5')) &&
          schemasAt(schema, steps).length === 0,
      );
      if (missing === undefined) continue;
      ctx.report({
        message: `x-errors says ${name}: "${node}", but the schema of the ${missing.status} response of ${missing.name} does not have it. Write a JSON pointer to a field of the error body, such as /message.`,
        location,
      });
    }
  },
});
