import type { Audience, Change, Level } from '@seller-funds/generators/diff';
import { ruleOf } from '@seller-funds/generators/diff';

/** The part of a version that a release raises. */
export type Bump = 'major' | 'minor' | 'patch';

const bumps: readonly Bump[] = ['patch', 'minor', 'major'];

/** What changes of the contract mean to each package: as its users are clients or servers of the API. */
export const audienceOf: ReadonlyMap<string, Audience> = new Map([
  ['@seller-funds/contract', 'clients'],
  ['@seller-funds/validators', 'clients'],
  ['@seller-funds/client', 'clients'],
  ['@seller-funds/webhooks', 'clients'],
  ['@seller-funds/server', 'servers'],
  ['@seller-funds/sandbox', 'servers'],
  ['@seller-funds/conformance', 'servers'],
]);

const byLevel: Readonly<Record<Level, Bump>> = {
  breaking: 'major',
  risky: 'minor',
  compatible: 'minor',
  docs: 'patch',
};

/**
 * How much changes of the contract raise the version of a package; undefined where there are none.
 * What is only called by another name breaks the build of those who use it.
 * @param version the package's version now: below 1.0.0 a minor version may break, a patch adds
 */
export function bumpFor(
  changes: readonly Change[],
  audience: Audience,
  version: string,
): Bump | undefined {
  const all = changes.map(({ rule, levels }) =>
    ruleOf(rule).renames === true ? 'major' : byLevel[levels[audience]],
  );
  const highest = bumps.findLast((bump) => all.includes(bump));
  if (highest === undefined || !version.startsWith('0.')) return highest;
  return highest === 'major' ? 'minor' : 'patch';
}
