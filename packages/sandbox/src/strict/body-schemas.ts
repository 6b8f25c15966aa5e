/** As much of a JSON schema as strictness looks at. */
export interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly then?: Schema;
  readonly else?: Schema;
  readonly contentEncoding?: string;
}

/** As much of the document. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
  };
}

const reference = '#/components/schemas/';

/** A schema with all that is said elsewhere about the same value, and the name of each where it has one. */
export type FlatSchemas = readonly { readonly name: string | undefined; readonly schema: Schema }[];

let read: Promise<BodySchemas> | undefined;

/** Reads the document, which only few sandboxes and requests need, once. */
export function readBodySchemas(): Promise<BodySchemas> {
  read ??= import('@seller-funds/contract/openapi.json', { with: { type: 'json' } }).then(
    ({ default: document }) => new BodySchemas(document as unknown as ApiDocument),
  );
  return read;
}

/** What the schemas of a value say of one of its members. */
export function schemasOfMember(flat: FlatSchemas, name: string): Schema[] {
  return flat.flatMap(({ schema: { properties = {} } }) =>
    Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
  );
}

/** What the schemas of a list say of its elements. */
export function schemasOfItems(flat: FlatSchemas): Schema[] {
  return flat.flatMap(({ schema }) => schema.items ?? []);
}

/** Finds the schemas of request bodies. */
export class BodySchemas {
  readonly #document: ApiDocument;
  readonly #bodies = new Map<string, Schema>();

  constructor(document: ApiDocument) {
    this.#document = document;
    for (const operations of Object.values(document.paths)) {
      for (const operation of Object.values(operations)) {
        const schema = operation?.requestBody?.content?.['application/json']?.schema;
        if (operation?.operationId !== undefined && schema)
          this.#bodies.set(operation.operationId, schema);
      }
    }
  }

  /** The schema of an operation's body, where it has one. */
  of(operationId: string): Schema | undefined {
    return this.#bodies.get(operationId);
  }

  /** The schemas that a value may have to do with: references, alternatives and conditions resolved. */
  flatten(schemas: readonly Schema[]): FlatSchemas {
    return schemas.flatMap((schema) => this.#flattenOne(schema, undefined));
  }

  #flattenOne(schema: Schema, name: string | undefined): FlatSchemas {
    const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
    const conditional = [schema.then, schema.else].filter((one) => one !== undefined);
    const parts = [...allOf, ...anyOf, ...oneOf, ...conditional];
    const inside = parts.flatMap((part) => this.#flattenOne(part, name));
    const target = $ref?.startsWith(reference) === true ? $ref.slice(reference.length) : undefined;
    const referred = target === undefined ? undefined : this.#document.components.schemas[target];
    const outside = referred ? this.#flattenOne(referred, target) : [];
    return [{ name, schema }, ...inside, ...outside];
  }
}
