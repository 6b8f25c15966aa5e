import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { field, fields } from '../document/guards.ts';
import { operationsOf, requestSchemaOf, type OperationSite } from './support/operations.ts';
import type { Place } from './support/place.ts';
import { alwaysDeclares } from './support/schema.ts';

/** The key fields of `x-idempotency` exist in each variant of the body, and its replay header in the 200 response. */
export const idempotencyKey: Oas3Rule = () => ({
  Root(root: unknown, ctx: UserContext): void {
    for (const site of operationsOf(root, ctx)) {
      const idempotency = site.place.at('x-idempotency');
      checkKey(site, idempotency, ctx);
      checkHeader(site, idempotency, ctx);
    }
  },
});

function checkKey(site: OperationSite, idempotency: Place, ctx: UserContext): void {
  const key = idempotency.at('key');
  if (!key.exists) return;
  const body = requestSchemaOf(site);
  if (!body.exists) {
    const message = `${site.name} has x-idempotency but no JSON request body. Remove x-idempotency or describe the body.`;
    ctx.report({ message, location: idempotency.location.key() });
    return;
  }
  for (const { node, location } of key.elements()) {
    if (typeof node !== 'string' || alwaysDeclares(body, node)) continue;
    ctx.report({
      message: `The request body of ${site.name} has no property "${node}", or not in every variant. Name properties of the body itself, not of an object inside it.`,
      location,
    });
  }
}

function checkHeader(site: OperationSite, idempotency: Place, ctx: UserContext): void {
  const header = idempotency.at('replayHeader');
  if (typeof header.node !== 'string') return;
  const name = header.node.toLowerCase();
  const response = site.place.at('responses', '200').follow();
  const declared = fields(field(response.node, 'headers')).map(([each]) => each.toLowerCase());
  if (declared.includes(name)) return;
  ctx.report({
    message: `The 200 response of ${site.name} has no header "${header.node}". Declare it there or correct x-idempotency.`,
    location: header.location,
  });
}
