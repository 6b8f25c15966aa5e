import {
  type FunctionDeclarationStructure,
  type InterfaceDeclarationStructure,
  type StatementStructures,
  StructureKind,
} from 'ts-morph';
import { docsOf } from '../../code/docs.js';
import { type CodeFile, FileDraft } from '../../code/file.js';
import { pascalCase, uniqueName } from '../../code/identifiers.js';
import { stringLiteral } from '../../code/literals.js';
import { exportedFunction, exportedInterface } from '../../code/structures.js';
import { type Call, type Group, isRead, isStream } from '../client-calls.js';
import { callOf, type ClientCall, type GroupContext, parametersOf } from './calls.js';
import { infiniteOf } from './infinite.js';

/** Emits the options of the operations of a group. */
export function emitGroup(context: GroupContext, group: Group): CodeFile {
  const draft = new FileDraft('tanstack', group.names.file);
  const taken = new Set<string>();
  const methods = group.methods.filter((each) => !isStream(each));
  const named = methods.map((method) => ({ method, names: namesOf(method, taken) }));
  draft.declare(...taken);
  const statements = named.flatMap(({ method, names }): StatementStructures[] => {
    const key = keyOf(context, group, method);
    const call = callOf(draft, context, group, method);
    if (!isRead(method.operation)) return mutation(draft, call, method, names, key);
    const paged = infiniteOf(draft, { call, method, name: names.infinite, key });
    return [query(draft, call, method, names.options, key), ...(paged ? [paged] : [])];
  });
  return { draft, statements: statements.length === 0 ? [nothing] : statements };
}

/** An empty export, which makes the file a module. */
const nothing = { kind: StructureKind.ExportDeclaration as const, namedExports: [] };

interface Names {
  readonly options: string;
  readonly infinite: string;
  readonly mutation: string;
  readonly variables: string;
}

function namesOf({ factory }: Call, taken: Set<string>): Names {
  return {
    options: uniqueName(`${factory}Options`, taken),
    infinite: uniqueName(`${factory}InfiniteOptions`, taken),
    mutation: uniqueName(`${factory}Mutation`, taken),
    variables: uniqueName(`${pascalCase(factory)}Variables`, taken),
  };
}

function keyOf({ isSingle }: GroupContext, { module, path }: Group, method: Call): string {
  const steps = [...(isSingle ? [] : [module.name]), ...path, method.name];
  return steps.map(stringLiteral).join(', ');
}

function query(
  draft: FileDraft,
  call: ClientCall,
  method: Call,
  name: string,
  key: string,
): FunctionDeclarationStructure {
  const names = call.arguments.map((each) => each.name);
  const make = draft.use({ from: { package: '@tanstack/react-query' }, name: 'queryOptions' });
  const called = `${call.make}(${[...names, '{ ...options, signal }'].join(', ')})`;
  return exportedFunction({
    docs: docsOf(`Query options of \`${method.operation.id}\`.`),
    name,
    parameters: parametersOf(draft, call.arguments),
    statements: `return ${make}({
  queryKey: [${[key, ...names].join(', ')}] as const,
  queryFn: ${hasNoBody(method) ? `async ({ signal }) => (await ${called}) ?? null` : `({ signal }) => ${called}`},
});`,
  });
}

/** True if the result is undefined, which TanStack Query does not allow. */
function hasNoBody({ operation, response }: Call): boolean {
  return (
    operation.method === 'head' || response.successes.some(({ content }) => content.length === 0)
  );
}

function mutation(
  draft: FileDraft,
  call: ClientCall,
  method: Call,
  names: Names,
  key: string,
): (FunctionDeclarationStructure | InterfaceDeclarationStructure)[] {
  const make = draft.use({ from: { package: '@tanstack/react-query' }, name: 'mutationOptions' });
  const argumentNames = call.arguments.map((each) => each.name);
  const called = `${call.make}(${[...argumentNames, 'options'].join(', ')})`;
  const variables: InterfaceDeclarationStructure = exportedInterface({
    docs: docsOf(`The variables of a mutation by \`${method.operation.id}\`.`),
    name: names.variables,
    properties: call.arguments.map(({ name, type, hasQuestionToken = false }) => ({
      isReadonly: true,
      name,
      // As an argument of the client, it may also be passed as undefined.
      type: hasQuestionToken ? `${type} | undefined` : type,
      hasQuestionToken,
    })),
  });
  const taken =
    argumentNames.length === 0 ? '' : `{ ${argumentNames.join(', ')} }: ${names.variables}`;
  return [
    ...(argumentNames.length === 0 ? [] : [variables]),
    exportedFunction({
      docs: docsOf(`Mutation options of \`${method.operation.id}\`.`),
      name: names.mutation,
      parameters: parametersOf(draft, []),
      statements: `return ${make}({
  mutationKey: [${key}] as const,
  mutationFn: (${taken}) => ${called},
});`,
    }),
  ];
}
