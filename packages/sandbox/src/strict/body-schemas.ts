/** The parts of a JSON schema that strict mode reads. */
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

/** The parts of the OpenAPI document that strict mode reads. */
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

/** A schema with all schemas that it refers to or combines for the same value, and their component names. */
export type FlatSchemas = readonly { readonly name: string | undefined; readonly schema: Schema }[];

let read: Promise<BodySchemas> | undefined;

/** Loads the OpenAPI document once, on first use. */
export function readBodySchemas(): Promise<BodySchemas> {
  read ??= import('@seller-funds/contract/openapi.json', { with: { type: 'json' } }).then(
    ({ default: document }) => new BodySchemas(document as unknown as ApiDocument),
  );
  return read;
}

/** Returns the schemas of one property of a value. */
export function schemasOfMember(flat: FlatSchemas, name: string): Schema[] {
  return flat.flatMap(({ schema: { properties = {} } }) =>
    Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
  );
}

/** Returns the schemas of the items of an array. */
export function schemasOfItems(flat: FlatSchemas): Schema[] {
  return flat.flatMap(({ schema }) => schema.items ?? []);
}

/** The schemas of request bodies by operation id. */
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

  /** Returns the schema of an operation's JSON body; undefined if it has none. */
  bodySchema(operationId: string): Schema | undefined {
    return this.#bodies.get(operationId);
  }

  /** Returns all schemas that may apply to a value, with references, alternatives and conditions resolved. */
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
