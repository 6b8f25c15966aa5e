import type { FileDraft, ResolvedImport } from './file.js';
import { stringLiteral } from './literals.js';
import { specifier, type Layout } from './layout.js';

/** The import declarations of a file, by the paths that they lead to. */
export function importsOf(file: FileDraft, layout: Layout): string[] {
  const groups = new Map<string, ResolvedImport[]>();
  for (const entry of file.imports) {
    const path = specifier(layout, file.emitter, file.file, entry.from);
    groups.set(path, [...(groups.get(path) ?? []), entry]);
  }
  return [...groups]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([path, entries]) => declarationsOf(stringLiteral(path), entries));
}

function declarationsOf(path: string, entries: readonly ResolvedImport[]): string[] {
  const whole = entries.filter((entry) => entry.name === '*');
  const named = entries.filter((entry) => entry.name !== '*');
  const declarations = whole.map(
    ({ local, typeOnly }) => `import ${typeOnly ? 'type ' : ''}* as ${local} from ${path};`,
  );
  if (named.length === 0) return declarations;
  const allTypes = named.every((entry) => entry.typeOnly);
  const names = named
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .map(({ name, local, typeOnly }) => {
      const renamed = local === name ? name : `${name} as ${local}`;
      return typeOnly && !allTypes ? `type ${renamed}` : renamed;
    });
  return [
    ...declarations,
    `import ${allTypes ? 'type ' : ''}{ ${names.join(', ')} } from ${path};`,
  ];
}
