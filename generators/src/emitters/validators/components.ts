import { type StatementStructures, StructureKind } from 'ts-morph';
import { type CodeFile, FileDraft, type ImportedSymbol, typeFrom } from '../../code/file.js';
import { constant } from '../../code/structures.js';
import type { ComponentSchema, Contract, Module } from '../../model/contract.js';
import { componentsByDirection } from '../../model/directions.js';
import { zod, type Context } from './context.js';
import { expression } from './expression.js';
import { hasShape } from './merge.js';
import { isEnum } from './values.js';

/** Emits the validators of a module. Each is built on first use: imports are fast, in any order, and tree-shakeable. */
export function emitComponents(contract: Contract, module: Module, hasDates: boolean): CodeFile {
  const draft = new FileDraft('validators', module.name);
  const components = contract.schemas.filter((entry) => entry.name.module === module.name);
  draft.declare(...components.map((entry) => entry.name.id));
  const common = { file: draft, contract, types: undefined, hasDates, print: expression };
  const reach = componentsByDirection(contract);
  const types = draft.use(typeFrom('types', module.name, '*', 'types'));
  const statements = components.flatMap((component) => {
    const directions = (['request', 'response'] as const).filter((direction) =>
      reach[direction].has(component.name.original),
    );
    const context = { ...common, directions };
    return declarations(context, component, types);
  });
  return { draft, statements };
}

function declarations(
  context: Context,
  { name, schema }: ComponentSchema,
  types: string,
): StatementStructures[] {
  const type = `${types}.${name.id}`;
  const validator = constant({
    name: name.id,
    type: `${context.file.use(schemaType(context, schema))}<${type}>`,
    initializer: `/* @__PURE__ */ ${zod(context)}.lazy(() => ${expression(context, schema)})`,
  });
  const kind = StructureKind.TypeAlias;
  return [validator, { kind, leadingTrivia: '', isExported: true, name: name.id, type }];
}

/** The declared type of a validator, which determines its other members such as `shape`. */
function schemaType(context: Context, schema: ComponentSchema['schema']): ImportedSymbol {
  const name = hasShape(context, schema)
    ? 'ObjectSchema'
    : isEnum(schema)
      ? 'EnumSchema'
      : 'Schema';
  return typeFrom('validators', 'runtime/schema', name);
}
