import { at } from '../../json.js';
import type { Parameter, Response } from '../../model/contract.js';
import type { SchemaComparison } from '../schema/compare-schemas.js';
import { compareContent } from './compare-bodies.js';
import { type OperationPair, pairBy } from './pair.js';
import { compareRequired, reportParameters } from '../report-differences.js';

/** The rules for a part of a response that became required or optional. */
export const requiredRules = ['response/required-narrowed', 'response/required-widened'] as const;

/** Compares the responses of an operation: status codes, headers and bodies. */
export function compareResponses(
  { before, after }: OperationPair,
  schemas: SchemaComparison,
): void {
  const statuses = new Set([...before.responses, ...after.responses].map(({ status }) => status));
  for (const status of statuses) {
    const old = covering(before.responses, status);
    const now = covering(after.responses, status);
    const places = {
      field: `response ${(now ?? old)?.status}`,
      before: old && at(before.pointer, 'responses', old.status),
      after: now && at(after.pointer, 'responses', now.status),
    };
    if (old && now) {
      compareContent(old.content, now.content, places, schemas);
      compareHeaders(
        old.headers,
        now.headers,
        ({ name }) => `${places.field} header ${name}`,
        schemas,
      );
      continue;
    }
    const kind = /^[123]/.test(status) ? 'success' : 'error';
    const rule = `response/${kind}-${old ? 'removed' : 'added'}` as const;
    const message = `${old ? 'without' : 'also'} status ${status}`;
    schemas.report({ rule, message, ...places });
  }
}

/** The response for a status code: an exact match, its range, or `default`. */
function covering(responses: readonly Response[], wanted: string): Response | undefined {
  const find = (status: string): Response | undefined =>
    responses.find((response) => response.status.toUpperCase() === status);
  return find(wanted.toUpperCase()) ?? find(`${wanted[0] ?? ''}XX`) ?? find('DEFAULT');
}

/** Compares response headers. */
export function compareHeaders(
  before: readonly Parameter[],
  after: readonly Parameter[],
  fieldOf: (header: Parameter) => string,
  schemas: SchemaComparison,
): void {
  const { pairs, ...unmatched } = pairBy(before, after, ({ name }) => name.toLowerCase());
  for (const { before: old, after: now } of pairs) {
    const field = fieldOf(old);
    const places = { field, before: old.schema.pointer, after: now.schema.pointer };
    compareRequired(old, now, requiredRules, places, schemas.report);
    schemas.compare([old.schema], [now.schema], field);
  }
  reportParameters('header', unmatched, fieldOf, schemas.report);
}
