import type { FunctionDeclarationStructure, InterfaceDeclarationStructure } from 'ts-morph';
import { docsOf } from '../../code/docs.js';
import { type CodeFile, FileDraft } from '../../code/file.js';
import {
  constant,
  exportAll,
  exportNames,
  exportedFunction,
  exportedInterface,
} from '../../code/structures.js';
import type { Contract, Module } from '../../model/contract.js';
import { securitySchemesSymbol } from '../symbols.js';
import { errorShapes } from './error-shapes.js';
import { handlersSymbol, isSecured, routesSymbol, runtimeSymbol } from './symbols.js';

/** Emits the index file with `createServer` and re-exports. */
export function emitIndex(contract: Contract, modules: readonly Module[]): CodeFile {
  const draft = new FileDraft('server', 'index');
  draft.declare('Handlers', 'createServer', 'errorShapes');
  const isGeneric = (module?: Module): boolean =>
    contract.operations.some(
      (operation) => isSecured(operation) && (!module || operation.name.module === module.name),
    );
  const exported = modules.map((module, index) => ({
    ...exportNames(`./${module.name}.js`, handlersSymbol(module).name),
    isTypeOnly: true,
    leadingTrivia: index === 0 ? '\n' : '',
  }));
  return {
    draft,
    statements: [
      handlers(draft, modules, isGeneric),
      createServer(draft, modules, isGeneric()),
      {
        ...constant({
          docs: ['The shapes of the documented error bodies.'],
          name: 'errorShapes',
          type: draft.use(runtimeSymbol('documented-errors', 'ErrorTable')),
          initializer: errorShapes(contract),
        }),
        isExported: false,
      },
      ...exported,
      exportAll('./runtime/index.js'),
    ],
  };
}

function handlers(
  draft: FileDraft,
  modules: readonly Module[],
  isGeneric: (module?: Module) => boolean,
): InterfaceDeclarationStructure {
  return exportedInterface({
    docs: [
      'Handlers for the operations of each version. The server returns 501 for operations without handler.',
    ],
    name: 'Handlers',
    typeParameters: isGeneric() ? ['Context = true'] : [],
    properties: modules.map((module) => ({
      docs: docsOf(`${module.title}.`),
      isReadonly: true,
      name: module.name,
      hasQuestionToken: true,
      type: `Partial<${draft.use(handlersSymbol(module))}${isGeneric(module) ? '<Context>' : ''}>`,
    })),
  });
}

function createServer(
  draft: FileDraft,
  modules: readonly Module[],
  isGeneric: boolean,
): FunctionDeclarationStructure {
  const createApp = draft.use(runtimeSymbol('app', 'createApp', false));
  const groups = modules.map(
    (module) =>
      `{ routes: ${draft.use(routesSymbol(module))}, handlers: handlers.${module.name} },`,
  );
  // Without operations the parameter is unused, which compilers may report.
  const name = modules.length === 0 ? '_handlers' : 'handlers';
  const schemes = isGeneric ? draft.use(securitySchemesSymbol) : '{}';
  return exportedFunction({
    docs: [serverDocs(name, isGeneric)],
    name: 'createServer',
    ...(isGeneric ? securedSignature(draft, name) : openSignature(draft, name)),
    returnType: draft.use({ from: { package: 'hono' }, name: 'Hono', typeOnly: true }),
    statements: `return ${createApp}([\n${groups.join('\n')}\n], options, ${schemes}, errorShapes);`,
  });
}

function serverDocs(parameter: string, isAuthenticated: boolean): string {
  const error = '\n@throws {Error} if operations are secured and `authenticate` is missing';
  return `Creates a server: a Hono app with \`fetch\` for any runtime and \`request\` for tests without a
socket. It parses and validates each request by the document and calls its handler. To run
middleware first, mount it: \`new Hono().use(…).route('/', server)\`.
@param ${parameter} the handlers; the server returns 501 for operations without handler${isAuthenticated ? error : ''}`;
}

type Signature = Pick<FunctionDeclarationStructure, 'parameters' | 'typeParameters'>;

/** The signature with a type parameter for the context that `authenticate` returns. */
function securedSignature(draft: FileDraft, handlersName: string): Signature {
  const context = draft.use(runtimeSymbol('authentication', 'CallerContext'));
  const options = draft.use(runtimeSymbol('options', 'SecuredServerOptions'));
  return {
    typeParameters: [`Context extends ${context} = true`],
    parameters: [
      { name: handlersName, type: 'Handlers<Context>' },
      { name: 'options', type: `${options}<Context>` },
    ],
  };
}

function openSignature(draft: FileDraft, handlersName: string): Signature {
  const options = draft.use(runtimeSymbol('options', 'ServerOptions'));
  return {
    parameters: [
      { name: handlersName, type: 'Handlers' },
      { name: 'options', type: options, initializer: '{}' },
    ],
  };
}
