import { type ImportDeclarationStructure, StructureKind } from 'ts-morph';
import type { FileDraft, ResolvedImport } from './file.js';
import { specifier, type Layout } from './layout.js';

/** The import declarations of a file, sorted by path. */
export function importsOf(file: FileDraft, layout: Layout): ImportDeclarationStructure[] {
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
  const named = entries.filter((entry) => entry.name !== '*');
  const declarations = whole.map(({ local, typeOnly = false }): ImportDeclarationStructure => ({
    kind,
    isTypeOnly: typeOnly,
    namespaceImport: local,
    moduleSpecifier,
  }));
  if (named.length === 0) return declarations;
  const isTypeOnly = named.every((entry) => entry.typeOnly);
  const namedImports = named
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .map(({ name, local, typeOnly = false }) => ({
      name,
      ...(local !== name && { alias: local }),
      isTypeOnly: typeOnly && !isTypeOnly,
    }));
  return [...declarations, { kind, isTypeOnly, namedImports, moduleSpecifier }];
}
