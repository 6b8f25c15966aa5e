import {
  type OperationId,
  type openapiOperations as Types,
  operations,
} from '../generated/types/index.js';
import { callOperation, type Target } from './call-operation.js';

/** The control API refused something. */
export class ControlError extends Error {
  override readonly name = 'SteeringError';

  constructor(
    readonly status: number,
    /** The catalogued code; empty where there is none. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

interface Json<Body> {
  content: { 'application/json': Body };
}

/** What an operation of the control API takes. */
type Input<Id extends OperationId> = (Types[Id] extends { parameters: infer P } ? P : object) &
  (Types[Id] extends { requestBody?: Json<infer Body> } ? { body?: Body } : object);

/** What it answers. */
type Output<Id extends OperationId> = Types[Id]['responses'] extends { 200: Json<infer Body> }
  ? Body
  : never;

/** Calls an operation of the control API of one tenant. */
export type ControlCall = <Id extends OperationId>(
  id: Id,
  ...[input]: object extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>]
) => Promise<Output<Id>>;

/**
 * Makes the calls of a target's key.
 * @throws {ControlError} (the calls) for what is refused
 */
export function controlCalls(target: Target): ControlCall {
  return async <Id extends OperationId>(id: Id, input?: Input<Id>): Promise<Output<Id>> => {
    const { ok, status, body } = await callOperation(target, operations[id], input);
    if (ok) return body as Output<Id>;
    const { code = '', message = `${id} failed.` } = (body ?? {}) as {
      readonly code?: string;
      readonly message?: string;
    };
    throw new ControlError(status, code, message);
  };
}
