import type { UserContext } from '@redocly/openapi-core';
import { field, fields } from '../../document/guards.ts';
import type { OperationSite } from './operations.ts';
import { follow, inside, placesIn, type Place } from './place.ts';

/**
 * Reports each media type of an operation's request and responses that has no example. `seen` contains the responses
 * that were reported, because several operations can share a response.
 */
export function checkExamples(site: OperationSite, seen: Set<unknown>, ctx: UserContext): void {
  const body = inside(site.place, 'requestBody');
  const responses = inside(site.place, 'responses');
  const holders: [string, Place][] = [
    ...(body === undefined ? [] : [['request', body] as [string, Place]]),
    ...(responses === undefined ? [] : placesIn(responses)),
  ];
  for (const [kind, written] of holders) {
    const content = follow(written, ctx.resolve);
    const types = content === undefined ? undefined : inside(content, 'content');
    for (const [type, media] of types === undefined ? [] : placesIn(types)) {
      const { node } = media;
      if (seen.has(node)) continue;
      seen.add(node);
      if (field(node, 'example') !== undefined || fields(field(node, 'examples')).length > 0)
        continue;
      const what = kind === 'request' ? 'request' : `${kind} response`;
      const message = `The ${what} of ${site.name} has no example for ${type}. Add one under examples.`;
      ctx.report({ message, location: media.location.key() });
    }
  }
}
