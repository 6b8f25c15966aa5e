import { type CodeFile, FileDraft } from '../../code/file.js';
import { objectLiteral } from '../../code/literals.js';
import { constant } from '../../code/structures.js';
import type { ComponentSchema } from '../../model/contract.js';
import { type Context, dataSchema, tagSchema } from './data-schema.js';
import { runtimeSymbol } from './symbols.js';
import { inheritedTags } from './tags.js';

/** The file with the components that responses refer to, directly or not, by their original names. */
export function emitSchemas(context: Context): CodeFile {
  const draft = new FileDraft('msw', 'schemas');
  draft.declare('schemas');
  const printed = new Map<string, string>();
  // Printing one finds what it refers to.
  for (let found = missing(context, printed); found.length > 0; found = missing(context, printed)) {
    for (const entry of found) printed.set(entry.name.original, print(context, entry));
  }
  const sorted = [...printed].toSorted(([left], [right]) => (left < right ? -1 : 1));
  const schemas = constant({
    docs: ["What data is made from, by the names of the document's components."],
    name: 'schemas',
    type: `Readonly<Record<string, ${draft.use(runtimeSymbol('schema', 'DataSchema'))}>>`,
    initializer: objectLiteral(sorted),
  });
  return { draft, statements: [schemas] };
}

function missing(
  { contract, used }: Context,
  printed: ReadonlyMap<string, string>,
): ComponentSchema[] {
  return contract.schemas.filter(({ name: { original } }) => {
    return used.has(original) && !printed.has(original);
  });
}

function print(context: Context, { name, schema }: ComponentSchema): string {
  const printed = dataSchema(context, schema);
  const tags = inheritedTags(context.contract, name.original, schema).map(tagSchema);
  return tags.length === 0 ? printed : `{ allOf: [${[printed, ...tags].join(', ')}] }`;
}
