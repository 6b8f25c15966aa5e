import { type ImportDeclarationStructure, StructureKind } from 'ts-morph';
import type { FileDraft, ResolvedImport } from './file.js';
import { specifier, type Layout } from './layout.js';

/** An import declaration as a structure of ts-morph. */
interface ImportDeclaration extends ImportDeclarationStructure {
  readonly namedImports: ImportSpecifier[];
}

interface ImportSpecifier {
  readonly name: string;
  readonly alias?: string;
  readonly isTypeOnly: boolean;
}

/** The import declarations of a file, sorted by path. */
export function importsOf(
  file: Pick<FileDraft, 'emitter' | 'file' | 'imports'>,
  layout: Layout,
): ImportDeclaration[] {
  const groups = new Map<string, ResolvedImport[]>();
  for (const entry of file.imports) {
    const path = specifier(layout, file.emitter, file.file, entry.from);
    groups.set(path, [...(groups.get(path) ?? []), entry]);
  }
  return [...groups]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([path, entries]) => declarationsOf(path, entries));
}

function declarationsOf(
  moduleSpecifier: string,
  entries: readonly ResolvedImport[],
): ImportDeclaration[] {
  const kind = StructureKind.ImportDeclaration;
  const whole = entries.filter((entry) => entry.name === '*');
  const main = entries.find((entry) => entry.name === 'default');
  const named = entries.filter((entry) => entry.name !== '*' && entry.name !== 'default');
  const declarations = whole.map(({ local, typeOnly = false }): ImportDeclaration => ({
    kind,
    isTypeOnly: typeOnly,
    namespaceImport: local,
    namedImports: [],
    moduleSpecifier,
  }));
  if (named.length === 0 && !main) return declarations;
  const isTypeOnly = !main && named.every((entry) => entry.typeOnly);
  const namedImports = named
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .map(({ name, local, typeOnly = false }) => ({
      name,
      ...(local !== name && { alias: local }),
      isTypeOnly: typeOnly && !isTypeOnly,
    }));
  const defaultImport = main && { defaultImport: main.local };
  return [...declarations, { kind, isTypeOnly, ...defaultImport, namedImports, moduleSpecifier }];
}

/** The maximum length of a line of emitted code. */
export const printWidth = 100;

/** The text of an import declaration as the formatter writes it. */
export function importText(declaration: ImportDeclaration): string {
  const { isTypeOnly, namespaceImport, defaultImport, namedImports } = declaration;
  const names = namedImports.map(nameText);
  const parts = (list: string): string =>
    [defaultImport, namespaceImport && `* as ${namespaceImport}`, names.length > 0 && list]
      .filter(Boolean)
      .join(', ');
  const lineOf = (list: string): string =>
    `import ${isTypeOnly ? 'type ' : ''}${parts(list)} from '${declaration.moduleSpecifier}';`;
  const line = lineOf(`{ ${names.join(', ')} }`);
  return line.length <= printWidth
    ? line
    : lineOf(`{\n${names.map((name) => `  ${name},\n`).join('')}}`);
}

function nameText({ name, alias, isTypeOnly }: ImportSpecifier): string {
  return `${isTypeOnly ? 'type ' : ''}${name}${alias === undefined ? '' : ` as ${alias}`}`;
}
