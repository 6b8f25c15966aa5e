import type { FileDraft, ImportedSymbol } from '../../code/file.js';
import type { ComponentSchema, Contract } from '../../model/contract.js';
import type { Schema } from '../../model/schema.js';
import { prepare, type ToolSchema } from './prepare.js';
import { typeSymbol } from './symbols.js';
import { tagged, tagsOf, type Tags } from './tags.js';
import { contextOf, loadTool, type Hooks, type Tool, type TypeNode } from './tool.js';

const present: ImportedSymbol = {
  from: { emitter: 'types', file: 'runtime/present' },
  name: 'Present',
  typeOnly: true,
};

/** Turns schemas into TypeScript types, in which components go by their names. */
export class SchemaTypes {
  readonly #tool: Tool = loadTool();
  readonly #print: (node: TypeNode) => string;
  readonly #symbols: ReadonlyMap<string, ImportedSymbol>;
  readonly #tags: ReadonlyMap<string, Tags>;

  constructor(contract: Contract) {
    const { ts } = this.#tool;
    const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
    const file = ts.createSourceFile('', '', ts.ScriptTarget.Latest);
    this.#print = (node) => printer.printNode(ts.EmitHint.Unspecified, node, file);
    this.#symbols = new Map(
      contract.schemas.map(({ name }) => [name.original, typeSymbol(name)] as const),
    );
    this.#tags = tagsOf(contract);
  }

  /** The type of a schema, as source. The file imports what it names. */
  of(file: FileDraft, schema: Schema): string {
    const ctx = contextOf(this.#hooks(file));
    // Where a schema stands is only of interest to parts of the tool that do not run.
    return this.#print(this.#tool.transform(prepare(schema) as never, { ctx, path: '' }));
  }

  /** The type of a component, in which the properties that tell it apart have their values. */
  ofComponent(file: FileDraft, { name, schema }: ComponentSchema): string {
    return this.of(file, tagged(schema, this.#tags.get(name.original)));
  }

  #hooks(file: FileDraft): Hooks {
    const { ts } = this.#tool;
    return {
      transform: (schema, options) => {
        const special = this.#special(file, schema as unknown as ToolSchema);
        if (special || options.path === '') return special;
        // The tool extends the path at each step, which takes the longer the deeper it is.
        return this.#tool.transform(schema, { ...options, path: '' });
      },
      transformProperty: (property, schema) => {
        const docs = (schema as unknown as ToolSchema)['x-docs'];
        if (typeof docs !== 'string') return undefined;
        const text = docs.trim().slice('/*'.length, -'*/'.length);
        const kind = ts.SyntaxKind.MultiLineCommentTrivia;
        return ts.addSyntheticLeadingComment(property, kind, text, true);
      },
    };
  }

  /** What our own keywords stand for. */
  #special(file: FileDraft, schema: ToolSchema): TypeNode | undefined {
    const { factory, SyntaxKind } = this.#tool.ts;
    if (schema['x-type'] === 'never') return factory.createKeywordTypeNode(SyntaxKind.NeverKeyword);
    // A component may have the name; what is global has a way of its own.
    if (schema['x-type'] === 'Blob') return factory.createTypeReferenceNode('globalThis.Blob');
    const symbol = this.#symbols.get(schema['x-name'] as string);
    if (symbol) return factory.createTypeReferenceNode(file.use(symbol));
    const names = schema['x-present'] as readonly string[] | undefined;
    if (!names) return undefined;
    const literals = names.map((name) =>
      factory.createLiteralTypeNode(factory.createStringLiteral(name)),
    );
    return factory.createTypeReferenceNode(file.use(present), [
      factory.createUnionTypeNode(literals),
    ]);
  }
}
