import { type ImportDeclarationStructure, StructureKind } from 'ts-morph';
import type { FileDraft, ResolvedImport } from './file.js';
import { specifier, type Layout } from './layout.js';

/** The import declarations of a file, sorted by path. */
export function importsOf(
  file: Pick<FileDraft, 'emitter' | 'file' | 'imports'>,
  layout: Layout,
): ImportDeclarationStructure[] {
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
): ImportDeclarationStructure[] {
  const kind = StructureKind.ImportDeclaration;
  const whole = entries.filter((entry) => entry.name === '*');
  const main = entries.find((entry) => entry.name === 'default');
  const named = entries.filter((entry) => entry.name !== '*' && entry.name !== 'default');
  const declarations = whole.map(({ local, typeOnly = false }): ImportDeclarationStructure => ({
    kind,
    isTypeOnly: typeOnly,
    namespaceImport: local,
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
