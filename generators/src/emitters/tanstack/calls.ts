import type { OptionalKind, ParameterDeclarationStructure } from 'ts-morph';
import type { FileDraft } from '../../code/file.js';
import {
  bodyType,
  callingConventionOf,
  type Group,
  type Method,
  parametersName,
  pathType,
  type TypeContext,
} from '../client-calls.js';
import type { Cursor } from '../emitter.js';

/** The context of the files of groups. */
export interface GroupContext extends TypeContext {
  readonly cursors: readonly Cursor[];
  /** True if the document has one version, so that keys need not contain it. */
  readonly isSingle: boolean;
}

/** One argument of a call of the client. */
export interface Argument {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
}

/** How the client's function of an operation is called. */
export interface ClientCall {
  /** The factory of the method. */
  readonly make: string;
  readonly arguments: readonly Argument[];
}

/** The client function of an operation, and its arguments except the options. */
export function callOf(
  draft: FileDraft,
  context: GroupContext,
  { names }: Group,
  { operation, factory }: Method,
): ClientCall {
  const file = draft.use({
    from: { emitter: 'client', file: names.file },
    name: '*',
    as: 'calls',
  });
  const { path, body, parameters } = callingConventionOf(operation);
  // An optional argument before a required one may be undefined instead.
  const isOptional = body?.optional && (parameters?.optional ?? true);
  const given = [
    // Arguments must not shadow the client's functions.
    ...path.map(({ argument, parameter }) => ({
      name: safe(argument),
      type: pathType(draft, context, operation, parameter),
      optional: false,
    })),
    ...(body
      ? [
          {
            name: 'body',
            type: `${bodyType(draft, context, operation)}${body.optional && !isOptional ? ' | undefined' : ''}`,
            optional: isOptional === true,
          },
        ]
      : []),
    ...(parameters
      ? [
          {
            name: 'parameters',
            type: `${file}.${parametersName(operation)}`,
            optional: parameters.optional,
          },
        ]
      : []),
  ];
  return { make: `${file}.${factory}(connection)`, arguments: given };
}

function safe(argument: string): string {
  return ['calls', 'signal', 'pageParam'].includes(argument) ? `${argument}_` : argument;
}

/** The parameters of a function that returns options: the connection, the arguments and the call options. */
export function parametersOf(
  draft: FileDraft,
  given: readonly Argument[],
): OptionalKind<ParameterDeclarationStructure>[] {
  return [
    {
      name: 'connection',
      type: draft.use({
        from: { emitter: 'client', file: 'runtime/connection' },
        name: 'Connection',
        typeOnly: true,
      }),
    },
    ...given.map(({ name, type, optional }) => ({ name, type, hasQuestionToken: optional })),
    { name: 'options', type: callOptions(draft), hasQuestionToken: true },
  ];
}

function callOptions(draft: FileDraft): string {
  const from = { emitter: 'client', file: 'runtime/call-options' } as const;
  return draft.use({ from, name: 'CallOptions', typeOnly: true });
}
