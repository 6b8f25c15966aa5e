import { FileDraft } from '../../code/file.js';
import { stringLiteral } from '../../code/literals.js';
import {
  type Contract,
  type Module,
  withComponents,
  withOperations,
  withWebhooks,
} from '../../model/contract.js';
import type { Emission, EmitOptions, Emitter } from '../emitter.js';
import { neededRuntime } from '../runtime.js';
import { emitComponents } from './components.js';
import { emitOperations, emitWebhooks } from './operations.js';

/** zod schemas for every component and for every part of every operation. */
export const validatorsEmitter: Emitter = { name: 'validators', needs: ['types'], emit };

function emit(contract: Contract, { directions }: EmitOptions): Emission {
  const versions = withOperations(contract);
  const files = [
    ...withComponents(contract).map((module) => emitComponents(contract, module)),
    ...versions.map((module) => emitOperations(contract, module, directions)),
    ...withWebhooks(contract).map((module) => emitWebhooks(contract, module)),
    emitOperationTable(contract, versions),
    emitRegistry(contract),
    emitIndex(contract),
  ];
  return { files: [...files, ...neededRuntime('validators', files, forOthers)] };
}

/** What programs, and the code for webhooks, import beside what is in the index. */
const forOthers = ['messages'];

function emitOperationTable(contract: Contract, versions: readonly Module[]): FileDraft {
  const file = new FileDraft('validators', 'operations/index');
  for (const { name } of versions) file.add(`import * as ${name} from './${name}.js';`);
  const entries = contract.operations.map(
    ({ id, name }) => `${stringLiteral(id)}: ${name.module}.${name.id},`,
  );
  file.add(`/** The validators of all operations by operationId. */
    export const validators = { ${entries.join('\n')} } as const;`);
  return file;
}

/** Every validator by the exact name of its component. */
function emitRegistry(contract: Contract): FileDraft {
  const file = new FileDraft('validators', 'registry');
  for (const { name } of withComponents(contract))
    file.add(`import * as ${name} from './${name}.js';`);
  const entries = contract.schemas
    .toSorted((left, right) => (left.name.original < right.name.original ? -1 : 1))
    .map(({ name }) => `${stringLiteral(name.original)}: ${name.module}.${name.id},`);
  file.add(`/** The validator of each component schema, by the component's exact name. */
    export const schemas = { ${entries.join('\n')} } as const;`);
  return file;
}

function emitIndex(contract: Contract): FileDraft {
  const file = new FileDraft('validators', 'index');
  file.add(
    ...withComponents(contract).map(({ name }) => `export * as ${name} from './${name}.js';`),
    `export { validators } from './operations/index.js';`,
    `export { schemas } from './registry.js';`,
    `export type * from './runtime/operation.js';`,
    `export type * from './runtime/schema.js';`,
    `export { type Open, open } from './runtime/open.js';`,
  );
  return file;
}
