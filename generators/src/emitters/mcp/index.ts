import { docsOf } from '../../code/docs.js';
import { type CodeFile, FileDraft, typeFrom, valueFrom } from '../../code/file.js';
import { uniqueName } from '../../code/identifiers.js';
import { literal, type Literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import { constant, exportedFunction } from '../../code/structures.js';
import { type Contract, type Module, withOperations } from '../../model/contract.js';
import { groupsOf, takesKey } from '../client-calls.js';
import type { Emission, EmitOptions, Emitter } from '../emitter.js';
import { type Context, jsonSchemaOf } from '../json-schema.js';
import { isCallable, toolOf } from './tool.js';

/** Emits a server of the Model Context Protocol with a tool for each operation, which calls the client. */
export const mcpEmitter: Emitter = {
  name: 'mcp',
  needs: ['types', 'client', 'validators'],
  onRequest: true,
  emit,
};

function emit(contract: Contract, options: EmitOptions): Emission {
  const context: Context = { contract, used: new Set(), forInput: true };
  const modules = withOperations(contract);
  const taken = new Set<string>();
  const tools = modules.map((module) => emitTools(context, module, options, taken));
  const definitions = emitDefinitions(context);
  return { files: [...tools, definitions, emitServer(contract, modules), emitStdio(contract)] };
}

function emitTools(
  context: Context,
  module: Module,
  { cursors, arrays }: EmitOptions,
  taken: Set<string>,
): CodeFile {
  const draft = new FileDraft('mcp', `tools/${module.name}`);
  draft.declare('tools');
  const prefix = context.contract.modules.length > 1 ? `${module.name}_` : '';
  const tools = groupsOf(context.contract, module, { cursors, arrays }).flatMap(
    ({ names, methods }) =>
      methods.filter(isCallable).map((call) => {
        // Clients accept 64 of these characters.
        const plain = `${prefix}${call.factory}`.replaceAll(/[^\w-]/g, '_').slice(0, 60);
        const calls = draft.use(valueFrom('client', names.file, '*', `${names.factory}Calls`));
        return toolOf(context, call, uniqueName(plain, taken, String), `${calls}.${call.factory}`);
      }),
  );
  const type = draft.use(typeFrom('mcp', 'runtime/server', 'ApiTool'));
  const list = constant({
    docs: docsOf(`The tools of ${module.title}.`),
    name: 'tools',
    type: `readonly ${type}[]`,
    initializer: literal(tools),
  });
  return { draft, statements: [list] };
}

function emitDefinitions(context: Context): CodeFile {
  const written: Record<string, Literal> = {};
  // A set also iterates over elements that are added during the iteration.
  for (const original of context.used) {
    const schema = context.contract.lookup(original);
    if (schema) written[original] = jsonSchemaOf(context, schema);
  }
  const draft = new FileDraft('mcp', 'definitions');
  draft.declare('definitions');
  const definitions = constant({
    docs: ['The schemas of components to which the input of tools refers.'],
    name: 'definitions',
    type: 'Readonly<Record<string, object>>',
    initializer: literal(written),
  });
  return { draft, statements: [definitions] };
}

function emitServer(contract: Contract, modules: readonly Module[]): CodeFile {
  const draft = new FileDraft('mcp', 'index');
  draft.declare('createMcpServer');
  const serve = draft.use(valueFrom('mcp', 'runtime/server', 'serveTools'));
  const tools = modules.map(({ name }) =>
    draft.use(valueFrom('mcp', `tools/${name}`, 'tools', `${name}Tools`)),
  );
  const all = tools.length === 1 ? tools[0] : `[${tools.map((each) => `...${each}`).join(', ')}]`;
  const definitions = draft.use(valueFrom('mcp', 'definitions', 'definitions'));
  const { title: name, version, description } = contract;
  const info = literal({ name, version, instructions: description?.slice(0, 2000) });
  const create = exportedFunction({
    docs: docsOf(`Creates an MCP server for ${name}. Connect it to a transport.`),
    name: 'createMcpServer',
    parameters: [
      {
        name: 'connection',
        type: draft.use(typeFrom('client', 'runtime/connection', 'Connection')),
      },
      {
        name: 'options',
        type: draft.use(typeFrom('mcp', 'runtime/server', 'McpOptions')),
        hasQuestionToken: true,
      },
    ],
    returnType: `ReturnType<typeof ${serve}>`,
    statements: `return ${serve}(connection, ${info}, ${all}, ${definitions}, options);`,
  });
  return { draft, statements: [create] };
}

/** Emits the program that serves over standard input and output, with credentials of the environment. */
function emitStdio(contract: Contract): CodeFile {
  const draft = new FileDraft('mcp', 'stdio');
  const run = draft.use(valueFrom('mcp', 'runtime/stdio', 'serveStdio'));
  const connect = draft.use(valueFrom('client', 'connection', 'connect'));
  const create = draft.use(valueFrom('mcp', 'index', 'createMcpServer'));
  const validate = draft.use(valueFrom('client', 'runtime/validate', 'validateWith'));
  const validators = draft.use(valueFrom('validators', 'operations/index', 'validators'));
  const english = draft.use(valueFrom('validators', 'runtime/messages', 'english'));
  const { clientHints, title, environments, securitySchemes } = contract;
  const prefix = clientHints?.prefix ?? variableName(title).replace(/_API$/, '');
  const named = (names: readonly string[]): string =>
    objectLiteral(names.map((name) => [name, stringLiteral(`${prefix}_${variableName(name)}`)]));
  const places = environments.length > 0 ? ['baseUrl', 'environment'] : ['baseUrl'];
  const settings = named([...places, ...(takesKey(contract) ? ['apiKey'] : [])]);
  const schemes = securitySchemes.filter(({ type }) => type !== 'mutualTLS');
  const options = `{ ...settings, validate: ${validate}(${validators}, 'requests', ${english}) }`;
  const started = constant({
    docs: ['Starts the server.'],
    name: 'started',
    type: 'Promise<void>',
    initializer: `${run}(${settings}, ${named(schemes.map(({ name }) => name))}, (settings, options) =>
  ${create}(${connect}(${options} as Parameters<typeof ${connect}>[0]), options))`,
  });
  return { draft, statements: [started] };
}

/** A name as that of an environment variable: `apiKey` is `API_KEY`. */
function variableName(name: string): string {
  const spaced = name.replaceAll(/([a-z0-9])(?=[A-Z])/g, '$1_');
  return (
    spaced
      .replaceAll(/[^A-Za-z0-9]+/g, '_')
      .replaceAll(/^_|_$/g, '')
      .toUpperCase() || 'API'
  );
}
