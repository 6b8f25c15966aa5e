import type { Exchange } from '../http/exchange.js';
import { member } from '../json.js';
import type { CheckContext } from '../run/check.js';
import type { CaseResults } from './case-results.js';

/** Judges whether a request gets an error with a status and, with decisions, the code that belongs to this status. */
export function judgeError(
  results: CaseResults,
  { decisions, profile }: CheckContext,
  exchange: Exchange,
  status: number,
  attempt: string,
): void {
  const { statusCodes, codeDecisions } = (decisions && profile.errorRules) || {};
  const code = statusCodes?.get(status);
  const { reply } = exchange;
  if (reply.status !== status || code === undefined) {
    results.judge(exchange, reply.status === status, `status ${status}`, { attempt });
    return;
  }
  const isRight = member(reply.json, 'code') === code;
  results.judge(exchange, isRight, `the code ${code}`, { attempt, claims: codeDecisions ?? [] });
}
