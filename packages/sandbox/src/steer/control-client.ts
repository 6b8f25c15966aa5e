import {
  type OperationId,
  type openapiOperations as Types,
  operations,
} from '../generated/types/index.js';
import { call, type Target } from './call.js';

/** The control API refused something. */
export class SteeringError extends Error {
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
type Answer<Id extends OperationId> = Types[Id]['responses'] extends { 200: Json<infer Body> }
  ? Body
  : never;

/** Calls an operation of the control API of one tenant. */
export type ControlCall = <Id extends OperationId>(
  id: Id,
  ...[input]: object extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>]
) => Promise<Answer<Id>>;

/**
 * Makes the calls of a target's key.
 * @throws {SteeringError} (the calls) for what is refused
 */
export function controlCalls(target: Target): ControlCall {
  return async <Id extends OperationId>(id: Id, input?: Input<Id>): Promise<Answer<Id>> => {
    const { ok, status, body } = await call(target, operations[id], input);
    if (ok) return body as Answer<Id>;
    const { code = '', message = `${id} failed.` } = (body ?? {}) as {
      readonly code?: string;
      readonly message?: string;
    };
    throw new SteeringError(status, code, message);
  };
}
