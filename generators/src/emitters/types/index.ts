import { FileDraft, type TextFile } from '../../code/file.js';
import { stringLiteral } from '../../code/literals.js';
import {
  type Contract,
  type Module,
  withComponents,
  withOperations,
} from '../../model/contract.js';
import type { Emission, Emitter, EmitOptions } from '../emitter.js';
import { runtimeFiles } from '../runtime.js';
import { emitComponents } from './components.js';
import { emitOperations } from './operations.js';
import { emitSecurity } from './security.js';
import { emitOpenapi } from './openapi.js';
import { SchemaTypes } from './schema-types.js';
import { operationsFile } from './symbols.js';

/** The document itself, the types of its schemas, and the table of its operations. */
export const typesEmitter: Emitter = { name: 'types', needs: [], emit };

function emit(contract: Contract, { directions }: EmitOptions): Emission {
  const versions = withOperations(contract);
  const types = new SchemaTypes(contract, directions);
  return {
    files: [
      emitOpenapi(contract, types),
      emitDocument(contract),
      ...withComponents(contract).map((module) => emitComponents(contract, module, types)),
      ...versions.map((module) => emitOperations(contract, module, types)),
      emitTable(contract, versions),
      emitSecurity(contract),
      emitIndex(contract),
      ...runtimeFiles('types'),
    ],
  };
}

function emitDocument(contract: Contract): TextFile {
  const text = `${JSON.stringify(contract.document, null, 2)}\n`;
  return { emitter: 'types', path: 'openapi.json', text };
}

/** Every operation by its id. Importing it keeps all of them; one alone comes from its module. */
function emitTable(contract: Contract, versions: readonly Module[]): FileDraft {
  const file = new FileDraft('types', 'operations/index');
  const modules = new Map(
    versions.map((module) => [
      module.name,
      file.use({
        from: { emitter: 'types', file: operationsFile(module.name) },
        name: '*',
        as: module.name,
      }),
    ]),
  );
  const entries = contract.operations.map(
    ({ id, name }) => `${stringLiteral(id)}: ${modules.get(name.module)}.${name.id},`,
  );
  const descriptor = file.use({
    from: { emitter: 'types', file: 'runtime/operation' },
    name: 'OperationDescriptor',
    typeOnly: true,
  });
  const ids = contract.operations.map(({ id }) => stringLiteral(id));
  file.add(
    `/** The id of an operation. */\nexport type OperationId = ${ids.join(' | ') || 'never'};`,
    `/** All operations by operationId, in the order of the document. */
    export const operations: { readonly [Id in OperationId]: ${descriptor}<Id> } = { ${entries.join('\n')} };`,
  );
  return file;
}

function emitIndex(contract: Contract): FileDraft {
  const file = new FileDraft('types', 'index');
  file.add(
    ...withComponents(contract).map(({ name }) => `export type * as ${name} from './${name}.js';`),
    `export { operations, type OperationId } from './operations/index.js';`,
    `export type { components, operations as openapiOperations, paths, webhooks } from './openapi.js';`,
    `export { securitySchemes } from './operations/security.js';`,
    `export type * from './runtime/operation.js';`,
    `export type * from './runtime/security.js';`,
  );
  return file;
}
