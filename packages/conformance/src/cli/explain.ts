import { UsageError } from '@seller-funds/command';
import type { Check } from '../run/check.js';
import { isCited, type Claim } from '../result/claims.js';
import type { Decision } from '../result/decisions.js';
import { allChecks } from './list.js';
import type { ReferenceTexts } from './process-environment.js';

/** Prints the text of a claim or decision, its places in the document, and the checks that test it. */
export function explain(
  id: string,
  { claims, decisions }: ReferenceTexts,
  contract: unknown,
  out: (text: string) => void,
): number {
  const checks = allChecks(contract);
  const claim = claims.find((each) => each.id.toLowerCase() === id.toLowerCase());
  if (claim) out(explainClaim(claim, decisions, checks));
  else out(explainDecision(id, { claims, decisions }, checks));
  return 0;
}

function explainClaim(claim: Claim, known: readonly Decision[], checks: readonly Check[]): string {
  const { decisions } = claim;
  const decided = decisions.map((id) => {
    const decision = known.find((each) => each.id === id);
    return decision ? `${id}  ${decision.says}` : id;
  });
  const places = claim.at.map((pointer) => `  ${pointer}`);
  const nowhere = 'No element of the document cites it.';
  return [
    `${claim.id}  ${claim.says}`,
    `Reference: ${claim.where}`,
    ...(claim.test === '' ? [] : [`Test:      ${claim.test}`]),
    ...decided.map((each) => `Decided:   ${each}`),
    '',
    ...(decisions.length > 0 ? [] : [listOr('In the document', places, nowhere), '']),
    proofsOf(checks.filter((check) => isCited(claim, check.claims))),
    '',
  ].join('\n');
}

function explainDecision(
  id: string,
  { claims, decisions }: ReferenceTexts,
  checks: readonly Check[],
): string {
  const number = id.toUpperCase();
  const decision = decisions.find((each) => each.id === number);
  const answered = claims.filter((claim) => claim.decisions.includes(number));
  const citing = checks.filter((check) => check.claims.includes(number));
  if (!decision && answered.length === 0 && citing.length === 0) {
    throw new UsageError(`Unknown claim or decision: ${id}.${nearest(id, claims)}`);
  }
  const questions = answered.map((claim) => `  ${claim.id}  ${claim.says}`);
  return [
    decision ? `${number}  ${decision.question}` : number,
    ...(decision ? [`Decided:   ${decision.says}`, `Why:       ${decision.why}`] : []),
    '',
    listOr('It answers', questions, 'It answers no open question of the reference.'),
    '',
    proofsOf(citing),
    '',
  ].join('\n');
}

function proofsOf(checks: readonly Check[]): string {
  // Scenarios first: they were written for their claims.
  const order = ['scenario', 'generic', 'observation'];
  const proofs = checks
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map((check) => `  ${check.id}\n      ${check.title}`);
  return listOr('Checked by', proofs, 'No check tests it.');
}

function listOr(title: string, lines: readonly string[], none: string): string {
  return lines.length === 0 ? none : `${title}:\n${lines.join('\n')}`;
}

function nearest(id: string, claims: readonly Claim[]): string {
  const area = id.toUpperCase().split('-').slice(0, 2).join('-');
  const ids = claims.map((claim) => claim.id).filter((each) => each.startsWith(`${area}-`));
  if (ids.length === 0) return '';
  return ` Known ids: ${ids[0] ?? ''} to ${ids.at(-1) ?? ''}.`;
}
