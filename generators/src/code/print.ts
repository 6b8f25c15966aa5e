import { format } from 'oxfmt';
import { printStructure, type StatementStructures, StructureKind } from 'ts-morph';
import { type ImportEnding, withEnding } from './endings.js';
import type { CodeFile, EmittedFile, FormattedFile } from './file.js';
import { importsOf } from './imports.js';
import type { Layout } from './layout.js';

/** The first lines of every generated file. */
export const header = `// Generated from the OpenAPI document. Do not edit: change the document or the generator.\n\n`;

/** The format of emitted code, the same as that of this repository. */
const style = { printWidth: 100, singleQuote: true } as const;

/** A printed file: its path in the output folder, and its text. */
export interface PrintedFile {
  readonly path: string;
  readonly text: string;
}

/** Loads the formatter in advance. */
export async function loadFormatter(): Promise<void> {
  await format('nothing.ts', '', style);
}

/** Prints and formats emitted files, sorted by path. */
export async function printFiles(
  files: readonly (EmittedFile | FormattedFile)[],
  layout: Layout,
  ending?: ImportEnding,
): Promise<PrintedFile[]> {
  const printed: PrintedFile[] = [];
  // One after the other, to limit memory.
  for (const file of files) {
    const { path, text } = await printFile(layout, file);
    printed.push({ path, text: path.endsWith('.ts') ? withEnding(text, ending) : text });
  }
  return sortFiles(printed);
}

/** @throws {Error} if two files have the same path, ignoring case as some file systems do. */
export function sortFiles(files: readonly PrintedFile[]): PrintedFile[] {
  const seen = new Set<string>();
  for (const { path } of files) {
    if (seen.has(path.toLowerCase())) throw new Error(`Two emitted files have the path ${path}.`);
    seen.add(path.toLowerCase());
  }
  return files.toSorted((left, right) => (left.path < right.path ? -1 : 1));
}

async function printFile(layout: Layout, file: EmittedFile | FormattedFile): Promise<PrintedFile> {
  if ('draft' in file) return printCode(layout, file);
  if ('imports' in file) {
    const { path, text } = await printCode(layout, { draft: file, statements: [] });
    return { path, text: `${text.trimEnd()}\n\n${file.text}` };
  }
  const path = `${layout.folder(file.emitter)}/${file.path}`;
  if (!path.endsWith('.ts')) return { path, text: file.text };
  return { path, text: await formatCode(path, file.text) };
}

async function printCode(layout: Layout, { draft, statements }: CodeFile): Promise<PrintedFile> {
  const path = `${layout.folder(draft.emitter)}/${draft.file}.ts`;
  const all = [...importsOf(draft, layout), ...statements.map(withBlankLine)];
  const text = printStructure({ kind: StructureKind.SourceFile, statements: all });
  return { path, text: await formatCode(path, text) };
}

/** Adds a blank line before every statement except `export *`, unless `leadingTrivia` is set. */
function withBlankLine(statement: StatementStructures): StatementStructures {
  const isWhole =
    statement.kind === StructureKind.ExportDeclaration && statement.namedExports === undefined;
  return isWhole ? statement : { leadingTrivia: '\n', ...statement };
}

/** Formats emitted code. @throws {Error} if it does not parse. */
async function formatCode(path: string, code: string): Promise<string> {
  const result = await format(path, header + code, style);
  const fault = result.errors[0];
  if (fault) throw new Error(`Emitted code of ${path} does not parse: ${fault.message}`);
  return result.code;
}
