import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type ExportDeclarationStructure, StructureKind, type StatementStructures } from 'ts-morph';
import {
  type Declaration,
  type Module,
  type ModuleImport,
  readModule,
} from '../code/declarations.js';
import type {
  CodeFile,
  EmittedFile,
  EmitterName,
  FormattedFile,
  Origin,
  ResolvedImport,
} from '../code/file.js';
import { partOf, placeOf } from './runtime-parts.js';

/** The package that has the runtimes of all emitters, with a path for each module. */
export const runtimePackage = '@seller-funds/runtime';

/** Whether generated code has a copy of the runtime, or imports it from {@link runtimePackage}. */
export type RuntimeSource = (typeof runtimeSources)[number];

/** All of them. */
export const runtimeSources = ['copy', 'package'] as const;

/** A dynamic import of another module of the same runtime. */
const importLater = /\bimport\('\.\/([\w-]+)\.js'\)/g;

/** A hand-written module of the runtime of an emitter. */
export interface RuntimeModule extends Module {
  readonly emitter: EmitterName;
  readonly name: string;
  readonly part: string;
}

interface Part {
  readonly emitter: EmitterName;
  readonly file: string;
  readonly modules: Map<RuntimeModule, Set<Declaration>>;
  readonly imports: Map<string, ResolvedImport>;
  readonly exported: Set<string>;
  /** The modules that other files import as a whole. */
  readonly whole: Set<RuntimeModule>;
}

interface ExportedName {
  readonly name: string;
  readonly from: string;
  readonly isTypeOnly: boolean;
}

/**
 * Collects what generated files use of the runtimes: the declarations that they import or export, and those that these
 * use. The modules of a runtime are joined to a few files (`runtime-parts.ts`).
 */
export class RuntimePacker {
  readonly #modules: Map<string, RuntimeModule>;
  readonly #parts: Map<string, Part>;

  /**
   * @param packaged the path of a module in a package that has it; by default all are copied
   * @param users has collected what other documents import of these files
   */
  constructor(
    private readonly packaged?: (module: RuntimeModule) => string,
    users?: RuntimePacker,
  ) {
    this.#modules = users ? users.#modules : new Map<string, RuntimeModule>();
    this.#parts = users ? users.#parts : new Map<string, Part>();
  }

  add(emitter: EmitterName, modules: readonly string[]): void {
    for (const name of modules) this.#originOf(this.#load(emitter, name), '*');
  }

  /** Returns the files with imports and exports of these files in place of those of the modules. */
  bind(files: readonly EmittedFile[]): EmittedFile[] {
    return files.map((file) => ('statements' in file ? this.#bindFile(file) : file));
  }

  files(): FormattedFile[] {
    return this.packaged ? [] : [...this.#parts.values()].map(toFile);
  }

  #bindFile({ draft, statements }: CodeFile): CodeFile {
    const { emitter, file } = draft;
    const imports = draft.imports.map((entry): ResolvedImport => {
      const module = this.#moduleOf(entry.from);
      if (!module) return entry;
      if (entry.name !== '*') return { ...entry, from: this.#originOf(module, entry.name) };
      for (const name of membersOf(entry.local, statements)) this.#use(module, name);
      this.#partOf(module).whole.add(module);
      return { ...entry, from: this.#placeOf(module) };
    });
    return {
      draft: { emitter, file, imports },
      statements: this.#bindExports(emitter, statements),
    };
  }

  /** Replaces exports of modules by one export of each file, at the place of the first. */
  #bindExports(
    emitter: EmitterName,
    statements: readonly StatementStructures[],
  ): StatementStructures[] {
    const lists = new Map<string, ExportedName[]>();
    const kept = statements.flatMap((statement): (StatementStructures | string)[] => {
      const module = exportedModule(statement);
      if (module === undefined) return [statement];
      return this.#exportsOf(this.#load(emitter, module.name), module.statement).flatMap(
        (entry) => {
          const list = lists.get(entry.from);
          lists.set(entry.from, [...(list ?? []), entry]);
          return list ? [] : entry.from;
        },
      );
    });
    return kept.map((entry) =>
      typeof entry === 'string' ? exportOf(entry, lists.get(entry) ?? []) : entry,
    );
  }

  #exportsOf(
    module: RuntimeModule,
    { namedExports, isTypeOnly = false }: ExportDeclarationStructure,
  ): ExportedName[] {
    const named = Array.isArray(namedExports) ? namedExports.map(String) : undefined;
    const all = [
      ...module.declarations.flatMap(({ name, isExported, isType }) =>
        isExported && name !== undefined ? [`${isType ? 'type ' : ''}${name}`] : [],
      ),
      ...module.reexports.map(({ name, typeOnly }) => `${typeOnly ? 'type ' : ''}${name}`),
    ];
    return (named ?? all).map((entry) => {
      const name = entry.replace(/^type /, '');
      const origin = this.#originOf(module, name);
      const from = 'package' in origin ? origin.package : `./${origin.file}.js`;
      return { name, from, isTypeOnly: isTypeOnly || entry !== name };
    });
  }

  /** Where files import a name of a module from, or all (`*`): the package, or the file that it is copied to. */
  #originOf(module: RuntimeModule, name: string): Origin {
    return this.#placeOf(this.#use(module, name));
  }

