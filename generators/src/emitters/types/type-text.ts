import type * as openapiTypescript from 'openapi-typescript';
import type * as ts from 'typescript';
import { compiler, transformSchemaObject } from './compiler.js';
import type { TypeSchema } from './type-schema.js';

/** The local names of types in a file. */
export interface LocalNames {
  component(original: string): string;
  present(): string;
  unlisted(): string;
  dateTime(): string;
}

const { EmitHint, factory, NewLineKind, ScriptTarget, SyntaxKind } = compiler;
// An option that is not in the types: names and values stay as the document has them.
const options = { newLine: NewLineKind.LineFeed, neverAsciiEscape: true };
const printer = compiler.createPrinter(options);
const emptyFile = compiler.createSourceFile('', '', ScriptTarget.Latest);

/** Prints types from schemas with openapi-typescript. */
export class TypeWriter {
  /** The path is not used here. */
  readonly #options = { ctx: this.#context(), path: '' };
  #names: LocalNames | undefined;

  textOf(schemas: readonly TypeSchema[], names: LocalNames): string {
    this.#names = names;
    const texts = schemas.map((schema) =>
      printer.printNode(EmitHint.Unspecified, this.#transform(schema), emptyFile),
    );
    return [...new Set(texts)].join(' | ');
  }

  #transform(schema: TypeSchema): ts.TypeNode {
    return transformSchemaObject(schema as never, this.#options);
  }

  /** The options of openapi-typescript. A `TypeSchema` has no references to resolve. */
  #context(): openapiTypescript.GlobalContext {
    return {
      additionalProperties: false,
      alphabetize: false,
      arrayLength: false,
      conditionalEnums: false,
      dedupeEnums: false,
      defaultNonNullable: false,
      discriminators: { objects: {}, refsHandled: [] },
      emptyObjectsUnknown: true,
      enum: false,
      enumValues: false,
      excludeDeprecated: false,
      exportType: true,
      generatePathParams: false,
      immutable: false,
      injectFooter: [],
      makePathsEnum: false,
      pathParamsAsTypes: false,
      postTransform: undefined,
      propertiesRequiredByDefault: false,
      readWriteMarkers: false,
      // Only used for reading documents.
      redoc: undefined as never,
      resolve: () => undefined,
      rootTypes: false,
      rootTypesKeepCasing: false,
      rootTypesNoSchemaPrefix: false,
      silent: true,
      transform: (schema, { path }) => {
        const special = this.#special(schema as unknown as TypeSchema);
        if (special || path === '') return special;
        return this.#transform(schema as unknown as TypeSchema);
      },
      transformProperty: (property, schema) =>
        withDocs(property, (schema as unknown as TypeSchema)['x-docs']),
    };
  }

  #special(schema: TypeSchema): ts.TypeNode | undefined {
    const { 'x-type': type, 'x-name': name, 'x-present': properties } = schema;
    if (type === 'never') return factory.createKeywordTypeNode(SyntaxKind.NeverKeyword);
    // A component may be called Blob too.
    if (type === 'Blob') return factory.createTypeReferenceNode('globalThis.Blob');
    if (type === 'DateTime') return this.#reference((names) => names.dateTime());
    if (type !== undefined) {
      const kind = type === 'number' ? SyntaxKind.NumberKeyword : SyntaxKind.StringKeyword;
      const values = factory.createKeywordTypeNode(kind);
      return schema['x-unlisted'] === true
        ? this.#reference((names) => names.unlisted(), [values])
        : anyOther(values);
    }
    if (schema['x-tuple'] !== undefined) return this.#tuple(schema);
    if (typeof name === 'string') return this.#reference((names) => names.component(name));
    if (properties === undefined) return undefined;
    const literals = (properties as readonly string[]).map((each) =>
      factory.createLiteralTypeNode(factory.createStringLiteral(each)),
    );
    return this.#reference((names) => names.present(), [factory.createUnionTypeNode(literals)]);
  }

  /** The first elements, and those after them. */
  #tuple({ 'x-tuple': first, 'x-least': least, items }: TypeSchema): ts.TypeNode {
    const elements = (first as readonly TypeSchema[]).map((each, index) => {
      const type = this.#transform(each);
      return index < Number(least) ? type : factory.createOptionalTypeNode(type);
    });
    const rest = items === undefined ? [] : [this.#transform(items as TypeSchema)];
    const others = rest.map((type) =>
      factory.createRestTypeNode(factory.createArrayTypeNode(type)),
    );
    return factory.createTupleTypeNode([...elements, ...others]);
  }

  #reference(
    pick: (names: LocalNames) => string,
    parameters?: readonly ts.TypeNode[],
  ): ts.TypeNode | undefined {
    return this.#names && factory.createTypeReferenceNode(pick(this.#names), parameters);
  }
}

/** `string & {}`: editors still complete the known values beside it. */
function anyOther(values: ts.TypeNode): ts.TypeNode {
  return factory.createIntersectionTypeNode([values, factory.createTypeLiteralNode([])]);
}

/** A property with its comment; undefined keeps it unchanged. */
function withDocs(
  property: ts.PropertySignature,
  docs: TypeSchema[string],
): ts.PropertySignature | undefined {
  if (typeof docs !== 'string') return undefined;
  const text = docs.trim().slice('/*'.length, -'*/'.length);
  return compiler.addSyntheticLeadingComment(
    property,
    SyntaxKind.MultiLineCommentTrivia,
    text,
    true,
  );
}
