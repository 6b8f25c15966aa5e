import { type CodeFile, FileDraft } from '../../code/file.js';
import { exportAll } from '../../code/structures.js';
import { type Contract, withOperations } from '../../model/contract.js';
import { type Group, groupsOf } from '../client-calls.js';
import { schemaTypesOf } from '../schema-types.js';
import type { Emission, EmitOptions, Emitter } from '../emitter.js';
import { emitGroup } from './group.js';

/** Emits options for the hooks of TanStack Query: queries, infinite queries and mutations. */
export const tanstackEmitter: Emitter = {
  name: 'tanstack',
  needs: ['types', 'client'],
  onRequest: true,
  emit,
};

function emit(contract: Contract, { cursors, directions, dates }: EmitOptions): Emission {
  const modules = withOperations(contract).map((module) => ({
    module,
    groups: groupsOf(contract, module, { cursors }),
  }));
  const types = schemaTypesOf(contract, { directions, dates });
  const isSingle = contract.modules.length === 1;
  const files = [
    ...modules.flatMap(({ groups }) =>
      groups.map((group) => emitGroup({ contract, types, isSingle }, group)),
    ),
    ...modules.map(({ module, groups }) => emitModule(module.name, groups)),
    emitIndex(
      modules.map(({ module }) => module.name),
      isSingle,
    ),
  ];
  return { files };
}

function emitModule(name: string, groups: readonly Group[]): CodeFile {
  const statements = groups.map(({ names }) => exportAll(`./${names.file}.js`));
  return { draft: new FileDraft('tanstack', name), statements };
}

function emitIndex(modules: readonly string[], isSingle: boolean): CodeFile {
  const statements = modules.map((name) => exportAll(`./${name}.js`, isSingle ? undefined : name));
  return { draft: new FileDraft('tanstack', 'index'), statements };
}
