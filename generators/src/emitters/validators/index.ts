import { type CodeFile, FileDraft } from '../../code/file.js';
import { stringLiteral } from '../../code/literals.js';
import { constant, exportAll, exportNames, exportTypes } from '../../code/structures.js';
import {
  type Contract,
  type Module,
  withComponents,
  withOperations,
  withWebhooks,
} from '../../model/contract.js';
import type { Emission, EmitOptions, Emitter } from '../emitter.js';
import { operationsFile, useModules } from '../symbols.js';
import { emitComponents } from './components.js';
import { emitOperations, emitWebhooks } from './operations.js';

/** Emits zod schemas for every component and for every part of every operation. */
export const validatorsEmitter: Emitter = { name: 'validators', needs: ['types'], emit };

function emit(
  contract: Contract,
  { directions, files: operationFiles, dates }: EmitOptions,
): Emission {
  const versions = withOperations(contract);
  const files = [
    ...withComponents(contract).map((module) =>
      emitComponents(contract, module, dates !== undefined),
    ),
    ...versions.flatMap((module) =>
      emitOperations(contract, module, { directions, files: operationFiles, dates }),
    ),
    ...withWebhooks(contract).map((module) => emitWebhooks(contract, module, dates !== undefined)),
    emitOperationTable(contract, versions),
    emitRegistry(contract),
    emitIndex(contract),
  ];
  // Programs import the messages directly, so that only their bundles contain them.
  return { files, runtime: ['messages'] };
}

function emitOperationTable(contract: Contract, versions: readonly Module[]): CodeFile {
  const draft = new FileDraft('validators', 'operations/index');
  draft.declare('validators');
  const modules = useModules(draft, versions, operationsFile);
  const entries = contract.operations.map(
    ({ id, name }) => `${stringLiteral(id)}: ${modules.get(name.module)}.${name.id},`,
  );
  const table = constant({
    docs: ['The validators of all operations by operationId.'],
    name: 'validators',
    initializer: `{ ${entries.join('\n')} } as const`,
  });
  return { draft, statements: [table] };
}

function emitRegistry(contract: Contract): CodeFile {
  const draft = new FileDraft('validators', 'registry');
  draft.declare('schemas');
  const modules = useModules(draft, withComponents(contract));
  const entries = contract.schemas
    .toSorted((left, right) => (left.name.original < right.name.original ? -1 : 1))
    .map(({ name }) => `${stringLiteral(name.original)}: ${modules.get(name.module)}.${name.id},`);
  const table = constant({
    docs: ["The validator of each component schema, by the component's exact name."],
    name: 'schemas',
    initializer: `{ ${entries.join('\n')} } as const`,
  });
  return { draft, statements: [table] };
}

function emitIndex(contract: Contract): CodeFile {
  const components = withComponents(contract).map(({ name }) => exportAll(`./${name}.js`, name));
  return {
    draft: new FileDraft('validators', 'index'),
    statements: [
      ...components,
      exportNames('./operations/index.js', 'validators'),
      exportNames('./registry.js', 'schemas'),
      exportTypes('./runtime/operation.js'),
      exportTypes('./runtime/schema.js'),
      exportNames('./runtime/open.js', 'type Open', 'open'),
    ],
  };
}
