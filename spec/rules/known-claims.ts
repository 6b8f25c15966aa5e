import { resolve } from 'node:path';
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import type { Place } from './support/place.ts';
import { visitExtensions } from './support/sites.ts';
import { readClaims, type Claim } from '../trace/claims.ts';

/** Every id in `x-claims` is in the claims file (option `file`) and is no gap: `x-decision` answers those. */
export function knownClaims(configDir: string): Oas3Rule {
  return (options) => {
    const { file = '' } = options as Record<string, string>;
    const claims = new Map(
      readClaims(resolve(configDir, file)).claims.map((claim) => [claim.id, claim]),
    );
    const check = (list: Place, ctx: UserContext): void => {
      for (const { node, location } of list.elements()) {
        const fault = typeof node === 'string' ? faultOf(node, claims, file) : undefined;
        if (fault !== undefined) ctx.report({ message: fault, location });
      }
    };
    return visitExtensions(({ name, place }, ctx) => {
      if (name === 'x-claims') check(place, ctx);
      if (name !== 'x-versions') return;
      for (const [, version] of place.entries()) check(version.at('x-claims'), ctx);
    });
  };
}

function faultOf(id: string, claims: ReadonlyMap<string, Claim>, file: string): string | undefined {
  const claim = claims.get(id);
  if (claim === undefined) return `x-claims cites ${id}, which is not in ${file}. Correct the id.`;
  if (claim.kind !== 'gap') return undefined;
  const decisions =
    claim.decisions.length > 0 ? claim.decisions.join(', ') : 'the decision about it';
  return `x-claims cites ${id}, which is a gap of the reference (${file}:${claim.line}). Cite ${decisions} under x-decision instead.`;
}