  #placeOf(module: RuntimeModule): Origin {
    return this.packaged ? { package: this.packaged(module) } : copyOf(module);
  }

  /** Takes a name of a module that another one imports, or all (`*`). Returns the module that declares it. */
  #use(module: RuntimeModule, name: string, from?: RuntimeModule): RuntimeModule {
    for (const entry of module.reexports) {
      const target = this.#moduleAt(module, entry.from);
      if (!target || (name !== '*' && entry.name !== name)) continue;
      const source = this.#use(target, entry.name, from);
      if (name === entry.name) return source;
    }
    for (const declaration of module.declarations) {
      const isAll = name === '*' && declaration.isExported;
      if (!isAll && declaration.name !== undefined && declaration.name !== name) continue;
      this.#take(module, declaration);
      if (!isSamePart(module, from) && declaration.name !== undefined)
        this.#partOf(module).exported.add(declaration.name);
    }
    return module;
  }

  #take(module: RuntimeModule, declaration: Declaration): void {
    const part = this.#partOf(module);
    const taken = part.modules.get(module) ?? new Set<Declaration>();
    part.modules.set(module, taken);
    if (taken.has(declaration)) return;
    taken.add(declaration);
    for (const other of module.declarations) {
      if (other.name !== undefined && declaration.words.has(other.name)) this.#take(module, other);
    }
    this.#takeLater(module, declaration);
    for (const entry of module.imports)
      if (declaration.words.has(entry.local)) this.#takeImport(module, part, entry);
  }

  #takeLater({ emitter }: RuntimeModule, { text, words }: Declaration): void {
    for (const [, later = ''] of text.matchAll(importLater)) {
      const target = this.#load(emitter, later);
      for (const { name = '' } of target.declarations) if (words.has(name)) this.#use(target, name);
    }
  }

  #takeImport(module: RuntimeModule, part: Part, entry: ModuleImport): void {
    const { from, name, local, typeOnly } = entry;
    const target = this.#moduleAt(module, from);
    const source = target && this.#use(target, name, module);
    if (isSamePart(module, source)) return;
    const origin = source ? copyOf(source) : { package: from };
    addImport(part, { from: origin, name, local, typeOnly });
  }

  #partOf({ emitter, part: file }: RuntimeModule): Part {
    const key = `${emitter}/${file}`;
    const known = this.#parts.get(key);
    if (known) return known;
    const part = {
      emitter,
      file,
      modules: new Map(),
      imports: new Map(),
      exported: new Set<string>(),
      whole: new Set<RuntimeModule>(),
    };
    this.#parts.set(key, part);
    return part;
  }

  #moduleOf(from: Origin): RuntimeModule | undefined {
    if ('package' in from || !from.file.startsWith('runtime/')) return undefined;
    return this.#load(from.emitter, from.file.slice('runtime/'.length));
  }

  /** The module of a relative import of a runtime: `./x.js` or `../../types/runtime/x.js`. */
  #moduleAt({ emitter }: RuntimeModule, from: string): RuntimeModule | undefined {
    const [, other = emitter, name] =
      /^\.(?:\/|\.\/\.\.\/(\w+)\/runtime\/)([\w-]+)\.js$/.exec(from) ?? [];
    return name === undefined ? undefined : this.#load(other, name);
  }

  #load(emitter: EmitterName, name: string): RuntimeModule {
    const key = `${emitter}/${name}`;
    const known = this.#modules.get(key);
    if (known) return known;
    const module = {
      ...readModule(runtimeText(emitter, `${name}.ts`)),
      emitter,
      name,
      part: partOf(emitter, name),
    };
    this.#modules.set(key, module);
    return module;
  }
}

