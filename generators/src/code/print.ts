import { format } from 'oxfmt';
import { type EmittedFile, FileDraft, type Statement, withTypes } from './file.js';
import { importsOf } from './imports.js';
import type { InterfaceShape } from './interface.js';
import { adaptRuntimeImports, type Layout } from './layout.js';
import { startThread, writeSyntax } from './syntax/thread.js';
import type { SyntaxTexts } from './syntax/write.js';

/** The first lines of every generated file. */
export const header = `// Generated from the OpenAPI document. Do not edit: change the document or the generator.\n\n`;

/** The style of the emitted code, which is also that of this repository. */
const style = { printWidth: 100, singleQuote: true } as const;

/** A printed file: its path below the output's root, and its text. */
export interface PrintedFile {
  readonly path: string;
  readonly text: string;
}

/** Loads what writes and formats, which the first file would have to wait for. */
export async function prepareToPrint(): Promise<void> {
  startThread();
  await format('nothing.ts', '', style);
}

/** Prints emitted files, formatted, in the order of their paths. */
export async function printFiles(
  files: readonly EmittedFile[],
  layout: Layout,
): Promise<PrintedFile[]> {
  const printed: PrintedFile[] = [];
  // All at once, so that whoever writes them never waits.
  const written = files.map((file) => ({ file, texts: writtenFor(file) }));
  // One after the other: all at once they would take the memory of all at once.
  for (const { file, texts } of written) printed.push(await printFile(layout, file, await texts));
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

/** The source of what a file has shapes of. */
function writtenFor(file: EmittedFile): Promise<SyntaxTexts> {
  const types = file instanceof FileDraft ? file.types : [];
  const interfaces = file instanceof FileDraft ? file.statements.filter(isShape) : [];
  if (types.length + interfaces.length === 0) return Promise.resolve({ types: [], interfaces: [] });
  const written = writeSyntax({ types, interfaces });
  // Where another file fails first, nobody waits for this one any more.
  written.catch(() => undefined);
  return written;
}

function isShape(statement: Statement): statement is InterfaceShape {
  return typeof statement !== 'string';
}

async function printFile(
  layout: Layout,
  file: EmittedFile,
  texts: SyntaxTexts,
): Promise<PrintedFile> {
  const path = pathOf(file, layout);
  if (file instanceof FileDraft) {
    const statements = textOf(file.statements, texts);
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

/** The source of statements, whose shapes have been written. */
function textOf(statements: readonly Statement[], { types, interfaces }: SyntaxTexts): string[] {
  const shapes = statements.filter(isShape);
  return statements.map((statement) =>
    typeof statement === 'string'
      ? spaced(withTypes(statement, types))
      : `\n${interfaces[shapes.indexOf(statement)]}`,
  );
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
