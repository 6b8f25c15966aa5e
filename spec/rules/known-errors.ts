import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { operationsOf, type OperationSite } from './support/operations.ts';
import { elementsIn, follow, inside, placesIn, type Place, type Resolve } from './support/place.ts';

/**
 * Every error code in an example of an error response is in `x-error-codes`, and the code of the error begins with
 * its status.
 */
export const knownErrors: Oas3Rule = () => {
  const reported = new Set<string>();
  const report = (message: string, { location }: Place, ctx: UserContext): void => {
    if (reported.has(location.absolutePointer)) return;
    reported.add(location.absolutePointer);
    ctx.report({ message, location });
  };
  return {
    Root(root: unknown, ctx: UserContext): void {
      const known = errorCodesOf(root, ctx);
      for (const [status, body] of errorExamples(operationsOf(root, ctx), ctx.resolve)) {
        const whole = codesIn([body]);
        for (const { code, place } of [...whole, ...codesIn(elementsIn(inside(body, 'details')))]) {
          if (known.has(code)) continue;
          report(
            `The error code ${code} is not in x-error-codes. Correct it, or add an entry for it there.`,
            place,
            ctx,
          );
        }
        for (const { code, place } of whole) {
          if (code.startsWith(`${status}.`)) continue;
          report(
            `The error code ${code} belongs to another status than ${status}. Use a code that begins with ${status}.`,
            place,
            ctx,
          );
        }
      }
    },
  };
};

/** Returns the codes of the error catalogue. */
function errorCodesOf(root: unknown, ctx: UserContext): ReadonlySet<string> {
  const catalogue = inside({ node: root, location: ctx.location }, 'x-error-codes');
  const target = catalogue && follow(catalogue, ctx.resolve);
  return new Set(target ? placesIn(target).map(([code]) => code) : []);
}

/** Returns the example bodies of all error responses with their statuses, except for webhooks. */
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

function codesIn(places: readonly Place[]): { code: string; place: Place }[] {
  return places.flatMap((each) => {
    const place = inside(each, 'code');
    return typeof place?.node === 'string' ? [{ code: place.node, place }] : [];
  });
}