/** The file that a module is copied to. */
function copyOf({ emitter, part }: RuntimeModule): Origin {
  return { emitter, file: part };
}

function isSamePart(module: RuntimeModule, other: RuntimeModule | undefined): boolean {
  return module.emitter === other?.emitter && module.part === other.part;
}

/** The members that statements use of a module that they import as a whole. */
function membersOf(local: string, statements: readonly StatementStructures[]): Set<string> {
  const text = JSON.stringify(statements).split(`${local}.`);
  return new Set(text.slice(1).map((rest) => /^\w*/.exec(rest)?.[0] ?? ''));
}

function exportedModule(
  statement: StatementStructures,
): { readonly name: string; readonly statement: ExportDeclarationStructure } | undefined {
  if (statement.kind !== StructureKind.ExportDeclaration) return undefined;
  const [, name] = /^\.\/runtime\/([\w-]+)\.js$/.exec(statement.moduleSpecifier ?? '') ?? [];
  return name === undefined ? undefined : { name, statement };
}

function exportOf(
  moduleSpecifier: string,
  names: readonly ExportedName[],
): ExportDeclarationStructure {
  const isTypeOnly = names.every((entry) => entry.isTypeOnly);
  return {
    kind: StructureKind.ExportDeclaration,
    isTypeOnly,
    namedExports: names.map(
      (entry) => `${entry.isTypeOnly && !isTypeOnly ? 'type ' : ''}${entry.name}`,
    ),
    moduleSpecifier,
  };
}

function addImport({ imports }: Part, entry: ResolvedImport): void {
  const key = JSON.stringify([entry.from, entry.name, entry.local]);
  const typeOnly = entry.typeOnly === true && imports.get(key)?.typeOnly !== false;
  imports.set(key, { ...entry, typeOnly });
}

/** The declarations of a part in the order of its modules; only those that other files import are exported. */
function toFile({ emitter, file, modules, imports, exported, whole }: Part): FormattedFile {
  const sorted = [...modules].toSorted(
    ([left], [right]) => placeOf(emitter, left.name) - placeOf(emitter, right.name),
  );
  const text = sorted.flatMap(([module, taken]) => {
    const hides = ({ name }: Declaration): boolean =>
      name !== undefined && !whole.has(module) && !exported.has(name);
    return module.declarations
      .filter((declaration) => taken.has(declaration))
      .map((each) => (hides(each) ? each.text.replace(/^export (?!\{)/m, '') : each.text));
  });
  const joined = text
    .join('\n\n')
    .replaceAll(
      importLater,
      (_, name: string) => `import('./${basename(partOf(emitter, name))}.js')`,
    );
  return { emitter, file, imports: [...imports.values()], text: `${joined}\n` };
}

/** The text of a runtime file, such as a module or a stylesheet. */
export function runtimeText(emitter: EmitterName, name: string): string {
  return readFileSync(new URL(`./${emitter}/runtime/${name}`, import.meta.url), 'utf8');
}
