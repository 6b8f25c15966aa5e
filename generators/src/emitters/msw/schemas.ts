import { type CodeFile, FileDraft } from '../../code/file.js';
import { literal } from '../../code/literals.js';
import { constant } from '../../code/structures.js';
import type { Json } from '../../json.js';
import { type Context, jsonSchemaOf, withTags } from './json-schema.js';
import { jsonSchemaSymbol } from './symbols.js';
import { inheritedTags } from './tags.js';

/** Emits the components that responses refer to, directly or indirectly, by original name. */
export function emitSchemas({ contract, used }: Context): CodeFile {
  const draft = new FileDraft('msw', 'schemas');
  draft.declare('schemas');
  const context = { contract, used: new Set(used) };
  const written: [string, Json][] = [];
  // A set also iterates over elements that are added during the iteration.
  for (const original of context.used) {
    const component = contract.components.get(original);
    if (!component) continue;
    const schema = jsonSchemaOf(context, component.schema, component.cycle);
    const tags = inheritedTags(contract, original, component.schema);
    written.push([original, withTags(schema, tags)]);
  }
  const sorted = written.toSorted(([left], [right]) => (left < right ? -1 : 1));
  const schemas = constant({
    docs: ['The schemas of generated data by component name.'],
    name: 'schemas',
    type: `Readonly<Record<string, ${draft.use(jsonSchemaSymbol)}>>`,
    initializer: literal(Object.fromEntries(sorted)),
  });
  return { draft, statements: [schemas] };
}
