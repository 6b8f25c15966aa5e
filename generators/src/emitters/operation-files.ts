import { type CodeFile, FileDraft } from '../code/file.js';
import { camelCase, uniqueName } from '../code/identifiers.js';
import { exportAll } from '../code/structures.js';
import type { Operation } from '../model/contract.js';
import type { OperationFiles } from './emitter.js';

/** The most characters of a file before it is formatted, which about doubles them. */
const mostCharacters = 1e6;

/**
 * Emits the files of operations: one, or one for each group with an index that re-exports them, which is the default for
 * what no editor would open.
 * @param file the path of the first file, without extension
 */
export function emitByFile(
  emitter: string,
  file: string,
  operations: readonly Operation[],
  files: OperationFiles | undefined,
  emit: (draft: FileDraft, operations: readonly Operation[]) => CodeFile,
): CodeFile[] {
  const isLarge = (): boolean => {
    // Printing all of them twice would take seconds.
    const some = operations.filter(
      (_each, index) => index % Math.ceil(operations.length / 40) === 0,
    );
    const { statements } = emit(new FileDraft(emitter, file), some);
    return (JSON.stringify(statements).length * operations.length) / some.length > mostCharacters;
  };
  if (files === 'version' || (files === undefined && !(operations.length > 100 && isLarge())))
    return [emit(new FileDraft(emitter, file), operations)];
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const { group } = operation.resource;
    groups.set(group, [...(groups.get(group) ?? []), operation]);
  }
  const taken = new Set<string>();
  const [, folder = ''] = /([^/]+)$/.exec(file) ?? [];
  const made = [...groups].map(([group, members]) => {
    // The name of a file must not exceed 255 bytes.
    const name = uniqueName(camelCase(group).slice(0, 80), taken);
    return { name, file: emit(new FileDraft(emitter, `${file}/${name}`), members) };
  });
  const statements = made.map(({ name }) => exportAll(`./${folder}/${name}.js`));
  return [{ draft: new FileDraft(emitter, file), statements }, ...made.map((each) => each.file)];
}
