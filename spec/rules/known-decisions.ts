import { resolve } from 'node:path';
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { field, strings } from '../document/guards.ts';
import { readDecisions } from '../trace/decisions.ts';
import type { Place } from './support/place.ts';
import { visitFields } from './support/sites.ts';

/**
 * Every number in `x-decision` is on the page of decisions (the option `file`, relative to redocly.yaml). Every number
 * in a description is in `x-decision` of the same element.
 */
export function knownDecisions(configDir: string): Oas3Rule {
  return (options) => {
    const { file = '' } = options as Record<string, string>;
    const decisions = new Set(readDecisions(resolve(configDir, file)).map(({ id }) => id));
    const check = (cited: Place, ctx: UserContext): void => {
      for (const { node, location } of [cited, ...cited.elements()]) {
        if (typeof node !== 'string' || decisions.has(node)) continue;
        const message = `x-decision cites ${node}, which is not in ${file}. Correct the number, or add a row for it there.`;
        ctx.report({ message, location });
      }
    };
    return visitFields(isRead, ({ name, place, holder }, ctx) => {
      const { node, location } = place;
      if (name === 'x-decision') check(place, ctx);
      if (name === 'description' && typeof node === 'string') {
        const cited = strings(field(holder, 'x-decision'));
        for (const id of new Set(node.match(/\bD[1-9]\d*\b/g))) {
          if (!cited.includes(id)) ctx.report({ message: unmarked(id), location });
        }
      }
      if (name !== 'x-versions') return;
      for (const [, version] of place.entries()) check(version.at('x-decision'), ctx);
    });
  };
}

function isRead(name: string): boolean {
  return ['x-decision', 'x-versions', 'description'].includes(name);
}

function unmarked(id: string): string {
  return `The description names ${id}, which x-decision of the same element lacks. Add it there, or correct the number.`;
}
