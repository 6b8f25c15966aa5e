import { contextOf, loadTool, type Hooks, type Tool, type TypeNode } from './tool.js';
import type { TypeSchema, TypeShape } from './type-schema.js';

/** Turns the shapes of types into their source. */
export class TypeWriter {
  readonly #tool: Tool = loadTool();
  readonly #print: (node: TypeNode) => string;

  constructor() {
    const { ts } = this.#tool;
    const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
    const file = ts.createSourceFile('', '', ts.ScriptTarget.Latest);
    this.#print = (node) => printer.printNode(ts.EmitHint.Unspecified, node, file);
  }

  /** The union of the shape's schemas, each type once. */
  textOf(shape: TypeShape): string {
    const ctx = contextOf(this.#hooks(shape));
    const texts = shape.schemas.map((schema) =>
      // Where a schema stands is only of interest to parts of the tool that do not run.
      this.#print(this.#tool.transform(schema as never, { ctx, path: '' })),
    );
    return [...new Set(texts)].join(' | ');
  }

  #hooks(shape: TypeShape): Hooks {
    const { ts } = this.#tool;
    return {
      transform: (schema, options) => {
        const special = this.#special(shape, schema as unknown as TypeSchema);
        if (special || options.path === '') return special;
        // The tool extends the path at each step, which takes the longer the deeper it is.
        return this.#tool.transform(schema, { ...options, path: '' });
      },
      transformProperty: (property, schema) => {
        const docs = (schema as unknown as TypeSchema)['x-docs'];
        if (typeof docs !== 'string') return undefined;
        const text = docs.trim().slice('/*'.length, -'*/'.length);
        const kind = ts.SyntaxKind.MultiLineCommentTrivia;
        return ts.addSyntheticLeadingComment(property, kind, text, true);
      },
    };
  }

  /** What our own keywords stand for. */
  #special({ names, present }: TypeShape, schema: TypeSchema): TypeNode | undefined {
    const { factory, SyntaxKind } = this.#tool.ts;
    const { 'x-type': type, 'x-name': name, 'x-present': properties } = schema;
    if (type === 'never') return factory.createKeywordTypeNode(SyntaxKind.NeverKeyword);
    // A component may have the name; what is global has a way of its own.
    if (type === 'Blob') return factory.createTypeReferenceNode('globalThis.Blob');
    if (type !== undefined) return this.#anyOther(type === 'number' ? 'number' : 'string');
    const local = typeof name === 'string' ? names[name] : undefined;
    if (local !== undefined) return factory.createTypeReferenceNode(local);
    if (properties === undefined || present === undefined) return undefined;
    const literals = (properties as readonly string[]).map((each) =>
      factory.createLiteralTypeNode(factory.createStringLiteral(each)),
    );
    return factory.createTypeReferenceNode(present, [factory.createUnionTypeNode(literals)]);
  }

  /** `string & {}`: beside it, editors still propose the values that are known. */
  #anyOther(type: 'string' | 'number'): TypeNode {
    const { factory, SyntaxKind } = this.#tool.ts;
    const kind = type === 'number' ? SyntaxKind.NumberKeyword : SyntaxKind.StringKeyword;
    const members = [factory.createKeywordTypeNode(kind), factory.createTypeLiteralNode([])];
    return factory.createIntersectionTypeNode(members);
  }
}
