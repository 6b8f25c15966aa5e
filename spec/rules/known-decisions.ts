import { resolve } from 'node:path';
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { field, isObject, strings } from '../document/guards.ts';
import { readDecisions } from '../trace/decisions.ts';
import { elementsIn, inside, placesIn, type Place } from './support/place.ts';
import { visitFields } from './support/sites.ts';

/**
 * Every number in `x-decision` is on the page of decisions (the option `file`, relative to redocly.yaml). Every number
 * in a description is in `x-decision` of the same element.
 */
export function knownDecisions(configDir: string): Oas3Rule {
  return (options) => {
    const { file = '' } = options as Record<string, string>;
    const decisions = new Set(readDecisions(resolve(configDir, file)).map(({ id }) => id));
    const check = (cited: Place | undefined, ctx: UserContext): void => {
      if (cited === undefined || isObject(cited.node)) return;
      const ids = Array.isArray(cited.node) ? elementsIn(cited) : [cited];
      for (const { node, location } of ids) {
        if (typeof node !== 'string' || decisions.has(node)) continue;
        const message = `x-decision cites ${node}, which is not in ${file}. Correct the number, or add a row for it there.`;
        ctx.report({ message, location });
      }
    };
    return visitFields(isRead, ({ name, value, holder, location }, ctx) => {
      if (name === 'x-decision') check({ node: value, location }, ctx);
      if (name === 'description' && typeof value === 'string') {
        const cited = strings(field(holder, 'x-decision'));
        for (const id of new Set(value.match(/\bD[1-9]\d*\b/g))) {
          if (!cited.includes(id)) ctx.report({ message: unmarked(id), location });
        }
      }
      if (name !== 'x-versions') return;
      for (const [, version] of placesIn({ node: value, location }))
        check(inside(version, 'x-decision'), ctx);
    });
  };
}

function isRead(name: string): boolean {
  return ['x-decision', 'x-versions', 'description'].includes(name);
}

function unmarked(id: string): string {
  return `The description names ${id}, which x-decision of the same element lacks. Add it there, or correct the number.`;
}
