import { adapterActionsIn, operationNotImplementedIn } from '../reasons.js';
import type { CheckResult, Result } from '../result/result.js';
import { isServed } from '../result/summarize.js';

const mostSteps = 3;

const mostPatterns = 6;

/** Proposes what to do next: the failures of one check, then the operations or actions that let most checks run. */
export function nextStepsText(result: Result): string {
  const steps = [
    ...failureSteps(result),
    ...versionStep(result),
    ...operationSteps(result),
    ...actionSteps(result),
  ];
  return steps.length === 0
    ? ''
    : `\nNext steps:\n${steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`;
}

function command(result: Result, options: string): string {
  const adapter = result.adapter === 'none' ? '' : ' --adapter …';
  const spec = result.spec === undefined ? '' : ` --spec ${result.spec}`;
  return `seller-funds-conformance --target ${result.target}${spec}${adapter} ${options}`;
}

function failureSteps(result: Result): string[] {
  const { operations, target } = result;
  if (operations.some(({ status }) => status === 'not implemented') && !operations.some(isServed))
    return [`No operation is implemented. Is ${target} the URL in front of the paths?`];
  const failed = result.checks.filter(({ status }) => status === 'failed');
  const [first] = failed.toSorted(
    (a, b) =>
      Number(citesClaims(b)) - Number(citesClaims(a)) ||
      Number(b.kind === 'generic') - Number(a.kind === 'generic'),
  );
  if (!first) return [];
  const options = `--only '${first.id}' --seed ${result.seed}`;
  return [`Repair what a check found, and run it alone: ${command(result, options)}`];
}

function citesClaims({ findings }: CheckResult): boolean {
  return findings.some(({ claims }) => claims.length > 0);
}

/** Version 2 alone, for who implements no operation of version 1. */
function versionStep(result: Result): string[] {
  const versions = [...new Set(result.checks.map(({ version }) => version))].filter(
    (version) => version !== '',
  );
  const served = servedVersions(result);
  const used = versions.filter((version) => served.has(version));
  const [only] = used;
  if (only === undefined || used.length > 1 || versions.length < 2) return [];
  const others = result.checks.filter(({ version }) => version !== only && version !== '').length;
  const what = `You implement only ${only}. Leave ${others} checks of the other version out`;
  return [`${what}: ${command(result, `--version ${only}`)}`];
}

/** The operations whose absence keeps most checks from running, those of the versions in use first. */
function operationSteps(result: Result): string[] {
  const served = servedVersions(result);
  return countWaiting(result, (reason) => operationNotImplementedIn(reason) ?? [])
    .filter(([id]) => served.size === 0 || served.has(versionOf(id)))
    .slice(0, mostSteps)
    .map(([id, count]) => {
      const { method = '', path = '' } = result.operations.find((each) => each.id === id) ?? {};
      const what = `Implement ${id} (${method} ${path}): ${count} checks wait for it`;
      return `${what}: ${command(result, selectionOf(result, id))}`.trimEnd();
    });
}

/** The options that select all checks that wait for an operation: few patterns, or else its version, or else none. */
function selectionOf({ checks }: Result, operationId: string): string {
  const waiting = checks.filter(
    ({ status, reason = '' }) =>
      status === 'not run' && operationNotImplementedIn(reason) === operationId,
  );
  const patterns = [...new Set(waiting.map(patternOf))];
  if (patterns.length <= mostPatterns) return `--only '${patterns.join()}'`;
  const versions = new Set(waiting.map(({ version }) => version).filter((each) => each !== ''));
  return versions.size === 1 ? `--version ${[...versions].join()}` : '';
}

/** Selects a check with others: a scenario with those of its area, another one with those of its operation. */
function patternOf({ id, kind }: CheckResult): string {
  const [first = '', second = '', ...more] = id.split('/');
  if (kind === 'scenario' && more.length > 0) return `${first}/${second}/*`;
  return more.length === 0 && second !== '' ? `*/${second}` : id;
}

function actionSteps(result: Result): string[] {
  return countWaiting(result, adapterActionsIn)
    .slice(0, mostSteps)
    .map(
      ([action, count]) =>
        `Offer the adapter action ${action}: ${count} checks wait for it: ${command({ ...result, adapter: 'none' }, '--adapter FILE|URL')}`,
    );
}

/** What checks were not run for, by how many of them. */
function countWaiting(
  { checks }: Result,
  namedIn: (reason: string) => string | readonly string[],
): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { reason = '' } of checks.filter(({ status }) => status === 'not run'))
    for (const name of [namedIn(reason)].flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

function servedVersions({ operations }: Result): Set<string> {
  return new Set(operations.filter(isServed).map(({ id }) => versionOf(id)));
}

/** The version of an operation; empty in a document without versions. */
function versionOf(id: string): string {
  return /^[^.]+(?=\.)/.exec(id)?.[0] ?? '';
}
