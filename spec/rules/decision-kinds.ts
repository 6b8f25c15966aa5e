import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { readClaims } from '../trace/claims.ts';
import { decisionKinds, parseDecisions, type Decision } from '../trace/decisions.ts';
import { textOption } from './support/options.ts';

interface Sources {
  readonly file: string;
  readonly claims: string;
  readonly openPoints: string;
  readonly known: ReadonlySet<string>;
  readonly openPointsText: string;
}

/**
 * Every decision of the page `file` has a kind and related claims of the file `claims`, at least two for a
 * contradiction. A departure cites the claim that it departs from, and is listed on the page `openPoints`. All files
 * are relative to redocly.yaml.
 */
export function decisionKindsRule(configDir: string): Oas3Rule {
  return (options) => {
    const [file, claims, openPoints] = ['file', 'claims', 'openPoints'].map((name) =>
      textOption(options, name),
    ) as [string, string, string];
    const text = readFileSync(resolve(configDir, file), 'utf8');
    const sources: Sources = {
      file,
      claims,
      openPoints,
      known: new Set(readClaims(resolve(configDir, claims)).claims.map(({ id }) => id)),
      openPointsText: readFileSync(resolve(configDir, openPoints), 'utf8'),
    };
    const faults = parseDecisions(text).flatMap((decision) =>
      faultsOf(decision, sources).map(
        (fault) => `${file}:${decision.line}: ${decision.id} ${fault}`,
      ),
    );
    return {
      Root(_root: unknown, ctx: UserContext): void {
        const location = ctx.location.child(['openapi']).key();
        for (const message of faults) ctx.report({ message, location });
      },
    };
  };
}

function faultsOf(decision: Decision, sources: Sources): string[] {
  const { kind, restsOn } = decision;
  if (!decisionKinds.some((each) => each === kind)) {
    return [
      `has the unknown kind "${kind}". Write one of ${decisionKinds.join(', ')} in the fifth column.`,
    ];
  }
  const unknown = restsOn.filter((id) => !sources.known.has(id));
  return [
    ...unknown.map((id) =>
      id === ''
        ? 'names no related claims. List them in the sixth column, or write - if there are none.'
        : `cites "${id}", which is not in ${sources.claims}. Correct the id; separate several ids with commas.`,
    ),
    ...(kind === 'contradiction' && restsOn.length < 2
      ? [
          'settles a contradiction but cites fewer than two claims. Cite the claims that contradict each other.',
        ]
      : []),
    ...(kind === 'departure' ? departureFaults(decision, sources) : []),
  ];
}

function departureFaults({ id, restsOn }: Decision, sources: Sources): string[] {
  const listed = new RegExp(`\\b${id}\\b`).test(sources.openPointsText);
  return [
    ...(restsOn.length === 0
      ? ['is a departure but cites no claim. Cite the claim that it departs from.']
      : []),
    ...(listed
      ? []
      : [
          `is a departure that is not in ${sources.openPoints}. List it there, or follow the reference.`,
        ]),
  ];
}
