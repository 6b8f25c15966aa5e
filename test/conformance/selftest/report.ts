import type { Trial } from './trial.js';

/** Formats the verdict on a mutant and what found it. */
export function formatTrial({ mutant, verdict, found, problem, seconds }: Trial): string {
  const head = `${verdict.padEnd(8)} ${mutant.name} (${seconds} s)`;
  if (verdict === 'unusable') return `${head}\n         ${problem ?? ''}`;
  if (!found) return `${head}\n         ${mutant.broken} [${mutant.claims.join(', ')}]`;
  const cited = found.claims.filter((claim) => mutant.claims.includes(claim));
  const claims = verdict === 'killed' ? cited : found.claims;
  const by = `${found.check} [${claims.slice(0, 4).join(', ')}${claims.length > 4 ? ', …' : ''}]`;
  if (verdict === 'killed') return `${head}\n         by ${by}`;
  return `${head}\n         ${mutant.broken} [${mutant.claims.join(', ')}]\n         only ${by}: ${found.expected}; ${found.actual}`;
}

/** Formats the counts of all verdicts in one line. */
export function formatCounts(trials: readonly Trial[]): string {
  const count = (verdict: Trial['verdict']): number =>
    trials.filter((each) => each.verdict === verdict).length;
  const seconds = trials.reduce((sum, each) => sum + each.seconds, 0);
  return (
    `${trials.length} mutants: ${count('killed')} killed, ${count('misread')} found by a check that cites ` +
    `another claim, ${count('survived')} survived, ${count('unusable')} unusable; ${Math.round(seconds)} s of trials.`
  );
}
