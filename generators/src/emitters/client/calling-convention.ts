import type { OptionalKind, ParameterDeclarationStructure } from 'ts-morph';
import { camelCase, propertyAccess, propertyName, uniqueName } from '../../code/identifiers.js';
import type { Operation, Parameter, ParameterLocation } from '../../model/contract.js';
import { calledNames } from './names.js';

/**
 * The arguments of a client method: path parameters by position in the order of the path, then the body,
 * then an object of all other parameters, then the options of the call.
 */
export interface CallingConvention {
  readonly path: readonly PathArgument[];
  readonly body: { readonly optional: boolean } | undefined;
  readonly parameters: ParameterObject | undefined;
}

/** A path parameter and the name of its argument. */
export interface PathArgument {
  readonly argument: string;
  readonly parameter: Parameter;
}

/** The object of all parameters that are not in the path. */
export interface ParameterObject {
  /** True if no member is required, so that it may be left out. */
  readonly optional: boolean;
  readonly members: readonly Member[];
}

/** A parameter in the object, with its own name unless another parameter has it. */
export interface Member {
  readonly key: string;
  readonly parameter: Parameter;
}

/** The names of the arguments after those of the path. */
export const argumentNames = {
  body: 'body',
  parameters: 'parameters',
  options: 'options',
} as const;

/** Headers that are not parameters in OpenAPI. */
const otherHeaders = new Set(['accept', 'content-type', 'authorization']);

/** Returns the calling convention of an operation. */
export function callingConventionOf(operation: Operation): CallingConvention {
  const { body } = operation;
  const members = membersOf(operation);
  return {
    path: pathArguments(operation),
    body: body && body.content.length > 0 ? { optional: !body.required } : undefined,
    parameters:
      members.length === 0
        ? undefined
        : { optional: !members.some((entry) => entry.parameter.required), members },
  };
}

/** A parameter of a function, with its type as source. */
export type TypedParameter = OptionalKind<ParameterDeclarationStructure> & {
  readonly type: string;
};

/**
 * The parameter list of a method.
 * @param types the type of each part, as source
 */
export function signatureOf(
  { path, body, parameters }: CallingConvention,
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
export function argumentsOf({ path, body, parameters }: CallingConvention): string {
  return [
    ...path.map((entry) => entry.argument),
    ...(body ? [argumentNames.body] : []),
    ...(parameters ? [argumentNames.parameters] : []),
    argumentNames.options,
  ].join(', ');
}

/** The `CallInput` of the runtime, made of the arguments. */
export function inputOf({ path, body, parameters }: CallingConvention): string {
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

/** The path parameters, each once, in the order of the path. */
function pathArguments({ path, parameters }: Operation): PathArgument[] {
  const taken = new Set<string>([...Object.values(argumentNames), ...calledNames]);
  const names = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name));
  return [...names].flatMap((name) => {
    const parameter = parameters.find((entry) => entry.in === 'path' && entry.name === name);
    if (!parameter) return [];
    return [{ argument: uniqueName(camelCase(parameter.name), taken), parameter }];
  });
}

function membersOf({ parameters }: Operation): Member[] {
  const taken = new Set<string>();
  return (['query', 'header', 'cookie'] as const).flatMap((place) =>
    parameters
      .filter((entry) => entry.in === place)
      .filter(({ name }) => place !== 'header' || !otherHeaders.has(name.toLowerCase()))
      .map((parameter) => ({ key: freeKey(parameter, taken), parameter })),
  );
}

/** The name of a parameter, with its location as prefix if another parameter has the same name. */
function freeKey({ name, in: place }: Parameter, taken: Set<string>): string {
  let key = name;
  for (let count = 1; taken.has(key); count += 1) {
    key = camelCase(`${place} ${name}${count === 1 ? '' : ` ${count}`}`);
  }
  taken.add(key);
  return key;
}
