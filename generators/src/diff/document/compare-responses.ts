import { at } from '../../json.js';
import type { Parameter, Response } from '../../model/contract.js';
import type { BodyContext } from './compare-bodies.js';
import { compareContent } from './compare-bodies.js';
import { type OperationPair, pairBy } from './pair.js';
import { compareRequired, reportParameters } from '../report-differences.js';

/** The rules for a part of a response that became required or optional. */
export const requiredRules = ['response/required-narrowed', 'response/required-widened'] as const;

/** Compares the responses of an operation: status codes, headers and bodies. */
export function compareResponses(
  { before, after }: OperationPair,
  context: Omit<BodyContext, 'places'>,
): void {
  const statuses = new Set([...before.responses, ...after.responses].map(({ status }) => status));
  for (const status of statuses) {
    const old = covering(before.responses, status);
    const now = covering(after.responses, status);
    const places = {
      before: old && at(before.pointer, 'responses', old.status),
      after: now && at(after.pointer, 'responses', now.status),
    };
    if (old && now) {
      compareResponse(old, now, { ...context, places });
      continue;
    }
    const kind = /^[123]/.test(status) ? 'success' : 'error';
    const rule = `response/${kind}-${old ? 'removed' : 'added'}` as const;
    const message = `${old ? 'without' : 'also'} status ${status}`;
    context.report({ rule, message, field: `response ${status}`, ...places });
  }
}

/** The response for a status code: an exact match, its range, or `default`. */
function covering(responses: readonly Response[], wanted: string): Response | undefined {
  const find = (status: string): Response | undefined =>
    responses.find((response) => response.status.toUpperCase() === status);
  return find(wanted.toUpperCase()) ?? find(`${wanted[0] ?? ''}XX`) ?? find('DEFAULT');
}

function compareResponse(old: Response, now: Response, context: BodyContext): void {
  const field = `response ${now.status}`;
  compareContent(old.content, now.content, field, context);
  compareHeaders(old.headers, now.headers, ({ name }) => `${field} header ${name}`, context);
}

/** Compares response headers. */
export function compareHeaders(
  before: readonly Parameter[],
  after: readonly Parameter[],
  fieldOf: (header: Parameter) => string,
  { schemas, report }: Pick<BodyContext, 'schemas' | 'report'>,
): void {
  const { pairs, ...unmatched } = pairBy(before, after, ({ name }) => name.toLowerCase());
  for (const { before: old, after: now } of pairs) {
    const field = fieldOf(old);
    const places = { field, before: old.schema.pointer, after: now.schema.pointer };
    compareRequired(old, now, requiredRules, places, report);
    schemas.compare([old.schema], [now.schema], field);
  }
  reportParameters('header', unmatched, fieldOf, report);
}
