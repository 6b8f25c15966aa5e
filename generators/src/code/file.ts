import type { StatementStructures } from 'ts-morph';
import { uniqueName } from './identifiers.js';

/**
 * The name of an emitter, which is also the folder that it writes. Any name will do here: which there
 * are is known where they are registered (`emitters/index.ts`), and a symbol of one that its emitter
 * does not declare to need is refused when files are put together (`emitters/check.ts`).
 */
export type EmitterName = string;

/** Where a symbol comes from: a file of an emitter, without its ending, or a package. */
export type Origin =
  | { readonly emitter: EmitterName; readonly file: string }
  | { readonly package: string };

/** Something to import. `*` as the name imports the whole module under `as`. */
export interface ImportedSymbol {
  readonly from: Origin;
  readonly name: string;
  readonly as?: string;
  readonly typeOnly?: boolean;
}

/** An import with the local name that the file gave it. */
export interface ResolvedImport extends ImportedSymbol {
  readonly local: string;
}

/**
 * What a TypeScript file needs beside its structure: the table of its imports, and names that do not
 * clash.
 */
export class FileDraft {
  readonly #imports = new Map<string, ResolvedImport>();
  readonly #names = new Set<string>();

  /**
   * @param emitter the folder that the file belongs to
   * @param file the path below it, without its ending
   */
  constructor(
    readonly emitter: EmitterName,
    readonly file: string,
  ) {}

  /** Everything imported so far. */
  get imports(): readonly ResolvedImport[] {
    return [...this.#imports.values()];
  }

  /** Keeps a name for a declaration of this file, so that no import takes it. */
  declare(...names: readonly string[]): void {
    for (const name of names) this.#names.add(name.toLowerCase());
  }

  /** The local name of a symbol, imported on first use. A symbol of this very file needs no import. */
  use(symbol: ImportedSymbol): string {
    if ('emitter' in symbol.from && symbol.from.emitter === this.emitter) {
      if (symbol.from.file === this.file) return symbol.name;
    }
    const id = idOf(symbol);
    const known = this.#imports.get(id);
    if (known && (known.typeOnly === false || symbol.typeOnly === true)) return known.local;
    const typeOnly = symbol.typeOnly === true;
    const local = known?.local ?? uniqueName(symbol.as ?? symbol.name, this.#names);
    this.#imports.set(id, { ...symbol, typeOnly, local });
    return local;
  }
}

function idOf({ from, name }: ImportedSymbol): string {
  return 'package' in from ? `${from.package} ${name}` : `${from.emitter} ${from.file} ${name}`;
}

/** A file that is emitted as it is. */
export interface TextFile {
  readonly emitter: EmitterName;
  /** The path below the emitter's folder, with its ending. */
  readonly path: string;
  readonly text: string;
  /** Whether it is in the style of the emitted code already. */
  readonly formatted?: boolean;
}

/** A file of TypeScript. */
export interface CodeFile {
  readonly draft: FileDraft;
  /** Its statements without the imports, which follow from the draft. */
  readonly statements: readonly StatementStructures[];
}

/** What an emitter returns. */
export type EmittedFile = CodeFile | TextFile;
