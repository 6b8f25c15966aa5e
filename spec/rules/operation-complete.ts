import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { field, isReference } from '../document/guards.ts';
import { versionOfPath, versionsOf } from '../document/versions.ts';
import { checkExamples } from './support/examples.ts';
import { isMarked } from './support/marks.ts';
import {
  jsonSchemaOf,
  operationsOf,
  parametersOf,
  type OperationSite,
} from './support/operations.ts';
import { textOption, textsOption } from './support/options.ts';
import { follow, inside, placesIn, type Place } from './support/place.ts';

/**
 * An operation is described completely:
 *
 * - it has each error response of the option `errors`; a 404 if its path has a parameter,
 *   otherwise only as a separate response with `x-claims` or `x-decision`;
 * - every error response has the schema of the option `errorSchema`, those of the service itself (5xx)
 *   that of `serverErrorSchema`;
 * - it has an `x-resource` that no other operation of its version has;
 * - every media type of its request and responses has an example.
 *
 * Only the rule about examples applies to webhooks, which are requests to the reader's server.
 */
export const operationComplete: Oas3Rule = (options) => {
  const errors = textsOption(options, 'errors');
  const bodies = {
    client: textOption(options, 'errorSchema'),
    server: textOption(options, 'serverErrorSchema'),
  };
  return {
    Root(root: unknown, ctx: UserContext): void {
      const versions = versionsOf(root);
      const resources = new Map<string, string>();
      const seen = new Set<unknown>();
      for (const site of operationsOf(root, ctx)) {
        checkExamples(site, seen, ctx);
        if (site.webhook) continue;
        checkErrors(site, errors, ctx);
        checkErrorBodies(site, bodies, ctx);
        checkResource(site, versionOfPath(site.path, versions)?.name ?? '', resources, ctx);
      }
    },
  };
};

function checkErrors(site: OperationSite, errors: readonly string[], ctx: UserContext): void {
  const responses = inside(site.place, 'responses');
  const hasCode = parametersOf(site, ctx.resolve).some(({ node }) => field(node, 'in') === 'path');
  const wanted = hasCode ? [...errors, '404'] : errors;
  const lacking = wanted
    .filter((status) => field(responses?.node, status) === undefined)
    .toSorted();
  if (lacking.length > 0) {
    const message = `${site.name} has no error responses ${lacking.join(', ')}. Add references to those in spec/shared/responses.`;
    ctx.report({ message, location: (responses ?? site.place).location.key() });
  }
  const notFound = responses === undefined ? undefined : inside(responses, '404');
  if (
    notFound !== undefined &&
    !hasCode &&
    !(isMarked(notFound.node) && !isReference(notFound.node))
  ) {
    const message = `${site.name} has a 404 but no parameter in its path. Remove it, or define the response here with the claim or decision that explains it.`;
    ctx.report({ message, location: notFound.location.key() });
  }
}

/** The schemas of error bodies, for 4xx and 5xx. */
interface ErrorBodies {
  readonly client: string;
  readonly server: string;
}

function checkErrorBodies(site: OperationSite, bodies: ErrorBodies, ctx: UserContext): void {
  const responses = inside(site.place, 'responses');
  for (const [status, written] of responses === undefined ? [] : placesIn(responses)) {
    const response = /^[45]/.test(status) ? follow(written, ctx.resolve) : undefined;
    const errorSchema = status.startsWith('5') ? bodies.server : bodies.client;
    if (response === undefined || usesSchema(jsonSchemaOf(response), errorSchema)) continue;
    ctx.report({
      message: `The ${status} response of ${site.name} does not have the shared error body. Give it application/json with a $ref to the schema ${errorSchema}.`,
      location: written.location.key(),
    });
  }
}

function usesSchema(schema: Place | undefined, name: string): boolean {
  if (!isReference(schema?.node)) return false;
  const last = schema.node.$ref.split('/').at(-1) ?? '';
  return last.replace(/\.(ya?ml|json)$/, '') === name;
}

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
