import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { field, fields } from '../document/guards.ts';
import { fromPointer } from '../document/pointer.ts';
import { operationsOf, responseSchemaOf, type OperationSite } from './support/operations.ts';
import { inside, type Place } from './support/place.ts';
import { schemasAt } from './support/schema.ts';

const inBody = ['code', 'message', 'template', 'params', 'details'];
const inDetails = ['field'];
/** The fields about errors of a request; a 5xx response does not have them. */
const ofRequests = new Set(['details', ...inDetails]);

/**
 * The pointers of `x-errors` exist in the schema of every documented error; `details` and `field` in that of
 * every 4xx.
 */
export const errorTarget: Oas3Rule = () => ({
  Root(root: unknown, ctx: UserContext): void {
    const errors = inside({ node: root, location: ctx.location }, 'x-errors');
    if (errors === undefined) return;
    const bodies = operationsOf(root, ctx)
      .filter(({ webhook }) => !webhook)
      .flatMap((site) => errorBodies(site, ctx));
    const entry = [...stepsOf(inside(errors, 'details')), '0'];
    for (const name of [...inBody, ...inDetails]) {
      const pointer = inside(errors, name);
      if (pointer === undefined) continue;
      const steps = [...(inDetails.includes(name) ? entry : []), ...stepsOf(pointer)];
      const missing = bodies.find(
        ({ schema, status }) =>
          !(ofRequests.has(name) && status.startsWith('5')) &&
          schemasAt(schema, steps, ctx.resolve).length === 0,
      );
      if (missing === undefined) continue;
      ctx.report({
        message: `x-errors says ${name}: "${String(pointer.node)}", but the schema of the ${missing.status} response of ${missing.name} does not have it. Write a JSON pointer to a field of the error body, such as /message.`,
        location: pointer.location,
      });
    }
  },
});

interface ErrorBody {
  readonly name: string;
  readonly status: string;
  readonly schema: Place;
}

function errorBodies(site: OperationSite, ctx: UserContext): ErrorBody[] {
  const statuses = fields(field(site.place.node, 'responses')).map(([status]) => status);
  return statuses.flatMap((status) => {
    const schema = /^[45]/.test(status) ? responseSchemaOf(site, status, ctx.resolve) : undefined;
    return schema === undefined ? [] : [{ name: site.name, status, schema }];
  });
}

function stepsOf(pointer: Place | undefined): readonly string[] {
  return typeof pointer?.node === 'string' ? fromPointer(pointer.node) : [];
}
