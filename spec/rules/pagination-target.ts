import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { elements, field, strings } from '../document/guards.ts';
import { fromPointer } from '../document/pointer.ts';
import {
  operationsOf,
  parametersOf,
  responseSchemaOf,
  type OperationSite,
} from './support/operations.ts';
import type { Place } from './support/place.ts';
import { flatten, schemasAt } from './support/schema.ts';

/** `x-pagination` has parameters with its defaults and limits, and points to an array and a number of the response. */
export const paginationTarget: Oas3Rule = () => ({
  Root(root: unknown, ctx: UserContext): void {
    for (const site of operationsOf(root, ctx)) {
      const pagination = site.place.at('x-pagination');
      checkParameter(site, pagination, 'page', { default: 'first' }, ctx);
      checkParameter(site, pagination, 'size', { default: 'default', maximum: 'maximum' }, ctx);
      checkBody(site, pagination, 'elements', ['array'], ctx);
      checkBody(site, pagination, 'total', ['integer', 'number'], ctx);
    }
  },
});

/** `repeatedKeywords` maps a keyword of the parameter's schema to the field of x-pagination with the same value. */
function checkParameter(
  site: OperationSite,
  pagination: Place,
  part: 'page' | 'size',
  repeatedKeywords: Readonly<Record<string, string>>,
  ctx: UserContext,
): void {
  const name = pagination.at(part, 'parameter');
  if (typeof name.node !== 'string') return;
  const parameter = parametersOf(site).find(
    ({ node }) => field(node, 'name') === name.node && field(node, 'in') === 'query',
  );
  if (parameter === undefined) {
    const message = `${site.name} has no query parameter "${name.node}". Add it to its parameters or correct x-pagination.`;
    ctx.report({ message, location: name.location });
    return;
  }
  const schema = parameter.at('schema').follow().node;
  for (const [keyword, repeated] of Object.entries(repeatedKeywords)) {
    const here = pagination.at(part, repeated);
    const said = here.node;
    const meant = field(schema, keyword) ?? greatest(keyword, schema);
    if (said === meant || (said === undefined && isListed(schema))) continue;
    ctx.report({
      message: `x-pagination says ${part}.${repeated}: ${quote(said)}, the parameter "${name.node}" says ${keyword}: ${quote(meant)}. Use the same value in both places.`,
      location: (here.exists ? here : name).location,
    });
  }
}

function quote(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

function isListed(schema: unknown): boolean {
  return elements(field(schema, 'enum')).length > 0;
}

/** A parameter that lists its values is limited by the greatest of them; x-pagination may repeat that. */
function greatest(keyword: string, schema: unknown): number | undefined {
  const values = elements(field(schema, 'enum')).filter((value) => typeof value === 'number');
  return keyword === 'maximum' && values.length > 0 ? Math.max(...values) : undefined;
}

function checkBody(
  site: OperationSite,
  pagination: Place,
  part: 'elements' | 'total',
  types: readonly string[],
  ctx: UserContext,
): void {
  const pointer = pagination.at(part);
  if (typeof pointer.node !== 'string') return;
  const schemas = schemasAt(responseSchemaOf(site, '200'), fromPointer(pointer.node));
  const parts = schemas.flatMap((schema) => flatten(schema));
  if (parts.some(({ node }) => strings(field(node, 'type')).some((type) => types.includes(type))))
    return;
  const wrong = schemas.length === 0 ? 'does not have it' : `has no ${types.join(' or ')} there`;
  ctx.report({
    message: `x-pagination says ${part}: "${pointer.node}", but the schema of the 200 response of ${site.name} ${wrong}. Write a JSON pointer into the body, such as /elements.`,
    location: pointer.location,
  });
}
