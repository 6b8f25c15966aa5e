import { format } from 'oxfmt';
import { Project, type StatementStructures, StructureKind } from 'ts-morph';
import { type ImportEnding, withEnding } from './endings.js';
import type { CodeFile, EmittedFile } from './file.js';
import { importsOf } from './imports.js';
import { adaptRuntimeImports, type Layout } from './layout.js';

/** The first lines of every generated file. */
export const header = `// Generated from the OpenAPI document. Do not edit: change the document or the generator.\n\n`;

/** The style of the emitted code, which is also that of this repository. */
const style = { printWidth: 100, singleQuote: true } as const;

/** Source files are printed, and never type-checked. */
const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });

/** A printed file: its path below the output's root, and its text. */
export interface PrintedFile {
  readonly path: string;
  readonly text: string;
}

/** Loads the formatter ahead of the first file. */
export async function loadFormatter(): Promise<void> {
  await format('nothing.ts', '', style);
}

/** Prints emitted files, formatted, in the order of their paths. */
export async function printFiles(
  files: readonly EmittedFile[],
  layout: Layout,
  ending?: ImportEnding,
): Promise<PrintedFile[]> {
  const printed: PrintedFile[] = [];
  // One after the other: all at once they would take the memory of all at once.
  for (const file of files) {
    const { path, text } = await printFile(layout, file);
    printed.push({ path, text: path.endsWith('.ts') ? withEnding(text, ending) : text });
  }
  return sortFiles(printed);
}

/**
 * Files in the order of their paths.
 * @throws {Error} where two would overwrite each other, on some systems also if only their case
 * differs.
 */
export function sortFiles(files: readonly PrintedFile[]): PrintedFile[] {
  const seen = new Set<string>();
  for (const { path } of files) {
    if (seen.has(path.toLowerCase())) throw new Error(`Two emitted files are called ${path}.`);
    seen.add(path.toLowerCase());
  }
  return files.toSorted((left, right) => (left.path < right.path ? -1 : 1));
}

async function printFile(layout: Layout, file: EmittedFile): Promise<PrintedFile> {
  if ('draft' in file) return printCode(layout, file);
  const path = `${layout.folder(file.emitter)}/${file.path}`;
  if (!path.endsWith('.ts')) return { path, text: file.text };
  const adapted = adaptRuntimeImports(layout, file.emitter, file.text);
  const isReady = file.formatted === true && adapted === file.text;
  return { path, text: isReady ? header + adapted : await formatCode(path, adapted) };
}

async function printCode(layout: Layout, { draft, statements }: CodeFile): Promise<PrintedFile> {
  const path = `${layout.folder(draft.emitter)}/${draft.file}.ts`;
  const structure = { statements: [...importsOf(draft, layout), ...statements.map(withBlankLine)] };
  const source = project.createSourceFile(path, structure, { overwrite: true });
  const text = source.getFullText();
  // Thousands of them would fill the memory.
  project.removeSourceFile(source);
  return { path, text: await formatCode(path, text) };
}

/** A blank line before all but `export *`, unless `leadingTrivia` says otherwise. */
function withBlankLine(statement: StatementStructures): StatementStructures {
  const isWhole =
    statement.kind === StructureKind.ExportDeclaration && statement.namedExports === undefined;
  return isWhole ? statement : { leadingTrivia: '\n', ...statement };
}

/** Formats, and so also parses, what was emitted: text that is no TypeScript never gets written. */
async function formatCode(path: string, code: string): Promise<string> {
  const result = await format(path, header + code, style);
  const fault = result.errors[0];
  if (fault) throw new Error(`Emitted code of ${path} does not parse: ${fault.message}`);
  return result.code;
}
