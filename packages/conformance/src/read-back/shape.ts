import { collectConstraints, type Constraints, type SchemaContext } from '../data/constraints.js';
import { dereference, type DocumentPart } from '../document/pointer.js';
import { member, text } from '../json.js';

/** The schemas of the members or elements of a value. */
export interface Shape {
  readonly properties: ReadonlyMap<string, DocumentPart>;
  readonly items: DocumentPart | undefined;
}

/** Looks up the shapes of values. Shapes that depend only on the schema are cached. */
export class Shapes {
  readonly #known = new Map<string, Shape>();

  constructor(private readonly context: SchemaContext) {}

  /** The shape of a schema for a value. The value selects the branches of unions. */
  of(schema: DocumentPart, value: unknown): Shape {
    const name = this.#discriminator(schema);
    const chosen = name === undefined ? undefined : member(value, name);
    const key = `${schema.pointer} ${text(chosen) ?? ''}`;
    const known = this.#known.get(key);
    if (known) return known;
    const found = collectConstraints(this.context, schema, value);
    const shape = { properties: found.properties, items: found.items };
    if (isSettled(found, name)) this.#known.set(key, shape);
    return shape;
  }

  #discriminator(schema: DocumentPart): string | undefined {
    const { value } = dereference(this.context.root, schema);
    return text(member(member(value, 'discriminator'), 'propertyName'));
  }
}

/** True if the shape depends only on the schema and its discriminator. */
function isSettled(
  { unions, properties }: Constraints,
  discriminator: string | undefined,
): boolean {
  if (unions.length === 0) return true;
  return unions.length === 1 && discriminator !== undefined && properties.has(discriminator);
}
