import type { OptionalKind, ParameterDeclarationStructure } from 'ts-morph';
import { camelCase, propertyAccess, propertyName, uniqueName } from '../../code/identifiers.js';
import type { Operation, Parameter, ParameterLocation } from '../../model/contract.js';
import { locals } from './names.js';

/**
 * How a method takes what its operation needs. Decided here and nowhere else: path parameters by
 * position in the order of the path, then the body, then one object of all other parameters, then
 * the options of the call.
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

/** The object of the parameters that do not stand in the path. */
export interface ParameterObject {
  /** Whether it may be left out, because none of its members is required. */
  readonly optional: boolean;
  readonly members: readonly Member[];
}

/** One parameter in the object, under its own name unless another one has it. */
export interface Member {
  readonly key: string;
  readonly parameter: Parameter;
}

/** The names of the arguments behind those of the path. */
export const argumentNames = {
  body: 'body',
  parameters: 'parameters',
  options: 'options',
} as const;

/** OpenAPI has these headers set by other means than parameters. */
const otherHeaders = new Set(['accept', 'content-type', 'authorization']);

/** The convention of an operation. */
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
): OptionalKind<ParameterDeclarationStructure>[] {
  // Nothing required may follow what can be left out; `undefined` takes its place.
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

/** The runtime's input (`CallInput`), made of the arguments. */
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

/** Every kind of parameter finds its own in the object, unless a name had to give way. */
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

/** A field of an object literal. `__proto__` in quotes alone would set the prototype. */
function field(name: string, value: string): string {
  if (name === value) return name;
  return `${name === '__proto__' ? "['__proto__']" : propertyName(name)}: ${value}`;
}

/** Each parameter of the path once, in the order of the path. */
function pathArguments({ path, parameters }: Operation): PathArgument[] {
  const taken = new Set<string>([...Object.values(argumentNames), ...locals]);
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

/** The parameter's name; the place before it where a parameter of another place has that name. */
function freeKey({ name, in: place }: Parameter, taken: Set<string>): string {
  let key = name;
  for (let count = 1; taken.has(key); count += 1) {
    key = camelCase(`${place} ${name}${count === 1 ? '' : ` ${count}`}`);
  }
  taken.add(key);
  return key;
}
