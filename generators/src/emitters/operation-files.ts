import { type CodeFile, FileDraft } from '../code/file.js';
import { camelCase, uniqueName } from '../code/identifiers.js';
import type { Operation } from '../model/contract.js';
import type { OperationFiles } from './emitter.js';
import { StructureKind } from 'ts-morph';

/**
 * The files of some operations: one, or one for each of their groups and the first one exporting all
 * of these.
 * @param emitter whose files they are
 * @param file the path of the first one, without its ending
 * @param emit fills a file with what some operations become
 */
export function emitByFile(
  emitter: string,
  file: string,
  operations: readonly Operation[],
  files: OperationFiles | undefined,
  emit: (draft: FileDraft, operations: readonly Operation[]) => CodeFile,
): CodeFile[] {
  if (files !== 'tag') return [emit(new FileDraft(emitter, file), operations)];
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const { group } = operation.resource;
    groups.set(group, [...(groups.get(group) ?? []), operation]);
  }
  const taken = new Set<string>();
  const [, folder = ''] = /([^/]+)$/.exec(file) ?? [];
  const made = [...groups].map(([group, members]) => {
    // A file's name must not be longer than 255 bytes.
    const name = uniqueName(camelCase(group).slice(0, 80), taken);
    return { name, file: emit(new FileDraft(emitter, `${file}/${name}`), members) };
  });
  const statements = made.map(({ name }) => ({
    kind: StructureKind.ExportDeclaration as const,
    moduleSpecifier: `./${folder}/${name}.js`,
  }));
  return [{ draft: new FileDraft(emitter, file), statements }, ...made.map((each) => each.file)];
}
