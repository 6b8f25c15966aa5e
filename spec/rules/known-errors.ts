import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { field, fields, isObject, type JsonObject } from '../document/guards.ts';
import { operationsOf, type OperationSite } from './support/operations.ts';
import { elementsIn, follow, inside, placesIn, type Place, type Resolve } from './support/place.ts';

/** Error codes of examples are in `x-error-codes`, with its message; that of the whole error begins with its status. */
export const knownErrors: Oas3Rule = () => {
  const reported = new Set<string>();
  const report = (message: string, { location }: Place, ctx: UserContext): void => {
    if (reported.has(location.absolutePointer)) return;
    reported.add(location.absolutePointer);
    ctx.report({ message, location });
  };
  return {
    Root(root: unknown, ctx: UserContext): void {
      const catalogue = catalogueOf(root, ctx);
      for (const [status, body] of errorExamples(operationsOf(root, ctx), ctx.resolve)) {
        for (const error of [body, ...elementsIn(inside(body, 'details'))]) {
          const place = inside(error, 'code');
          const code = place?.node;
          if (!place || typeof code !== 'string') continue;
          const fault = catalogue.has(code)
            ? messageFault(error.node, code, field(catalogue.get(code), 'template'))
            : `The error code ${code} is not in x-error-codes. Correct it, or add an entry for it there.`;
          if (fault !== undefined) report(fault, place, ctx);
          else if (error === body && !code.startsWith(`${status}.`)) {
            report(
              `The error code ${code} belongs to another status than ${status}. Use a code that begins with ${status}.`,
              place,
              ctx,
            );
          }
        }
      }
    },
  };
};

function catalogueOf(root: unknown, ctx: UserContext): ReadonlyMap<string, unknown> {
  const catalogue = inside({ node: root, location: ctx.location }, 'x-error-codes');
  const target = catalogue && follow(catalogue, ctx.resolve);
  return new Map(fields(target?.node));
}

/** Compares an error with the template of its code. The codes of the domain 900 have messages for each kind of value. */
function messageFault(error: unknown, code: string, template: unknown): string | undefined {
  if (typeof template !== 'string' || code.split('.')[1] === '900') return undefined;
  const { template: own = template, params } = asObject(field(error, 'parameterized'));
  const message = fields(params).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, `${value as string | number}`),
    template,
  );
  if (own === template && field(error, 'message') === message) return undefined;
  return `The message of ${code} is not its template in x-error-codes, filled with params: ${message}`;
}

const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

function errorExamples(sites: readonly OperationSite[], to: Resolve): [string, Place][] {
  const responses = sites
    .filter(({ webhook }) => !webhook)
    .flatMap(({ place }) => fieldsOf(place, to, 'responses'))
    .filter(([status]) => /^[45]/.test(status));
  return responses.flatMap(([status, response]) =>
    fieldsOf(response, to, 'content').flatMap(([, media]) => {
      const single = inside(media, 'example');
      const named = fieldsOf(media, to, 'examples').flatMap(
        ([, each]) => inside(each, 'value') ?? [],
      );
      return [...(single === undefined ? [] : [single]), ...named].map((body): [string, Place] => [
        status,
        body,
      ]);
    }),
  );
}

function fieldsOf(place: Place, to: Resolve, name: string): [string, Place][] {
  const map = inside(place, name);
  return (map === undefined ? [] : placesIn(map)).flatMap(([key, written]): [string, Place][] => {
    const target = follow(written, to);
    return target === undefined ? [] : [[key, target]];
  });
}
