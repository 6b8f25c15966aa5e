import { format } from 'oxfmt';
import { type EmittedFile, FileDraft, type Statement } from './file.js';
import { importsOf } from './imports.js';
import { adaptRuntimeImports, type Layout } from './layout.js';

/** The first lines of every generated file. */
export const header = `// Generated from the OpenAPI document. Do not edit: change the document or the generator.\n\n`;

/** The style of the emitted code, which is also that of this repository. */
const style = { printWidth: 100, singleQuote: true } as const;

/** A printed file: its path below the output's root, and its text. */
export interface PrintedFile {
  readonly path: string;
  readonly text: string;
}

/** Loads what formats, which the first file would have to wait for. */
export async function prepareToPrint(): Promise<void> {
  await format('nothing.ts', '', style);
}

/** Prints emitted files, formatted, in the order of their paths. */
export async function printFiles(
  files: readonly EmittedFile[],
  layout: Layout,
): Promise<PrintedFile[]> {
  const printed: PrintedFile[] = [];
  // One after the other: all at once they would take the memory of all at once.
  for (const file of files) printed.push(await printFile(layout, file));
  return inOrder(printed);
}

/**
 * Files in the order of their paths.
 * @throws {Error} where two would overwrite each other, on some systems also if only their case
 * differs.
 */
export function inOrder(files: readonly PrintedFile[]): PrintedFile[] {
  const seen = new Set<string>();
  for (const { path } of files) {
    if (seen.has(path.toLowerCase())) throw new Error(`Two emitted files are called ${path}.`);
    seen.add(path.toLowerCase());
  }
  return files.toSorted((left, right) => (left.path < right.path ? -1 : 1));
}

function pathOf(file: EmittedFile, layout: Layout): string {
  const path = file instanceof FileDraft ? `${file.file}.ts` : file.path;
  return `${layout.folder(file.emitter)}/${path}`;
}

async function printFile(layout: Layout, file: EmittedFile): Promise<PrintedFile> {
  const path = pathOf(file, layout);
  if (file instanceof FileDraft) {
    const statements = await textOf(file.statements);
    return { path, text: await pretty(path, [...importsOf(file, layout), ...statements]) };
  }
  if (!path.endsWith('.ts')) return { path, text: file.text };
  const adapted = adaptRuntimeImports(layout, file.emitter, file.text);
  return {
    path,
    text:
      file.formatted === true && adapted === file.text
        ? header + adapted
        : await pretty(path, [adapted]),
  };
}

/** The source of statements. What makes text of shapes takes long to load, and not all files need it. */
async function textOf(statements: readonly Statement[]): Promise<string[]> {
  const texts: string[] = [];
  for (const statement of statements) {
    if (typeof statement === 'string') {
      texts.push(spaced(statement));
    } else {
      const { textOfInterface } = await import('./structure.js');
      texts.push(`\n${textOfInterface(statement)}`);
    }
  }
  return texts;
}

/** Statements stand apart, so that a reader sees where one ends. */
function spaced(statement: string): string {
  return /^(?:import|export \*|export type \*)/.test(statement) ? statement : `\n${statement}`;
}

/** Formats, and so also parses, what was emitted: text that is no TypeScript never gets written. */
async function pretty(path: string, statements: readonly string[]): Promise<string> {
  const result = await format(path, header + statements.join('\n'), style);
  const fault = result.errors[0];
  if (fault) throw new Error(`Emitted code of ${path} does not parse: ${fault.message}`);
  return result.code;
}
