import type { StatementStructures } from 'ts-morph';
import { uniqueName } from './identifiers.js';

/**
 * The name of an emitter, which is also its output folder. Emitters are registered in
 * `emitters/index.ts`; `emitters/check.ts` rejects imports from emitters that are not in `needs`.
 */
export type EmitterName = string;

/** The origin of a symbol: a file of an emitter, without extension, or a package. */
export type Origin =
  | { readonly emitter: EmitterName; readonly file: string }
  | { readonly package: string };

/** A symbol to import. The name `*` imports the whole module as `as`. */
export interface ImportedSymbol {
  readonly from: Origin;
  readonly name: string;
  readonly as?: string;
  readonly typeOnly?: boolean;
}

/** A value of a file of an emitter, or all of its names (`*`), with another local name if `as` is given. */
export function valueFrom(
  emitter: EmitterName,
  file: string,
  name: string,
  as?: string,
): ImportedSymbol {
  return { from: { emitter, file }, name, ...(as !== undefined && { as }) };
}

/** The same for a type. */
export function typeFrom(...symbol: Parameters<typeof valueFrom>): ImportedSymbol {
  return { ...valueFrom(...symbol), typeOnly: true };
}

export interface ResolvedImport extends ImportedSymbol {
  readonly local: string;
}

/** The imports and the used names of a TypeScript file that is being built. */
export class FileDraft {
  readonly #imports = new Map<string, ResolvedImport>();
  readonly #names = new Set<string>();
  readonly #globals = new Set<string>();

  /** @param file the path in that folder, without extension */
  constructor(
    readonly emitter: EmitterName,
    readonly file: string,
  ) {}

  get imports(): readonly ResolvedImport[] {
    return [...this.#imports.values()];
  }

  declare(...names: readonly string[]): void {
    for (const name of names) this.#names.add(name);
  }

  use(symbol: ImportedSymbol): string {
    if ('emitter' in symbol.from && symbol.from.emitter === this.emitter) {
      if (symbol.from.file === this.file) return symbol.name;
    }
    const id = idOf(symbol);
    const known = this.#imports.get(id);
    if (known && (known.typeOnly === false || symbol.typeOnly === true)) return known.local;
    const typeOnly = symbol.typeOnly === true;
    const local = known?.local ?? uniqueName(this.#wantedName(symbol), this.#names, String);
    this.#imports.set(id, { ...symbol, typeOnly, local });
    return local;
  }

  /** Returns the name of a global type, or `globalThis.NAME` if a declaration or an import has its name. */
  global(name: string): string {
    if (this.#names.has(name) && !this.#globals.has(name)) return `globalThis.${name}`;
    this.#globals.add(name);
    this.#names.add(name);
    return name;
  }

  /** The preferred local name. If it is taken, it gets the kind of symbol as a suffix rather than a number. */
  #wantedName({ name, as = name, typeOnly }: ImportedSymbol): string {
    if (!this.#names.has(as)) return as;
    if (name === '*') return `${as}Module`;
    return `${as}${typeOnly === true ? 'Type' : 'Value'}`;
  }
}

function idOf({ from, name }: ImportedSymbol): string {
  return 'package' in from ? `${from.package} ${name}` : `${from.emitter} ${from.file} ${name}`;
}

/** A file whose text is emitted unchanged. */
export interface TextFile {
  readonly emitter: EmitterName;
  /** The path in the folder of the emitter, with extension. */
  readonly path: string;
  readonly text: string;
}

/** A TypeScript file. */
export interface CodeFile {
  readonly draft: Pick<FileDraft, 'emitter' | 'file' | 'imports'>;
  /** Its statements without imports, which the draft has. */
  readonly statements: readonly StatementStructures[];
}

/** A TypeScript file whose declarations are formatted already. */
export interface FormattedFile {
  readonly emitter: EmitterName;
  /** The path in the folder of the emitter, without extension. */
  readonly file: string;
  readonly imports: readonly ResolvedImport[];
  readonly text: string;
}

export type EmittedFile = CodeFile | TextFile;
