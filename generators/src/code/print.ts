import { format } from 'oxfmt';
import {
  Project,
  StructureKind,
  type ImportDeclarationStructure,
  type OptionalKind,
} from 'ts-morph';
import { type EmittedFile, FileDraft, type ResolvedImport, type Statement } from './file.js';
import { adaptRuntimeImports, specifier, type Layout } from './layout.js';

/** The first lines of every generated file. */
export const header = `// Generated from the OpenAPI document. Do not edit: change the document or the generator.\n\n`;

/** The style of the emitted code, which is also that of this repository. */
const style = { printWidth: 100, singleQuote: true } as const;

/** A printed file: its path below the output's root, and its text. */
export interface PrintedFile {
  readonly path: string;
  readonly text: string;
}

/** Prints emitted files, formatted, in the order of their paths. */
export async function printFiles(
  files: readonly EmittedFile[],
  layout: Layout,
): Promise<PrintedFile[]> {
  checkPaths(files, layout);
  const project = new Project({ useInMemoryFileSystem: true });
  const printed = await Promise.all(files.map((file) => printFile(project, layout, file)));
  return printed.toSorted((left, right) => (left.path < right.path ? -1 : 1));
}

/** Two files of one path would overwrite each other, on some systems also if only their case differs. */
function checkPaths(files: readonly EmittedFile[], layout: Layout): void {
  const seen = new Set<string>();
  for (const file of files) {
    const path = pathOf(file, layout);
    if (seen.has(path.toLowerCase())) throw new Error(`Two emitted files are called ${path}.`);
    seen.add(path.toLowerCase());
  }
}

function pathOf(file: EmittedFile, layout: Layout): string {
  const path = file instanceof FileDraft ? `${file.file}.ts` : file.path;
  return `${layout.folder(file.emitter)}/${path}`;
}

async function printFile(
  project: Project,
  layout: Layout,
  file: EmittedFile,
): Promise<PrintedFile> {
  const path = pathOf(file, layout);
  if (!(file instanceof FileDraft)) {
    if (!path.endsWith('.ts')) return { path, text: file.text };
    const adapted = adaptRuntimeImports(layout, file.emitter, file.text);
    return { path, text: await pretty(path, header + adapted) };
  }
  const source = project.createSourceFile(path, {
    statements: [...importsOf(file, layout), ...file.statements.map(spaced)],
  });
  const text = header + source.getFullText();
  project.removeSourceFile(source);
  return { path, text: await pretty(path, text) };
}

/** Statements stand apart, so that a reader sees where one ends. */
function spaced(statement: Statement): Statement {
  return typeof statement === 'string' && !/^(?:import|export \*|export type \*)/.test(statement)
    ? `\n${statement}`
    : statement;
}

/** Formats, and so also parses, what was emitted: text that is no TypeScript never gets written. */
async function pretty(path: string, text: string): Promise<string> {
  const result = await format(path, text, style);
  const fault = result.errors[0];
  if (fault) throw new Error(`Emitted code of ${path} does not parse: ${fault.message}`);
  // Formatting changes some of what it formatted before; the second time it is settled.
  return (await format(path, result.code, style)).code;
}

type Import = OptionalKind<ImportDeclarationStructure> & { kind: StructureKind.ImportDeclaration };

function importsOf(file: FileDraft, layout: Layout): Import[] {
  const groups = new Map<string, ResolvedImport[]>();
  for (const entry of file.imports) {
    const path = specifier(layout, file.emitter, file.file, entry.from);
    groups.set(path, [...(groups.get(path) ?? []), entry]);
  }
  return [...groups]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([path, entries]) => declarationsOf(path, entries));
}

function declarationsOf(path: string, entries: readonly ResolvedImport[]): Import[] {
  const whole = entries.filter((entry) => entry.name === '*');
  const named = entries.filter((entry) => entry.name !== '*');
  const allTypes = named.every((entry) => entry.typeOnly);
  const declarations: Import[] = whole.map((entry) => ({
    kind: StructureKind.ImportDeclaration,
    moduleSpecifier: path,
    namespaceImport: entry.local,
    isTypeOnly: entry.typeOnly === true,
  }));
  if (named.length === 0) return declarations;
  declarations.push({
    kind: StructureKind.ImportDeclaration,
    moduleSpecifier: path,
    isTypeOnly: allTypes,
    namedImports: named
      .toSorted((left, right) => (left.name < right.name ? -1 : 1))
      .map((entry) => ({
        name: entry.name,
        isTypeOnly: !allTypes && entry.typeOnly === true,
        ...(entry.local !== entry.name && { alias: entry.local }),
      })),
  });
  return declarations;
}
