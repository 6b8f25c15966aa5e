import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { field, fields, isObject, type JsonObject } from '../document/guards.ts';
import { operationsOf, type OperationSite } from './support/operations.ts';
import { placeOf, type Place } from './support/place.ts';

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
      const entries = placeOf(root, ctx).at('x-error-codes').follow().node;
      const catalogue = new Map(fields(entries));
      for (const [status, body] of errorExamples(operationsOf(root, ctx))) {
        for (const error of [body, ...body.at('details').elements()]) {
          const place = error.at('code');
          const code = place.node;
          if (typeof code !== 'string') continue;
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

/** The examples of error responses, with their statuses. */
function errorExamples(sites: readonly OperationSite[]): [string, Place][] {
  const responses = sites
    .filter(({ webhook }) => !webhook)
    .flatMap(({ place }) => place.at('responses').entries())
    .filter(([status]) => /^[45]/.test(status));
  return responses.flatMap(([status, response]) =>
    response
      .follow()
      .at('content')
      .entries()
      .flatMap(([, media]) => {
        const named = media.at('examples').entries();
        return [media.at('example'), ...named.map(([, each]) => each.follow().at('value'))];
      })
      .map((body): [string, Place] => [status, body]),
  );
}
