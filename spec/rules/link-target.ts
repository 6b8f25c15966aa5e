import { isDeepStrictEqual } from 'node:util';
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { field } from '../document/guards.ts';
import { fromPointer } from '../document/pointer.ts';
import {
  jsonSchemaOf,
  operationsOf,
  parametersOf,
  requestSchemaOf,
  type OperationSite,
} from './support/operations.ts';
import type { Place } from './support/place.ts';
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
    for (const [status, written] of site.place.at('responses').entries()) {
      const response = written.follow();
      for (const [, each] of response.at('links').entries()) {
        const link = each.follow();
        if (!link.exists) continue;
        const target = byId.get(field(link.node, 'operationId'));
        // Errors of a link that several responses share are reported once.
        if (!seen.has(link.node)) checkTarget(link, target, ctx);
        seen.add(link.node);
        if (hasOwnPath(site)) checkExpressions({ site, status, response }, link, ctx);
      }
    }
  }
}

/** True if the path parameters of an operation are those of its path. */
function hasOwnPath(site: OperationSite): boolean {
  const given = parametersOf(site).filter(({ node }) => field(node, 'in') === 'path');
  const names = given.map(({ node }) => `{${String(field(node, 'name'))}}`);
  const written: string[] = site.path.match(/\{[^}]*\}/g) ?? [];
  return isDeepStrictEqual(names.toSorted(), written.toSorted());
}

function checkTarget(link: Place, target: OperationSite | undefined, ctx: UserContext): void {
  const report = (place: Place, message: string): void => {
    ctx.report({ message, location: place.location });
  };
  if (target === undefined) {
    const id = link.at('operationId');
    const named = id.exists ? `the operationId ${String(id.node)}` : 'no operationId';
    report(id.exists ? id : link, `This link has ${named}. Name an operation of the document.`);
    return;
  }
  if (!hasOwnPath(target)) return;
  const known = parametersOf(target);
  const parameters = link.at('parameters').entries();
  for (const [name, place] of parameters) {
    if (known.some((parameter) => isNamed(parameter, name))) continue;
    report(
      place,
      `${target.name} has no parameter "${name}". Correct the name or remove it from the link.`,
    );
  }
  const names = parameters.map(([name]) => name);
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
  const schema = requestSchemaOf(target);
  for (const { steps, place } of leavesOf(link.at('requestBody'))) {
    if (schemasAt(schema, steps).length > 0) continue;
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
  const values = ['parameters', 'requestBody'].map((name) => link.at(name));
  for (const { place } of values.flatMap((value) => leavesOf(value))) {
    for (const expression of expressionsIn(place.node)) {
      if (resolves(expression, source)) continue;
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

function resolves(expression: string, { site, response }: Source): boolean {
  if (/^\$(?:url|method|statusCode)$/.test(expression)) return true;
  const [, message, place, name = ''] =
    /^\$(request|response)\.(path|query|header|body)(?:\.(.+)|#(.*))?$/.exec(expression) ?? [];
  if (place === 'body') {
    const schema = message === 'request' ? requestSchemaOf(site) : jsonSchemaOf(response);
    return schemasAt(schema, fromPointer(expression.split('#')[1] ?? '')).length > 0;
  }
  if (message === 'response') {
    return place === 'header' && response.at('headers', name).follow().exists;
  }
  return parametersOf(site).some(
    ({ node }) => field(node, 'in') === place && field(node, 'name') === name,
  );
}

/** Returns the values that are neither objects nor lists, with their paths. */
function leavesOf(
  place: Place,
  steps: readonly string[] = [],
): { steps: string[]; place: Place }[] {
  if (!place.exists) return [];
  if (typeof place.node !== 'object' || place.node === null) return [{ steps: [...steps], place }];
  const elements = place.elements().map((each, index) => [String(index), each] as const);
  return [...place.entries(), ...elements].flatMap(([name, inner]) =>
    leavesOf(inner, [...steps, name]),
  );
}

/** Qualifies a name that is used in several places: `path.id`. */
function isNamed({ node }: Place, name: string): boolean {
  const own = String(field(node, 'name'));
  return own === name || `${String(field(node, 'in'))}.${own}` === name;
}
