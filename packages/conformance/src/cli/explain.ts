import type { Claim } from '../result/claims.js';
import { allChecks } from './list.js';
import { UsageError } from './arguments.js';

/** Prints what a claim says, where the reference and the document have it, and what proves it. */
export function explain(
  args: readonly string[],
  claims: readonly Claim[],
  contract: unknown,
  out: (text: string) => void,
): number {
  const [id, ...more] = args;
  if (id === undefined || more.length > 0) {
    throw new UsageError('explain takes one claim, such as EXT-PS-036.');
  }
  const claim = claims.find((each) => each.id.toLowerCase() === id.toLowerCase());
  if (!claim) throw new UsageError(`There is no claim ${id}.${nearest(id, claims)}`);
  const checks = allChecks(contract).filter((check) => check.claims.includes(claim.id));
  // A scenario was written for its claims; what is derived from the document comes after.
  const order = ['scenario', 'generic', 'observation'];
  const proofs = checks
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map((check) => `  ${check.id}\n      ${check.title}`);
  const places = claim.at.map((pointer) => `  ${pointer}`);
  out(
    [
      `${claim.id}  ${claim.says}`,
      `Reference: ${claim.where}`,
      ...(claim.test === '' ? [] : [`Test:      ${claim.test}`]),
      '',
      places.length > 0
        ? `In the document:\n${places.join('\n')}`
        : 'No element of the document has it.',
      '',
      proofs.length > 0 ? `Proved by:\n${proofs.join('\n')}` : 'No check proves it.',
      '',
    ].join('\n'),
  );
  return 0;
}

function nearest(id: string, claims: readonly Claim[]): string {
  const area = id.toUpperCase().split('-').slice(0, 2).join('-');
  const ids = claims.map((claim) => claim.id).filter((each) => each.startsWith(`${area}-`));
  if (ids.length === 0) return '';
  return ` There are ${ids[0] ?? ''} to ${ids.at(-1) ?? ''}.`;
}
