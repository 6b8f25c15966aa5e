import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { field } from '../document/guards.ts';
import { isMarked } from './support/marks.ts';
import {
  operationsOf,
  requestSchemaOf,
  responseSchemaOf,
  type OperationSite,
} from './support/operations.ts';
import type { Place } from './support/place.ts';
import { propertiesOf, type PropertySite } from './support/schema.ts';

/**
 * Requests have no value that the service assigns: no `x-service-assigned` property, nor one at the place of such a
 * property of the response, unless its own `x-claims` or `x-decision` permits it. Webhooks are not checked.
 */
export const serviceAssigned: Oas3Rule = () => {
  const reported = new Set<string>();
  return {
    Root(root: unknown, ctx: UserContext): void {
      for (const site of operationsOf(root, ctx)) {
        if (site.webhook) continue;
        const assigned = assignedPaths(responseSchemaOf(site, '200'));
        for (const property of propertiesOf(requestSchemaOf(site))) {
          const fault = faultOf(property, site, assigned);
          const at = property.written.location;
          if (fault === undefined || reported.has(at.absolutePointer)) continue;
          reported.add(at.absolutePointer);
          ctx.report({ message: fault, location: at.key() });
        }
      }
    },
  };
};

function faultOf(
  property: PropertySite,
  site: OperationSite,
  assigned: ReadonlySet<string>,
): string | undefined {
  const { name, path, written } = property;
  if (isAssigned(written.node)) {
    return `The request body of ${site.name} has "${name}" at ${path}, which the service assigns. Use a separate request schema without it, or, if the reference accepts it in requests, without x-service-assigned.`;
  }
  if (assigned.has(path) && !isMarked(written.node)) {
    return `The request body of ${site.name} has "${name}" at ${path}, where the response has a field that the service assigns. Remove it, or cite the claim or decision that allows it in requests.`;
  }
  return undefined;
}

function assignedPaths(schema: Place): ReadonlySet<string> {
  const properties = [...propertiesOf(schema)].filter(({ written }) => isAssigned(written.node));
  return new Set(properties.map(({ path }) => path));
}

function isAssigned(node: unknown): boolean {
  return field(node, 'x-service-assigned') === true;
}
