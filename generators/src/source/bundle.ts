import { realpathSync } from 'node:fs';
import {
  BaseResolver,
  bundle,
  createConfig,
  ResolveError,
  type Document,
  type NormalizedProblem,
  type Plugin,
  Source,
} from '@redocly/openapi-core';
import {
  diagnostic,
  type Diagnostic,
  DiagnosticError,
  formatDiagnostic,
} from '../diagnostics/diagnostic.js';
import { isObject, resolvePointer, tokensOf, type JsonObject } from '../json.js';
import { nameByPath } from './file-names.js';
import {
  type DocumentOfFiles,
  isBelow,
  parseText,
  readText,
  refuseSpecial,
  sourceText,
} from './files.js';
import { Positions } from './positions.js';
import { fileOf, isRemote } from './references.js';
import type { RemoteFiles } from './remote.js';
import { withOwnReferences } from './self.js';
import { withVersion } from './version.js';

/**
 * Combines the files of a document, all of which are in a folder after following symbolic links (undefined: none).
 * @throws {DiagnosticError} if a file is malformed or outside of the folder.
 */
export async function bundleFiles(
  file: string,
  folder: string | undefined,
  remote: RemoteFiles,
): Promise<DocumentOfFiles> {
  const config = await createConfig({ plugins: [plugin] });
  const resolver = new Resolver(config.resolve, file, folder && realpathSync(folder), remote);
  const result = await bundle({ ref: file, config, externalRefResolver: resolver });
  // A malformed file causes unresolved references in others: report only its own errors.
  if (resolver.faults.length > 0) throw new DiagnosticError(distinct(resolver.faults));
  const faults = faultsOf(
    result.problems.filter((problem) => problem.severity === 'error'),
    resolver,
  );
  if (faults.length > 0) throw new DiagnosticError(faults);
  const read = [...result.fileDependencies].filter((each) => resolver.read.has(each));
  const files = [file, ...read.filter((each) => each !== file)];
  const value = result.bundle.parsed as JsonObject;
  const numbered = numberedNames(result.problems);
  if (numbered.size === 0) return { value, files, warnings: [] };
  return { ...nameByPath(value, file, numbered), files };
}

/** The bundler's type of this flow names an unknown one, with which it fails. */
const plugin: Plugin = {
  id: 'generators',
  typeExtension: {
    oas3: ({ DeviceAuthorization: flow, ...types }) => ({
      ...types,
      ...(flow && {
        DeviceAuthorization: { ...flow, properties: { ...flow.properties, scopes: null } },
      }),
    }),
  },
};

/** The names that the bundler numbered, because several files have them, in the order of references. */
function numberedNames(problems: readonly NormalizedProblem[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { message } of problems) {
    const [, name, numbered = ''] =
      /different content\. Renamed (.+) to (.+)\.$/.exec(message) ?? [];
    if (name !== undefined) found.set(name, (found.get(name) ?? new Set()).add(numbered));
  }
  return found;
}

/** Reads files like the rest of this package, so that errors are the same in every file. */
class Resolver extends BaseResolver {
  readonly faults: Diagnostic[] = [];
  readonly read = new Set<string>();
  /** Referenced files that are not below the folder. */
  readonly refused = new Set<string>();

  constructor(
    config: ConstructorParameters<typeof BaseResolver>[0],
    /** The path of the root file, which was read already. */
    readonly root: string,
    readonly folder: string | undefined,
    readonly remote: RemoteFiles,
  ) {
    super(config);
  }

  /** Resolves files in the same way as their positions. */
  override resolveExternalRef(base: string | null, reference: string): string {
    if (base === null || isRemote(reference)) return super.resolveExternalRef(base, reference);
    return fileOf(reference, base);
  }

  /** Reads only allowed files: a document must not cause requests, or copy files, without permission. */
  override async loadExternalRef(reference: string): Promise<Source> {
    if (reference === this.root) return new Source(reference, sourceText(reference));
    if (isRemote(reference) && this.remote.allows(reference)) {
      return this.#load(async () => new Source(reference, await this.remote.read(reference)));
    }
    const outside = isRemote(reference) || !this.folder || !isBelow(reference, this.folder);
    if (!outside) {
      return this.#load(() => {
        refuseSpecial(reference);
        return super.loadExternalRef(reference);
      });
    }
    this.refused.add(reference);
    throw new ResolveError(new Error('nothing is read there'));
  }

  /** Collects the faults of a file, which the bundler would report as an unresolved reference. */
  async #load(read: () => Source | Promise<Source>): Promise<Source> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof DiagnosticError) this.faults.push(...error.diagnostics);
      throw new ResolveError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  override parseDocument(source: Source, isRoot = false): Document {
    this.read.add(source.absoluteRef);
    const isOther = !isRemote(source.absoluteRef) && !/\.(?:ya?ml|json)$/i.test(source.absoluteRef);
    if (!isRoot && isOther) {
      return super.parseDocument(source, isRoot);
    }
    try {
      const parsed = parseText(source.absoluteRef, source.body);
      if (!isObject(parsed)) return { source, parsed };
      return { source, parsed: withOwnReferences(isRoot ? withVersion(parsed) : parsed) };
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error;
      this.faults.push(...error.diagnostics);
      return { source, parsed: {} };
    }
  }
}

/** Converts problems to diagnostics; targets of discriminator mappings are reported once. */
function faultsOf(problems: readonly NormalizedProblem[], resolver: Resolver): Diagnostic[] {
  const all = problems.flatMap((problem) => faultOf(problem, resolver) ?? []);
  return distinct(all);
}

/** A file to which several references lead is read several times. */
function distinct(faults: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(faults.map((fault) => [formatDiagnostic(fault), fault])).values()];
}

/** Returns undefined for unresolved references, which the model reports. */
function faultOf(
  { message, location: [found] }: NormalizedProblem,
  { refused }: Resolver,
): Diagnostic | undefined {
  if (!found) return diagnostic('source/bundle', { reason: message });
  const { absoluteRef: file } = found.source;
  const pointer = found.pointer ?? '#';
  const positions = new Positions();
  const place = positions.walk(positions.open(file), tokensOf(pointer));
  const location = positions.locationOf(place, pointer);
  const reference = positions.reference(place) ?? textAt(file, pointer);
  if (reference === undefined || !message.startsWith("Can't resolve $ref")) {
    return diagnostic('source/bundle', { reason: message }, location);
  }
  const [path = ''] = reference.split('#');
  if (isRemote(reference)) return undefined;
  const target = fileOf(path, file);
  if (!refused.has(target)) return undefined;
  if (!isRemote(target)) return diagnostic('source/outside', { reference }, location);
  return diagnostic('remote/host', { reference, host: new URL(target).host }, location);
}

/** The text at a pointer: targets of discriminator mappings are not in a `$ref`. */
function textAt(file: string, pointer: string): string | undefined {
  const found = resolvePointer(parseText(file, readText(file)), pointer);
  return typeof found === 'string' ? found : undefined;
}
