import { type CodeFile, FileDraft } from '../../code/file.js';
import { literal } from '../../code/literals.js';
import { constant } from '../../code/structures.js';
import type { Json } from '../../json.js';
import { tagsOf, type Tags } from '../component-tags.js';
import { type Context, jsonSchemaOf } from '../json-schema.js';
import { jsonSchemaSymbol } from './symbols.js';

/** Emits the components that responses refer to, directly or indirectly, by original name. */
export function emitSchemas({ contract, used }: Context): CodeFile {
  const draft = new FileDraft('msw', 'schemas');
  draft.declare('schemas');
  const context = { contract, used: new Set(used) };
  const tags = tagsOf(contract);
  const written: [string, Json][] = [];
  // A set also iterates over elements that are added during the iteration.
  for (const original of context.used) {
    const component = contract.components.get(original);
    if (!component) continue;
    const schema = jsonSchemaOf(context, component.schema, component.cycle);
    written.push([original, withTags(schema, tags.get(original))]);
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

function withTags(schema: Json, tags: Tags | undefined): Json {
  if (!tags) return schema;
  const demanded = [...tags].map(([property, values]) => ({
    type: 'object',
    properties: { [property]: { enum: values } },
    required: [property],
  }));
  return { allOf: [schema, ...demanded] };
}
