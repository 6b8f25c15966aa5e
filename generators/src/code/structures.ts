import {
  StructureKind,
  VariableDeclarationKind,
  type ExportDeclarationStructure,
  type TypeAliasDeclarationStructure,
  type VariableStatementStructure,
} from 'ts-morph';

/** `export const NAME: TYPE = INITIALIZER`. */
export function constant({
  docs,
  ...declaration
}: {
  readonly docs: string[];
  readonly name: string;
  readonly type?: string;
  readonly initializer: string;
}): VariableStatementStructure {
  return {
    kind: StructureKind.VariableStatement,
    isExported: true,
    docs,
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
