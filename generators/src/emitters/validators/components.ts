import { docComment } from '../../code/docs.js';
import { FileDraft, type ImportedSymbol } from '../../code/file.js';
import type { ComponentSchema, Contract, Module } from '../../model/contract.js';
import { zod, type Context } from './context.js';
import { marksOfComponents } from './directions.js';
import { expression } from './expression.js';
import { hasShape } from './merge.js';
import { isEnum } from './values.js';

/**
 * The file with the validators of a module's components. Each is built when it is first used, so that
 * importing the file costs next to nothing, that components can refer to each other in any order and
 * from any file, and that a bundler drops those which nobody uses.
 */
export function emitComponents(contract: Contract, module: Module): FileDraft {
  const file = new FileDraft('validators', module.name);
  const own = contract.schemas.filter((entry) => entry.name.module === module.name);
  file.declare(...own.map((entry) => entry.name.id));
  const { components } = contract;
  const common = { file, components, types: undefined, print: expression };
  const marks = marksOfComponents(contract, components);
  const types = file.use({
    from: { emitter: 'types', file: module.name },
    name: '*',
    as: 'types',
    typeOnly: true,
  });
  for (const component of own) {
    const context = { ...common, marks: marks.get(component.name.original) ?? [] };
    file.add(declaration(context, component, types));
  }
  return file;
}

function declaration(context: Context, { name, schema }: ComponentSchema, types: string): string {
  const docs = docComment(schema.description);
  const type = `${types}.${name.id}`;
  const annotation = `${context.file.use(schemaType(context, schema))}<${type}>`;
  const code = `/* @__PURE__ */ ${zod(context)}.lazy(() => ${expression(context, schema)})`;
  return `${docs}export const ${name.id}: ${annotation} = ${code};\nexport type ${name.id} = ${type};`;
}

/** What TypeScript is told of a validator: what can be done with it beside parsing. */
function schemaType(context: Context, schema: ComponentSchema['schema']): ImportedSymbol {
  const from = { emitter: 'validators', file: 'runtime/schema' };
  const name = hasShape(context, schema)
    ? 'ObjectSchema'
    : isEnum(schema)
      ? 'EnumSchema'
      : 'Schema';
  return { from, name, typeOnly: true };
}
