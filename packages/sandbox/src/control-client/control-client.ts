import {
  type OperationId,
  type openapiOperations as Types,
  operations,
} from '../generated/types/index.js';
import { callOperation, type Target } from './call-operation.js';

interface Json<Body> {
  content: { 'application/json': Body };
}

type Input<Id extends OperationId> = (Types[Id] extends { parameters: infer P } ? P : object) &
  (Types[Id] extends { requestBody?: Json<infer Body> } ? { body?: Body } : object);

type Output<Id extends OperationId> = Types[Id]['responses'] extends { 200: Json<infer Body> }
  ? Body
  : never;

export type ControlCall = <Id extends OperationId>(
  id: Id,
  ...[input]: object extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>]
) => Promise<Output<Id>>;

/** Returns the function that calls the control API. It throws {@link ControlError} for an error response. */
export function controlCalls(target: Target): ControlCall {
  return async <Id extends OperationId>(id: Id, input?: Input<Id>): Promise<Output<Id>> =>
    (await callOperation(target, operations[id], input)) as Output<Id>;
}
