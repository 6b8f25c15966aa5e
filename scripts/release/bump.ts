import type { Audience, Level } from '@seller-funds/generators/diff';
import type { RecordedChange } from '../../docs/releases/record.ts';
import { ruleOf } from '@seller-funds/generators/diff';

/** The part of a semantic version that a release raises. */
export type Bump = 'major' | 'minor' | 'patch';

const bumps: readonly Bump[] = ['patch', 'minor', 'major'];

/** The audience of each package: clients or servers of the API. */
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
 * How to raise a package's version for changes of the contract, if one concerns it. A rename is breaking.
 * @param version the current version of the package; below 1.0.0 breaking changes raise the minor version
 */
export function bumpFor(
  changes: readonly RecordedChange[],
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
