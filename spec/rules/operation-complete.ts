import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { field } from '../document/guards.ts';
import { versionOfPath, versionsOf } from '../document/versions.ts';
import { checkExamples } from './support/examples.ts';
import { operationsOf, type OperationSite } from './support/operations.ts';
import { inside } from './support/place.ts';

/**
 * An operation has an `x-resource` that no other one of its version has, and an example for every media type of its
 * request and responses. Only the rule about examples applies to webhooks, which are requests to the reader's server.
 */
export const operationComplete: Oas3Rule = () => ({
  Root(root: unknown, ctx: UserContext): void {
    const versions = versionsOf(root);
    const resources = new Map<string, string>();
    const seen = new Set<unknown>();
    for (const site of operationsOf(root, ctx)) {
      checkExamples(site, seen, ctx);
      if (site.webhook) continue;
      checkResource(site, versionOfPath(site.path, versions)?.name ?? '', resources, ctx);
    }
  },
});

function checkResource(
  site: OperationSite,
  version: string,
  taken: Map<string, string>,
  ctx: UserContext,
): void {
  const resource = inside(site.place, 'x-resource');
  if (resource === undefined) {
    const message = `${site.name} has no x-resource. Add one with the group and method in the client, such as { group: balance, method: get }.`;
    ctx.report({ message, location: site.place.location.key() });
    return;
  }
  const name = `${version}.${String(field(resource.node, 'group'))}.${String(field(resource.node, 'method'))}`;
  const other = taken.get(name);
  if (other === undefined) taken.set(name, site.name);
  else {
    const message = `${site.name} and ${other} are both ${name} in the client. Give one of them another method.`;
    ctx.report({ message, location: resource.location.key() });
  }
}
