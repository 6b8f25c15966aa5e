// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type {
  OperationDescriptor,
  ParameterDescriptor,
} from '@seller-funds/contract/runtime/operation';
import type { Style } from './styles.js';
import { isAbsent, ownValue } from './values.js';

/** Headers of a caller's own; an undefined one is left out. */
export type CallHeaders = Headers | Readonly<Record<string, string | undefined>>;

/** What any call may bring along besides the operation's own parameters. */
export interface CallOptions {
  /** Ends the call; it then throws a `ConnectionError` with `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Sent with this request; they win over all others of the same name. */
  readonly headers?: CallHeaders | undefined;
}

/** The values of one call: those of each kind of parameter by their names, and the body. */
export interface CallInput {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly header?: object | undefined;
  readonly cookie?: object | undefined;
  readonly body?: unknown;
  readonly options?: CallOptions | undefined;
}

/** A parameter with the value that a call gives it. */
export interface GivenParameter extends Style {
  readonly value: unknown;
}

/** The parameters of one kind that a call gives a value, in the order of the document. */
export function givenParameters(
  operation: OperationDescriptor,
  input: CallInput,
  location: ParameterDescriptor['in'],
): GivenParameter[] {
  return (operation.parameters ?? [])
    .filter((parameter) => parameter.in === location)
    .map((parameter) => ({ parameter, value: ownValue(input[location], parameter.name) }))
    .filter(({ value }) => !isAbsent(value))
    .map(({ parameter, value }) => ({
      ...styleOf(parameter),
      value: parameter.wire === 'json' ? JSON.stringify(value) : value,
    }));
}

/** How a parameter is written, with OpenAPI's defaults for what the descriptor leaves out. */
function styleOf({ name, in: location, style, explode }: ParameterDescriptor): Style {
  const standard = location === 'query' || location === 'cookie' ? 'form' : 'simple';
  const chosen = style ?? standard;
  return { name, style: chosen, explode: explode ?? chosen === 'form' };
}
