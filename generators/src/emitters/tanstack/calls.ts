import { type FileDraft, typeFrom, valueFrom } from '../../code/file.js';
import {
  bodyType,
  type Call,
  type Group,
  parametersName,
  pathType,
  signatureOf,
  type TypeContext,
  type TypedParameter,
} from '../client-calls.js';

/** The context of the files of groups. */
export interface GroupContext extends TypeContext {
  /** True if the document has one version, so that keys need not contain it. */
  readonly isSingle: boolean;
}

/** How the client's function of an operation is called. */
export interface ClientCall {
  readonly make: string;
  readonly arguments: readonly TypedParameter[];
}

/** The client function of an operation, and its arguments except the options. */
export function callOf(
  draft: FileDraft,
  context: GroupContext,
  { names }: Group,
  call: Call,
): ClientCall {
  const file = draft.use(valueFrom('client', names.file, '*', 'calls'));
  const signature = signatureOf(call, {
    path: ({ parameter }) => pathType(draft, context, call, parameter),
    body: bodyType(draft, context, call),
    parameters: `${file}.${parametersName(call.operation)}`,
    options: '',
  });
  // Arguments must not shadow the client's functions.
  const safe = signature.slice(0, -1).map(({ name, ...each }) => ({
    ...each,
    name: ['calls', 'signal', 'pageParam'].includes(name) ? `${name}_` : name,
  }));
  return { make: `${file}.${call.factory}(connection)`, arguments: safe };
}

/** The parameters of a function that returns options: the connection, the arguments and the call options. */
export function parametersOf(draft: FileDraft, given: readonly TypedParameter[]): TypedParameter[] {
  const options = draft.use(typeFrom('client', 'runtime/call-options', 'CallOptions'));
  return [
    { name: 'connection', type: draft.use(typeFrom('client', 'runtime/connection', 'Connection')) },
    ...given,
    { name: 'options', type: options, hasQuestionToken: true },
  ];
}
