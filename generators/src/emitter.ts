// The functions and types for custom emitters: see docs/writing-an-emitter.md.
export { StructureKind, VariableDeclarationKind } from 'ts-morph';
export { docComment, docsOf, type DocTag, joinDocs } from './code/docs.js';
export {
  type CodeFile,
  type EmittedFile,
  FileDraft,
  type ImportedSymbol,
  type Origin,
  type TextFile,
} from './code/file.js';
export { camelCase, pascalCase, propertyName, uniqueName } from './code/identifiers.js';
export { code, literal, type Literal, objectLiteral, stringLiteral } from './code/literals.js';
export {
  constant,
  exportAll,
  exportedFunction,
  exportedInterface,
  exportNames,
  exportTypes,
  typeAlias,
} from './code/structures.js';
export type { Emission, EmitOptions, Emitter } from './emitters/emitter.js';
export {
  componentSymbol,
  descriptorSymbol,
  operationTypesSymbol,
  typeSymbol,
} from './emitters/symbols.js';
export {
  type ComponentSchema,
  type Contract,
  type Module,
  type Operation,
  operationsOf,
  type Parameter,
  type Response,
} from './model/contract.js';
export {
  type ResolvedMember,
  type ResolvedProperty,
  type ResolvedSchema,
  type ResolvedUnion,
  resolveSchema,
  unionsOf,
} from './model/resolved.js';
export type { Schema } from './model/schema.js';
