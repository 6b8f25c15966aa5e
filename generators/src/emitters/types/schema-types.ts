import type { FileDraft, ImportedSymbol } from '../../code/file.js';
import type { ComponentSchema, Contract } from '../../model/contract.js';
import type { Schema } from '../../model/schema.js';
import type { Directions } from '../emitter.js';
import { type Form, Forms } from './forms.js';
import { isOpenable } from './open-values.js';
import { prepare, type ToolSchema, type View } from './prepare.js';
import { typeSymbol } from './symbols.js';
import { tagsOf, withTags, type Tags } from './tags.js';
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
  readonly #components: ReadonlyMap<string, ComponentSchema>;
  readonly #tags: ReadonlyMap<string, Tags>;
  readonly #forms: Forms;
  /** Enumerations that stay as they are, whatever the direction. */
  readonly #closed = new WeakSet<Schema>();

  constructor(contract: Contract, directions: Directions) {
    const { ts } = this.#tool;
    const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
    const file = ts.createSourceFile('', '', ts.ScriptTarget.Latest);
    this.#print = (node) => printer.printNode(ts.EmitHint.Unspecified, node, file);
    this.#components = new Map(contract.schemas.map((entry) => [entry.name.original, entry]));
    this.#tags = tagsOf(contract);
    this.#forms = new Forms(contract, directions);
  }

  /** The type of a schema, as source. The file imports what it names. */
  of(file: FileDraft, schema: Schema, form: Form): string {
    const ctx = contextOf(this.#hooks(file, form));
    const prepared = prepare(this.#viewOf(form), schema);
    // Where a schema stands is only of interest to parts of the tool that do not run.
    return this.#print(this.#tool.transform(prepared as never, { ctx, path: '' }));
  }

  /** The type of a component, in which the properties that tell it apart have their values. */
  ofComponent(file: FileDraft, { name, schema }: ComponentSchema, form?: Form): string {
    const { original } = name;
    const tagged = withTags(schema, this.#tags.get(original), this.#closed);
    return this.of(file, tagged, form ?? this.#forms.mainOf(original));
  }

  /** The name of a component's type in requests, where that is another one than its own. */
  inputOf({ name }: ComponentSchema): string | undefined {
    return this.#forms.inputOf(name.original);
  }

  #viewOf(form: Form): View {
    return {
      isOpen: (schema) =>
        this.#forms.isOpen(form) && isOpenable(schema.values) && !this.#closed.has(schema),
      hides: (property) => this.#forms.hides(form, property),
      hiddenIn: (schema) => this.#forms.hiddenIn(form, schema),
    };
  }

  #hooks(file: FileDraft, form: Form): Hooks {
    const { ts } = this.#tool;
    return {
      transform: (schema, options) => {
        const special = this.#special(file, schema as unknown as ToolSchema, form);
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
  #special(file: FileDraft, schema: ToolSchema, form: Form): TypeNode | undefined {
    const { factory, SyntaxKind } = this.#tool.ts;
    const { 'x-type': type, 'x-name': name, 'x-present': names } = schema;
    if (type === 'never') return factory.createKeywordTypeNode(SyntaxKind.NeverKeyword);
    // A component may have the name; what is global has a way of its own.
    if (type === 'Blob') return factory.createTypeReferenceNode('globalThis.Blob');
    if (type !== undefined) return this.#anyOther(type === 'number' ? 'number' : 'string');
    const component = this.#components.get(name as string);
    if (component)
      return factory.createTypeReferenceNode(file.use(this.#symbolOf(component, form)));
    if (names === undefined) return undefined;
    const literals = (names as readonly string[]).map((each) =>
      factory.createLiteralTypeNode(factory.createStringLiteral(each)),
    );
    return factory.createTypeReferenceNode(file.use(present), [
      factory.createUnionTypeNode(literals),
    ]);
  }

  /** `string & {}`: beside it, editors still propose the values that are known. */
  #anyOther(type: 'string' | 'number'): TypeNode {
    const { factory, SyntaxKind } = this.#tool.ts;
    const kind = type === 'number' ? SyntaxKind.NumberKeyword : SyntaxKind.StringKeyword;
    const members = [factory.createKeywordTypeNode(kind), factory.createTypeLiteralNode([])];
    return factory.createIntersectionTypeNode(members);
  }

  #symbolOf(component: ComponentSchema, form: Form): ImportedSymbol {
    const input = form === 'request' ? this.inputOf(component) : undefined;
    const symbol = typeSymbol(component.name);
    return input === undefined ? symbol : { ...symbol, name: input };
  }
}
