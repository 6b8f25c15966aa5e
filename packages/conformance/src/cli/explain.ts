import type { Check } from '../run/check.js';
import { isCited, type Claim } from '../result/claims.js';
import { allChecks } from './list.js';
import { UsageError } from './arguments.js';

/** Prints what a claim or decision is about, where the document has it, and what proves it. */
export function explain(
  args: readonly string[],
  claims: readonly Claim[],
  contract: unknown,
  out: (text: string) => void,
): number {
  const [id, ...more] = args;
  if (id === undefined || more.length > 0) {
    throw new UsageError('explain takes one claim or decision, such as EXT-PS-036 or D61.');
  }
  const checks = allChecks(contract);
  const claim = claims.find((each) => each.id.toLowerCase() === id.toLowerCase());
  if (claim) out(explainClaim(claim, checks));
  else out(explainDecision(id, claims, checks));
  return 0;
}

function explainClaim(claim: Claim, checks: readonly Check[]): string {
  const { decisions } = claim;
  const places = claim.at.map((pointer) => `  ${pointer}`);
  const nowhere = 'No element of the document has it.';
  return [
    `${claim.id}  ${claim.says}`,
    `Reference: ${claim.where}`,
    ...(claim.test === '' ? [] : [`Test:      ${claim.test}`]),
    ...(decisions.length === 0 ? [] : [`Decided:   ${decisions.join(', ')}`]),
    '',
    ...(decisions.length > 0 ? [] : [listOr('In the document', places, nowhere), '']),
    proofsOf(checks.filter((check) => isCited(claim, check.claims))),
    '',
  ].join('\n');
}

/** A decision by the questions that it answers. */
function explainDecision(id: string, claims: readonly Claim[], checks: readonly Check[]): string {
  const decision = id.toUpperCase();
  const answered = claims.filter(({ decisions }) => decisions.includes(decision));
  const citing = checks.filter((check) => check.claims.includes(decision));
  if (answered.length === 0 && citing.length === 0) {
    throw new UsageError(`There is no claim ${id}.${nearest(id, claims)}`);
  }
  const questions = answered.map((claim) => `  ${claim.id}  ${claim.says}`);
  const none = 'No open question of the reference rests on it.';
  return `${decision}\n\n${listOr('It answers', questions, none)}\n\n${proofsOf(citing)}\n`;
}

function proofsOf(checks: readonly Check[]): string {
  // A scenario was written for its claims; what is derived from the document comes after.
  const order = ['scenario', 'generic', 'observation'];
  const proofs = checks
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map((check) => `  ${check.id}\n      ${check.title}`);
  return listOr('Proved by', proofs, 'No check proves it.');
}

function listOr(title: string, lines: readonly string[], none: string): string {
  return lines.length === 0 ? none : `${title}:\n${lines.join('\n')}`;
}

function nearest(id: string, claims: readonly Claim[]): string {
  const area = id.toUpperCase().split('-').slice(0, 2).join('-');
  const ids = claims.map((claim) => claim.id).filter((each) => each.startsWith(`${area}-`));
  if (ids.length === 0) return '';
  return ` There are ${ids[0] ?? ''} to ${ids.at(-1) ?? ''}.`;
}
