import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { operationsOf, type OperationSite } from './support/operations.ts';
import { textOption } from './support/options.ts';
import { elementsIn, follow, inside, placesIn, type Place, type Resolve } from './support/place.ts';

/**
 * Every error code in an example of an error response is one of the catalogue, which the option
 * `file` names relative to redocly.yaml, and the code of the whole error begins with its status.
 */
export function knownErrors(configDir: string): Oas3Rule {
  return (options) => {
    const file = textOption(options, 'file');
    const known = readErrorCodes(resolve(configDir, file));
    const reported = new Set<string>();
    const report = (message: string, { location }: Place, ctx: UserContext): void => {
      if (reported.has(location.absolutePointer)) return;
      reported.add(location.absolutePointer);
      ctx.report({ message, location });
    };
    return {
      Root(root: unknown, ctx: UserContext): void {
        for (const [status, body] of errorExamples(operationsOf(root, ctx), ctx.resolve)) {
          const whole = codesIn([body]);
          for (const { code, place } of [
            ...whole,
            ...codesIn(elementsIn(inside(body, 'details'))),
          ]) {
            if (known.has(code)) continue;
            report(
              `The error code ${code} is not in ${file}. Correct it, or add a row for it there.`,
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
}

/** The codes of an error catalogue: every table row that begins with one. */
function readErrorCodes(file: string): ReadonlySet<string> {
  const rows = readFileSync(file, 'utf8').matchAll(/^\|\s*(\d{3}\.\d{3}\.\d{3})\s*\|/gm);
  return new Set([...rows].flatMap(([, code]) => code ?? []));
}

/** The example bodies of all error responses, each with its status. Webhooks have none of ours. */
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
