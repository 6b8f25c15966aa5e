import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import type { Exchange } from '../../http/exchange.js';
import { elements, member } from '../../json.js';
import type { Stage } from '../stage.js';

/** A fault that an error tells: the field, its code, and what was sent where it is repeated. */
export interface ToldFault {
  readonly field: string;
  readonly code: string;
  readonly attemptedValue?: unknown;
}

/** A fault that an error has to tell. */
export interface Fault extends ToldFault {
  readonly code: ErrorCode;
}

/** The faults that an answer tells, in its order. */
export function toldFaults(body: unknown): ToldFault[] {
  return elements(member(body, 'details')).map((detail) => {
    const attemptedValue = member(detail, 'attemptedValue');
    const [field, code] = [String(member(detail, 'field')), String(member(detail, 'code'))];
    return { field, code, ...(attemptedValue === undefined ? {} : { attemptedValue }) };
  });
}

/** D16: expects an error to tell these faults and no others, whatever their order. */
export function expectFaults(
  stage: Stage,
  { reply }: Exchange,
  expected: readonly Fault[],
  what: string,
): void {
  stage.decided?.equal(
    inOrder(toldFaults(reply.json)),
    inOrder(expected),
    `the details of ${what}`,
  );
}

function inOrder(faults: readonly ToldFault[]): ToldFault[] {
  return faults.toSorted((a, b) => (`${a.field} ${a.code}` < `${b.field} ${b.code}` ? -1 : 1));
}
