import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type StatementStructures, StructureKind } from 'ts-morph';
import type { CodeFile, EmitterName, TextFile } from '../code/file.js';

/** The hand-written runtime files of an emitter, which are copied to the output. */
export function runtimeFiles(emitter: EmitterName): TextFile[] {
  return readdirSync(folderOf(emitter))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => runtimeFile(emitter, name.slice(0, -'.ts'.length)));
}

/**
 * The runtime files that emitted files of the same emitter import, directly or indirectly.
 * @param also names of additional files that other code imports
 */
export function neededRuntime(
  emitter: EmitterName,
  files: readonly CodeFile[],
  also: readonly string[] = [],
): TextFile[] {
  const needed = new Map<string, TextFile>();
  const need = (name: string): void => {
    if (needed.has(name)) return;
    const file = runtimeFile(emitter, name);
    needed.set(name, file);
    for (const [, next = ''] of file.text.matchAll(/(?:from |import\()'\.\/([\w-]+)\.js'/g))
      need(next);
  };
  for (const name of [...also, ...files.flatMap((file) => importedBy(file))]) need(name);
  return [...needed.values()].toSorted((left, right) => (left.path < right.path ? -1 : 1));
}

/** The names of the runtime files that a file imports or re-exports. */
function importedBy({ draft, statements }: CodeFile): string[] {
  const symbols = draft.imports.flatMap(({ from }) =>
    'emitter' in from && from.emitter === draft.emitter ? [from.file] : [],
  );
  return [...symbols, ...statements.flatMap(exportedFile)]
    .filter((name) => name.startsWith('runtime/'))
    .map((name) => name.slice('runtime/'.length));
}

/** The runtime file that a statement re-exports. */
function exportedFile(statement: StatementStructures): string[] {
  if (statement.kind !== StructureKind.ExportDeclaration) return [];
  return [(statement.moduleSpecifier ?? '').replace(/^\.\//, '').replace(/\.js$/, '')];
}

function runtimeFile(emitter: EmitterName, name: string): TextFile {
  const text = readFileSync(`${folderOf(emitter)}/${name}.ts`, 'utf8');
  return { emitter, path: `runtime/${name}.ts`, text, formatted: true };
}

function folderOf(emitter: EmitterName): string {
  return fileURLToPath(new URL(`./${emitter}/runtime/`, import.meta.url));
}
