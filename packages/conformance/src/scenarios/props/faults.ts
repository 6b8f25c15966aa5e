import type { Exchange } from '../../http/exchange.js';
import { elements, member } from '../../json.js';
import type { Stage } from '../stage.js';

/** A fault that an error has to tell: the field, its code, and what was sent where it is repeated. */
export interface Fault {
  readonly field: string;
  readonly code: string;
  readonly attemptedValue?: unknown;
}

/** The faults that an answer tells, in its order. */
export function toldFaults(body: unknown): Fault[] {
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
  const inOrder = (faults: readonly Fault[]): Fault[] =>
    faults.toSorted((a, b) => (`${a.field} ${a.code}` < `${b.field} ${b.code}` ? -1 : 1));
  stage.decided?.equal(
    inOrder(toldFaults(reply.json)),
    inOrder(expected),
    `the details of ${what}`,
  );
}
