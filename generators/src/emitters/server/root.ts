import { docComment } from '../../code/docs.js';
import { FileDraft } from '../../code/file.js';
import type { Contract, Module } from '../../model/contract.js';
import { securitySchemesSymbol } from '../symbols.js';
import { handlersSymbol, isSecured, routesSymbol, runtimeSymbol } from './symbols.js';

/** The file with the function that makes a server, and all else that its users need. */
export function emitIndex(contract: Contract, modules: readonly Module[]): FileDraft {
  const file = new FileDraft('server', 'index');
  file.declare('Handlers', 'createServer');
  const isGeneric = (module?: Module): boolean =>
    contract.operations.some(
      (operation) => isSecured(operation) && (!module || operation.name.module === module.name),
    );
  file.add(
    handlers(file, modules, isGeneric),
    createServer(file, modules, isGeneric()),
    [
      ...modules.map(
        (module) => `export type { ${handlersSymbol(module).name} } from './${module.name}.js';`,
      ),
      `export * from './runtime/index.js';`,
    ].join('\n'),
  );
  return file;
}

function handlers(
  file: FileDraft,
  modules: readonly Module[],
  isGeneric: (module?: Module) => boolean,
): string {
  const fields = modules.map((module) => {
    const type = `${file.use(handlersSymbol(module))}${isGeneric(module) ? '<Context>' : ''}`;
    return `${docComment(`${module.title}.`)}readonly ${module.name}?: Partial<${type}>;`;
  });
  return `/** What handles the operations of each version. An operation left out answers 501. */
    export interface Handlers${isGeneric() ? '<Context = true>' : ''} {\n${fields.join('\n')}\n}`;
}

function createServer(file: FileDraft, modules: readonly Module[], generic: boolean): string {
  const hono = file.use({ from: { package: 'hono' }, name: 'Hono', typeOnly: true });
  const createApp = file.use(runtimeSymbol('app', 'createApp', false));
  const groups = modules.map(
    (module) => `{ routes: ${file.use(routesSymbol(module))}, handlers: handlers.${module.name} },`,
  );
  const name = generic ? 'SecuredServerOptions' : 'ServerOptions';
  const options = file.use(runtimeSymbol('options', name));
  // Of a document without operations the parameter stays unused, which the compiler may forbid.
  const parameter = modules.length === 0 ? '_handlers' : 'handlers';
  const signature = generic
    ? typedSignature(file, parameter, options)
    : `(${parameter}: Handlers, options: ${options} = {})`;
  const schemes = generic ? file.use(securitySchemesSymbol) : '{}';
  const shapes = file.use({ from: { emitter: 'server', file: 'errors' }, name: 'errorShapes' });
  return `/**
     * Makes a server: a Hono app, whose \`fetch\` any runtime takes and whose \`request\` answers
     * without a socket. It reads and checks each request as the document says, and hands it to its
     * handler. To run middleware before it, mount it: \`new Hono().use(…).route('/', server)\`.
     * @param ${parameter} the operations that it carries out; the others answer 501
     * @throws {Error} where operations are secured and no \`authenticate\` is given
     */
    export function createServer${signature}: ${hono} {
      return ${createApp}([\n${groups.join('\n')}\n], options, ${schemes}, ${shapes});
    }`;
}

/** The type of the callers' context is that of the option `authenticate`. */
function typedSignature(file: FileDraft, parameter: string, options: string): string {
  const context = file.use(runtimeSymbol('authentication', 'CallerContext'));
  return `<Context extends ${context} = true>(${parameter}: Handlers<Context>, options: ${options}<Context>)`;
}
