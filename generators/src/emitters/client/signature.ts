import type { OptionalKind, ParameterDeclarationStructure } from 'ts-morph';
import { propertyAccess, propertyName } from '../../code/identifiers.js';
import type { ParameterLocation } from '../../model/contract.js';
import { argumentNames } from './calls/arguments.js';
import type { Call, ParameterObject, PathArgument } from './calls/call.js';

type CallArguments = Pick<Call, 'path' | 'body' | 'parameters'>;

/** A parameter of a function, with its type as source. */
export type TypedParameter = OptionalKind<ParameterDeclarationStructure> & {
  readonly type: string;
};

/** The parameter list of a method, with the source of each type. */
export function signatureOf(
  { path, body, parameters }: CallArguments,
  types: {
    readonly path: (argument: PathArgument) => string;
    readonly body: string;
    readonly parameters: string;
    readonly options: string;
  },
): TypedParameter[] {
  // An optional argument before a required one is typed as possibly undefined instead.
  const follows = parameters !== undefined && !parameters.optional;
  const bodyType = follows && body?.optional ? `${types.body} | undefined` : types.body;
  return [
    ...path.map((argument) => ({ name: argument.argument, type: types.path(argument) })),
    ...(body
      ? [{ name: argumentNames.body, type: bodyType, hasQuestionToken: body.optional && !follows }]
      : []),
    ...(parameters
      ? [
          {
            name: argumentNames.parameters,
            type: types.parameters,
            hasQuestionToken: parameters.optional,
          },
        ]
      : []),
    { name: argumentNames.options, type: types.options, hasQuestionToken: true },
  ];
}

/** The same arguments by name, as the method's implementation takes them. */
export function argumentList({ path, body, parameters }: CallArguments): string {
  return [
    ...path.map((entry) => entry.argument),
    ...(body ? [argumentNames.body] : []),
    ...(parameters ? [argumentNames.parameters] : []),
    argumentNames.options,
  ].join(', ');
}

/** The `CallInput` of the runtime, made of the arguments. */
export function inputOf({ path, body, parameters }: CallArguments): string {
  const pathValues = path.map(({ argument, parameter }) => field(parameter.name, argument));
  return `{ ${[
    ...(path.length > 0 ? [`path: { ${pathValues.join(', ')} }`] : []),
    ...(['query', 'header', 'cookie'] as const).flatMap(
      (place) => fieldOf(parameters, place) ?? [],
    ),
    ...(body ? [argumentNames.body] : []),
    argumentNames.options,
  ].join(', ')} }`;
}

/** The parameters of a location; a renamed member needs an explicit mapping. */
function fieldOf(
  parameters: ParameterObject | undefined,
  place: ParameterLocation,
): string | undefined {
  const members = parameters?.members.filter((entry) => entry.parameter.in === place) ?? [];
  if (!parameters || members.length === 0) return undefined;
  const { parameters: whole } = argumentNames;
  if (members.every(({ key, parameter }) => key === parameter.name)) return field(place, whole);
  const renamed = members.map(({ key, parameter }) =>
    field(parameter.name, `${whole}${parameters.optional ? '?.' : ''}${access(key, parameters)}`),
  );
  return `${place}: { ${renamed.join(', ')} }`;
}

function access(key: string, { optional }: ParameterObject): string {
  const plain = propertyAccess(key);
  return optional ? plain.replace(/^\./, '') : plain;
}

/** A property of an object literal. A quoted `__proto__` would set the prototype. */
function field(name: string, value: string): string {
  if (name === value) return name;
  return `${name === '__proto__' ? "['__proto__']" : propertyName(name)}: ${value}`;
}
