import { type CodeFile, FileDraft } from '../../code/file.js';
import { literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import { constant, exportNames, exportTypes, typeAlias } from '../../code/structures.js';
import {
  type Contract,
  type Module,
  withComponents,
  withOperations,
} from '../../model/contract.js';
import type { Dates, Emission, Emitter, EmitOptions, Enums } from '../emitter.js';
import { emitComponents } from './components.js';
import { emitOperations } from './operations.js';
import { emitDates } from './dates.js';
import { emitOpenapi } from './openapi.js';
import { schemaTypesOf } from './schema-types.js';
import { descriptorType, operationsFile, securitySchemesSymbol, useModules } from './symbols.js';

/** Emits the types of the document's schemas and the table of its operations. */
export const typesEmitter: Emitter = { name: 'types', needs: [], emit };

function emit(contract: Contract, { directions, files, enums, dates }: EmitOptions): Emission {
  const versions = withOperations(contract);
  const types = schemaTypesOf(contract, { directions, dates });
  return {
    files: [
      emitOpenapi(contract, types),
      ...withComponents(contract).map((module) => emitComponents(contract, module, types, enums)),
      ...versions.flatMap((module) => emitOperations(contract, module, types, { files, dates })),
      emitTable(contract, versions),
      emitIndex(contract, enums, dates),
      ...(dates === undefined ? [] : emitDates(contract, dates)),
    ],
  };
}

function emitTable(contract: Contract, versions: readonly Module[]): CodeFile {
  const draft = new FileDraft('types', 'operations/index');
  const modules = useModules(draft, versions, operationsFile);
  const entries = contract.operations.map(
    ({ id, name }) => `${stringLiteral(id)}: ${modules.get(name.module)}.${name.id},`,
  );
  const descriptor = draft.use(descriptorType);
  const ids = contract.operations.map(({ id }) => stringLiteral(id));
  const schemes = contract.securitySchemes.map(
    ({ name, type, scheme, in: place, parameter }) =>
      [name, literal({ type, scheme, in: place, name: parameter })] as const,
  );
  return {
    draft,
    statements: [
      typeAlias({
        docs: ['The id of an operation.'],
        name: 'OperationId',
        type: ids.join(' | ') || 'never',
      }),
      constant({
        docs: ['All operations by operationId, in the order of the document.'],
        name: 'operations',
        type: `{ readonly [Id in OperationId]: ${descriptor}<Id> }`,
        initializer: `{ ${entries.join('\n')} }`,
      }),
      constant({
        docs: ['The security schemes of the document by name.'],
        name: securitySchemesSymbol.name,
        initializer: `${objectLiteral(schemes)} as const`,
      }),
    ],
  };
}

function emitIndex(
  contract: Contract,
  enums: Enums | undefined,
  dates: Dates | undefined,
): CodeFile {
  const components = withComponents(contract).map(({ name }) => ({
    ...exportTypes(`./${name}.js`),
    isTypeOnly: enums !== 'const',
    namespaceExport: name,
  }));
  return {
    draft: new FileDraft('types', 'index'),
    statements: [
      ...components,
      exportNames('./operations/index.js', 'operations', 'type OperationId', 'securitySchemes'),
      {
        ...exportTypes('./openapi.js'),
        namedExports: [
          'components',
          { name: 'operations', alias: 'openapiOperations' },
          'paths',
          'webhooks',
        ],
      },
      ...(dates === undefined ? [] : [exportTypes('./date-time.js')]),
      exportTypes('./runtime/operation.js'),
      exportTypes('./runtime/security.js'),
      exportTypes('./runtime/unlisted.js'),
    ],
  };
}
