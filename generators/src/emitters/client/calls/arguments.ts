import { camelCase, uniqueName } from '../../../code/identifiers.js';
import type { Contract, Operation, Parameter } from '../../../model/contract.js';
import type { BodyArgument, Member, ParameterObject, PathArgument } from './call.js';
import { generatedIdempotencyKey } from './generated-key.js';
import { calledNames } from './names.js';

/** The names of the arguments after those of the path. */
export const argumentNames = {
  body: 'body',
  parameters: 'parameters',
  options: 'options',
} as const;

/** The arguments of a client method: path parameters in order, the body, an object of all others, the options. */
export function argumentsOf(
  contract: Contract,
  operation: Operation,
): {
  readonly path: readonly PathArgument[];
  readonly body: BodyArgument | undefined;
  readonly parameters: ParameterObject | undefined;
} {
  const { body } = operation;
  const members = membersOf(operation);
  const generatedKey = generatedIdempotencyKey(contract, operation);
  const hasBody = body && body.content.length > 0;
  return {
    path: pathArguments(operation),
    body: hasBody ? { optional: !body.required, content: body.content, generatedKey } : undefined,
    parameters:
      members.length === 0
        ? undefined
        : {
            optional: !members.some((entry) => entry.parameter.required),
            members,
            isQuery: members.every(
              ({ key, parameter }) => parameter.in === 'query' && parameter.name === key,
            ),
          },
  };
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
