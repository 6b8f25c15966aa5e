import { isDeepStrictEqual } from 'node:util';
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { field, fields } from '../document/guards.ts';
import { fromPointer } from '../document/pointer.ts';
import {
  jsonSchemaOf,
  operationsOf,
  parametersOf,
  requestSchemaOf,
  type OperationSite,
} from './support/operations.ts';
import {
  follow,
  followInside,
  inside,
  placesIn,
  type Place,
  type Resolve,
} from './support/place.ts';
import { schemasAt } from './support/schema.ts';

/**
 * A link names an operation, its path parameters and members of its body; expressions refer to existing parts.
 * Reports after the rules for single elements, and nothing that follows from their faults.
 */
export const linkTarget: Oas3Rule = () => ({
  Root: {
    leave(root: unknown, ctx: UserContext): void {
      const operations = operationsOf(root, ctx).filter(({ webhook }) => !webhook);
      const byId = new Map(operations.map((site) => [field(site.place.node, 'operationId'), site]));
      // The names of the links may be those that the duplicates should have.
      if (byId.size === operations.length) checkLinks(operations, byId, ctx);
    },
  },
});

function checkLinks(
  operations: readonly OperationSite[],
  byId: ReadonlyMap<unknown, OperationSite>,
  ctx: UserContext,
): void {
  const seen = new Set<unknown>();
  for (const site of operations) {
    const responses = inside(site.place, 'responses');
    for (const [status, written] of responses === undefined ? [] : placesIn(responses)) {
      const response = follow(written, ctx.resolve);
      const links = response === undefined ? undefined : inside(response, 'links');
      for (const [, each] of links === undefined ? [] : placesIn(links)) {
        const link = follow(each, ctx.resolve);
        if (response === undefined || link === undefined) continue;
        const target = byId.get(field(link.node, 'operationId'));
        // Errors of a link that several responses share are reported once.
        if (!seen.has(link.node)) checkTarget(link, target, ctx);
        seen.add(link.node);
        if (hasOwnPath(site, ctx.resolve)) checkExpressions({ site, status, response }, link, ctx);
      }
    }
  }
}

/** True if the path parameters of an operation are those of its path. */
function hasOwnPath(site: OperationSite, resolve: Resolve): boolean {
  const given = parametersOf(site, resolve).filter(({ node }) => field(node, 'in') === 'path');
  const names = given.map(({ node }) => `{${String(field(node, 'name'))}}`);
  const written: string[] = site.path.match(/\{[^}]*\}/g) ?? [];
  return isDeepStrictEqual(names.toSorted(), written.toSorted());
}

function checkTarget(link: Place, target: OperationSite | undefined, ctx: UserContext): void {
  const report = (place: Place, message: string): void => {
    ctx.report({ message, location: place.location });
  };
  if (target === undefined) {
    const id = inside(link, 'operationId');
    const named = id === undefined ? 'no operationId' : `the operationId ${String(id.node)}`;
    report(id ?? link, `This link has ${named}. Name an operation of the document.`);
    return;
  }
  if (!hasOwnPath(target, ctx.resolve)) return;
  const known = parametersOf(target, ctx.resolve);
  const parameters = inside(link, 'parameters');
  for (const [name, place] of parameters === undefined ? [] : placesIn(parameters)) {
    if (known.some((parameter) => isNamed(parameter, name))) continue;
    report(
      place,
      `${target.name} has no parameter "${name}". Correct the name or remove it from the link.`,
    );
  }
  const names = fields(parameters?.node).map(([name]) => name);
  for (const parameter of known.filter(({ node }) => field(node, 'in') === 'path')) {
    if (names.some((name) => isNamed(parameter, name))) continue;
    const name = String(field(parameter.node, 'name'));
    report(
      link,
      `This link has no value for the path parameter "${name}" of ${target.name}. Add it to parameters.`,
    );
  }
  checkBody(link, target, ctx);
}

function checkBody(link: Place, target: OperationSite, ctx: UserContext): void {
  const body = inside(link, 'requestBody');
  if (body === undefined) return;
  const schema = requestSchemaOf(target, ctx.resolve);
  for (const { steps, place } of leavesOf(body)) {
    if (schema !== undefined && schemasAt(schema, steps, ctx.resolve).length > 0) continue;
    const what = steps.length === 0 ? 'a body' : `"${steps.join('.')}" in its body`;
    const message = `${target.name} does not have ${what}. Correct the requestBody of the link.`;
    ctx.report({ message, location: place.location });
  }
}

interface Source {
  readonly site: OperationSite;
  readonly status: string;
  readonly response: Place;
}

function checkExpressions(source: Source, link: Place, ctx: UserContext): void {
  const values = ['parameters', 'requestBody'].flatMap((name) => inside(link, name) ?? []);
  for (const { place } of values.flatMap((value) => leavesOf(value))) {
    for (const expression of expressionsIn(place.node)) {
      if (resolves(expression, source, ctx)) continue;
      const where = `the response ${source.status} of ${source.site.name}`;
      const message = `${expression} has no value for ${where}. Refer to a part of its request or response, or remove the link from this response.`;
      ctx.report({ message, location: place.location });
    }
  }
}

/** Returns the runtime expressions of a string: the whole string, or parts in braces (OpenAPI 3.1, 4.8.20.3). */
function expressionsIn(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  if (value.startsWith('$')) return [value];
  return [...value.matchAll(/\{(\$[^}]+)\}/g)].map(([, expression = '']) => expression);
}

function resolves(expression: string, { site, response }: Source, ctx: UserContext): boolean {
  if (/^\$(?:url|method|statusCode)$/.test(expression)) return true;
  const [, message, place, name = ''] =
    /^\$(request|response)\.(path|query|header|body)(?:\.(.+)|#(.*))?$/.exec(expression) ?? [];
  if (place === 'body') {
    const schema =
      message === 'request' ? requestSchemaOf(site, ctx.resolve) : jsonSchemaOf(response);
    const pointer = expression.split('#')[1] ?? '';
    return schema !== undefined && schemasAt(schema, fromPointer(pointer), ctx.resolve).length > 0;
  }
  if (message === 'response') {
    return place === 'header' && followInside(response, ctx.resolve, 'headers', name) !== undefined;
  }
  return parametersOf(site, ctx.resolve).some(
    ({ node }) => field(node, 'in') === place && field(node, 'name') === name,
  );
}

/** Returns the values that are neither objects nor lists, with their paths. */
function leavesOf(
  place: Place,
  steps: readonly string[] = [],
): { steps: string[]; place: Place }[] {
  if (typeof place.node !== 'object' || place.node === null) return [{ steps: [...steps], place }];
  return Object.entries(place.node).flatMap(([name, node]: [string, unknown]) => {
    const step = Array.isArray(place.node) ? Number(name) : name;
    return leavesOf({ node, location: place.location.child([step]) }, [...steps, name]);
  });
}

/** Qualifies a name that is used in several places: `path.id`. */
function isNamed({ node }: Place, name: string): boolean {
  const own = String(field(node, 'name'));
  return own === name || `${String(field(node, 'in'))}.${own}` === name;
}
