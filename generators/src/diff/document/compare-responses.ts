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
  const { report } = context;
  for (const old of before.responses) {
    const now = covering(after.responses, old.status);
    const places = {
      before: at(before.pointer, 'responses', old.status),
      after: at(after.pointer, 'responses', (now ?? old).status),
    };
    if (now) compareResponse(old, now, { ...context, places });
    else {
      const rule = isSuccess(old) ? 'response/success-removed' : 'response/error-removed';
      const message = `without status ${old.status}`;
      report({ rule, message, field: `response ${old.status}`, ...places, after: undefined });
    }
  }
  for (const now of after.responses) {
    if (before.responses.some(({ status }) => status === now.status)) continue;
    const old = covering(before.responses, now.status);
    const places = {
      before: at(before.pointer, 'responses', (old ?? now).status),
      after: at(after.pointer, 'responses', now.status),
    };
    if (old) compareResponse(old, now, { ...context, places });
    else {
      const rule = isSuccess(now) ? 'response/success-added' : 'response/error-added';
      const message = `also status ${now.status}`;
      report({ rule, message, field: `response ${now.status}`, ...places, before: undefined });
    }
  }
}

/** The response for a status code: an exact match, its range, or `default`. */
function covering(responses: readonly Response[], wanted: string): Response | undefined {
  const find = (status: string): Response | undefined =>
    responses.find((response) => response.status.toUpperCase() === status);
  return find(wanted.toUpperCase()) ?? find(`${wanted[0] ?? ''}XX`) ?? find('DEFAULT');
}

function isSuccess({ status }: Response): boolean {
  return /^[123]/.test(status);
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
