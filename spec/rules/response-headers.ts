import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { field, fields, isObject, strings } from '../document/guards.ts';
import { operationsOf } from './support/operations.ts';
import { follow, inside, placesIn } from './support/place.ts';

/**
 * Every response of an operation declares the headers that clients rely on. The option `headers`
 * maps a status, or `all`, to the names of headers. Webhooks are exempt: their responses are
 * sent by the reader's server. (Redocly's `response-contains-header` cannot exempt them.)
 */
export const responseHeaders: Oas3Rule = (options) => {
  const wanted = readOption(options);
  const reported = new Set<unknown>();
  return {
    Root(root: unknown, ctx: UserContext): void {
      for (const site of operationsOf(root, ctx).filter(({ webhook }) => !webhook)) {
        const responses = inside(site.place, 'responses');
        for (const [status, written] of responses === undefined ? [] : placesIn(responses)) {
          const response = follow(written, ctx.resolve);
          if (response === undefined || reported.has(response.node)) continue;
          reported.add(response.node);
          const declared = fields(field(response.node, 'headers')).map(([name]) =>
            name.toLowerCase(),
          );
          const names = [...(wanted.get('all') ?? []), ...(wanted.get(status) ?? [])];
          const lacking = names.filter((name) => !declared.includes(name.toLowerCase()));
          if (lacking.length === 0) continue;
          const message = `The ${status} response of ${site.name} has no header ${lacking.join(', ')}. Add a reference to it in spec/shared/headers.`;
          ctx.report({ message, location: response.location.key() });
        }
      }
    },
  };
};

function readOption(options: Readonly<Record<string, unknown>>): ReadonlyMap<string, string[]> {
  const headers = options['headers'];
  if (isObject(headers))
    return new Map(fields(headers).map(([status, names]) => [status, strings(names)]));
  throw new Error(
    'The rule needs the option "headers": lists of header names by status or "all". Set it in redocly.yaml.',
  );
}
