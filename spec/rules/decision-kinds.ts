import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { readClaims } from '../trace/claims.ts';
import { decisionKinds, readDecisions } from '../trace/decisions.ts';

/**
 * Every decision of the page `file` has a kind and related `claims`, at least two for a contradiction. A departure
 * cites the claim that it departs from, and is listed in `openPoints`. Files are relative to redocly.yaml.
 */
export function decisionKindsRule(configDir: string): Oas3Rule {
  const pathOf = (name = ''): string => resolve(configDir, name);
  return (options) => {
    const { file, claims, openPoints } = options as Record<string, string>;
    const known = new Set(readClaims(pathOf(claims)).claims.map(({ id }) => id));
    const listed = new Set<string>(readFileSync(pathOf(openPoints), 'utf8').match(/\bD\d+\b/g));
    const faults = readDecisions(pathOf(file)).flatMap(({ id, line, kind, restsOn }) => {
      const isKnown = decisionKinds.some((each) => each === kind);
      const unknown = restsOn.filter((claim) => claim !== '' && !known.has(claim));
      const possible: readonly (readonly [boolean, string])[] = [
        [
          !isKnown,
          `has the unknown kind "${kind}". Write one of ${decisionKinds.join(', ')} in the fifth column.`,
        ],
        [
          isKnown && restsOn.includes(''),
          'names no related claims. List them in the sixth column, or write - if there are none.',
        ],
        ...unknown.map((claim): [boolean, string] => [
          isKnown,
          `cites "${claim}", which is not in ${claims}. Correct the id; separate several ids with commas.`,
        ]),
        [
          kind === 'contradiction' && restsOn.length < 2,
          'settles a contradiction but cites fewer than two claims. Cite the claims that contradict each other.',
        ],
        [
          kind === 'departure' && restsOn.length === 0,
          'is a departure but cites no claim. Cite the claim that it departs from.',
        ],
        [
          kind === 'departure' && !listed.has(id),
          `is a departure that is not in ${openPoints}. List it there, or follow the reference.`,
        ],
      ];
      return possible.flatMap(([is, fault]) => (is ? `${file}:${line}: ${id} ${fault}` : []));
    });
    return {
      Root(_root: unknown, ctx: UserContext): void {
        const location = ctx.location.child(['openapi']).key();
        for (const message of faults) ctx.report({ message, location });
      },
    };
  };
}
