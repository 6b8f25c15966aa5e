import { docComment } from '../../code/docs.js';
import { FileDraft } from '../../code/file.js';
import type { ComponentSchema, Contract, Module } from '../../model/contract.js';
import { zod, type Context } from './context.js';
import { expression, typeOf } from './expression.js';
import { componentMap, declarationOrder, entangled } from './order.js';

/** The file with the validators of a module's components, each after those that it needs. */
export function emitComponents(contract: Contract, module: Module): FileDraft {
  const file = new FileDraft('validators', module.name);
  const ordered = declarationOrder(contract, module);
  file.declare(...ordered.map((entry) => entry.name.id));
  const components = componentMap(contract);
  const elsewhere = entangled(contract, module).map((entry) => entry.name.original);
  const annotated = new Set(annotatedComponents(contract));
  for (const [index, component] of ordered.entries()) {
    const later = ordered.slice(index).map((entry) => entry.name.original);
    const within = component.cycle.filter((name) => later.includes(name));
    const pending = new Set([...within, ...elsewhere]);
    const common = { contract, file, components, annotated, types: undefined };
    const context: Context = { ...common, pending, deferred: false, print: expression, typeOf };
    file.add(declaration(context, component));
  }
  return file;
}

/**
 * Components whose type is written down, because others name it before TypeScript could infer it:
 * those of their cycle that are declared earlier or in another file.
 */
export function annotatedComponents(contract: Contract): string[] {
  return contract.modules.flatMap((module) => {
    const ordered = declarationOrder(contract, module);
    const others = contract.schemas.filter((entry) => entry.name.module !== module.name);
    return ordered
      .filter(({ name, cycle }, index) =>
        [...ordered.slice(0, index + 1), ...others].some(
          (entry) => cycle.includes(entry.name.original) && entry.needs.includes(name.original),
        ),
      )
      .map((entry) => entry.name.original);
  });
}

function declaration(context: Context, component: ComponentSchema): string {
  const { name, schema, cycle } = component;
  const docs = docComment(schema.description);
  const code = expression(context, schema);
  if (cycle.length === 0) {
    const inferred = `${zod(context)}.infer<typeof ${name.id}>`;
    return `${docs}export const ${name.id} = ${code};\n${docs}export type ${name.id} = ${inferred};`;
  }
  const isAnnotated = context.annotated.has(name.original);
  const annotation = isAnnotated ? `: ${zod(context)}.ZodType<${name.id}>` : '';
  const type = typeOf(context, schema);
  return `${docs}export const ${name.id}${annotation} = ${code};\n${docs}export type ${name.id} = ${type};`;
}
