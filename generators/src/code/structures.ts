import {
  StructureKind,
  VariableDeclarationKind,
  type ExportDeclarationStructure,
  type FunctionDeclarationStructure,
  type InterfaceDeclarationStructure,
  type TypeAliasDeclarationStructure,
  type VariableStatementStructure,
} from 'ts-morph';

/** `export const NAME: TYPE = INITIALIZER`. */
export function constant({
  docs,
  ...declaration
}: {
  readonly docs?: string[];
  readonly name: string;
  readonly type?: string;
  readonly initializer: string;
}): VariableStatementStructure {
  return {
    kind: StructureKind.VariableStatement,
    isExported: true,
    docs: docs ?? [],
    declarationKind: VariableDeclarationKind.Const,
    declarations: [declaration],
  };
}

/** `export type NAME = TYPE`. */
export function typeAlias(alias: {
  readonly docs: string[];
  readonly name: string;
  readonly type: string;
}): TypeAliasDeclarationStructure {
  return { kind: StructureKind.TypeAlias, isExported: true, ...alias };
}

/** `export interface NAME { … }`. */
export function exportedInterface(
  parts: Omit<InterfaceDeclarationStructure, 'kind'>,
): InterfaceDeclarationStructure {
  return { kind: StructureKind.Interface, isExported: true, ...parts };
}

/** `export function NAME(…) { … }`. */
export function exportedFunction(
  parts: Omit<FunctionDeclarationStructure, 'kind'>,
): FunctionDeclarationStructure {
  return { kind: StructureKind.Function, isExported: true, ...parts };
}

/** `export * from 'PATH'`, or `export * as NAME from 'PATH'`. */
export function exportAll(
  moduleSpecifier: string,
  namespaceExport?: string,
): ExportDeclarationStructure {
  const name = namespaceExport !== undefined && { namespaceExport };
  return { kind: StructureKind.ExportDeclaration, ...name, moduleSpecifier };
}

/** `export { NAMES } from 'PATH'`; a name may begin with `type `. */
export function exportNames(
  moduleSpecifier: string,
  ...names: readonly string[]
): ExportDeclarationStructure {
  return { kind: StructureKind.ExportDeclaration, namedExports: [...names], moduleSpecifier };
}

/** `export type * from 'PATH'`. */
export function exportTypes(moduleSpecifier: string): ExportDeclarationStructure {
  return { kind: StructureKind.ExportDeclaration, isTypeOnly: true, moduleSpecifier };
}
