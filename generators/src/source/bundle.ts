import { realpathSync } from 'node:fs';
import {
  BaseResolver,
  bundle,
  createConfig,
  ResolveError,
  type Document,
  type NormalizedProblem,
  type Source,
} from '@redocly/openapi-core';
import {
  diagnostic,
  DiagnosticError,
  formatDiagnostic,
  type Diagnostic,
} from '../diagnostics/diagnostic.js';
import { isObject, resolvePointer, tokensOf, type JsonObject } from '../json.js';
import { isBelow, parseText, readText } from './files.js';
import { Positions } from './positions.js';
import { fileOf, isRemote } from './references.js';
import { withVersion } from './version.js';

/** The files of a document in one value, and which files they were (absolute paths). */
export interface BundledFiles {
  readonly value: JsonObject;
  readonly files: readonly string[];
}

/**
 * Puts the files of a document into one value. A reference that leads nowhere stays as it is.
 * @param folder where all files have to be, symbolic links followed
 * @throws {DiagnosticError} when a file is malformed or elsewhere.
 */
export async function bundleFiles(file: string, folder: string): Promise<BundledFiles> {
  const config = await createConfig({});
  const resolver = new Resolver(config.resolve, realpathSync(folder));
  const result = await bundle({ ref: file, config, externalRefResolver: resolver });
  // What a malformed file lacks, others refer to in vain: its own faults are the ones to mend.
  if (resolver.faults.length > 0) throw new DiagnosticError(resolver.faults);
  const faults = faultsOf(
    result.problems.filter((problem) => problem.severity === 'error'),
    resolver,
  );
  if (faults.length > 0) throw new DiagnosticError(faults);
  const read = [...result.fileDependencies].filter((each) => resolver.read.has(each));
  const files = [file, ...read.filter((each) => each !== file)];
  return { value: result.bundle.parsed as JsonObject, files };
}

/** Reads files as this package does, so that their faults are told alike in every file. */
class Resolver extends BaseResolver {
  readonly faults: Diagnostic[] = [];
  readonly read = new Set<string>();
  /** The files that references lead to and that are not below the folder. */
  readonly refused = new Set<string>();

  constructor(
    config: ConstructorParameters<typeof BaseResolver>[0],
    readonly folder: string,
  ) {
    super(config);
  }

  /** Files are found in the same way as their places are. */
  override resolveExternalRef(base: string | null, reference: string): string {
    if (base === null || isRemote(reference)) return super.resolveExternalRef(base, reference);
    return fileOf(reference, base);
  }

  /** Nothing is fetched: a document must not make this machine call another one, or copy its files. */
  override loadExternalRef(reference: string): Promise<Source> {
    const outside = !isRemote(reference) && !isBelow(reference, this.folder);
    if (outside) this.refused.add(reference);
    if (!outside && !isRemote(reference)) return super.loadExternalRef(reference);
    return Promise.reject(new ResolveError(new Error('nothing is read there')));
  }

  override parseDocument(source: Source, isRoot = false): Document {
    this.read.add(source.absoluteRef);
    if (!isRoot && !/\.(?:ya?ml|json)$/i.test(source.absoluteRef)) {
      return super.parseDocument(source, isRoot);
    }
    try {
      const parsed = parseText(source.absoluteRef, source.body);
      return { source, parsed: isRoot && isObject(parsed) ? withVersion(parsed) : parsed };
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error;
      this.faults.push(...error.diagnostics);
      return { source, parsed: {} };
    }
  }
}

/** What a discriminator maps to is looked for several times, and told once. */
function faultsOf(problems: readonly NormalizedProblem[], resolver: Resolver): Diagnostic[] {
  const all = problems.flatMap((problem) => faultOf(problem, resolver) ?? []);
  return [...new Map(all.map((fault) => [formatDiagnostic(fault), fault])).values()];
}

/** Undefined for a reference that leads nowhere: the model finds it where it stayed. */
function faultOf(
  { message, location: [found] }: NormalizedProblem,
  { refused }: Resolver,
): Diagnostic | undefined {
  if (!found) return diagnostic('source/bundle', { reason: message });
  const { absoluteRef: file } = found.source;
  const pointer = found.pointer ?? '#';
  const positions = new Positions();
  const place = positions.walk(positions.open(file), tokensOf(pointer));
  const location = { file, ...positions.lineOf(place), pointer };
  const reference = positions.reference(place) ?? textAt(file, pointer);
  if (reference === undefined || !message.startsWith("Can't resolve $ref")) {
    return diagnostic('source/bundle', { reason: message }, location);
  }
  const [path = ''] = reference.split('#');
  if (isRemote(reference) || !refused.has(fileOf(path, file))) return undefined;
  return diagnostic('source/outside', { reference }, location);
}

/** What a discriminator maps to stands in no `$ref`. */
function textAt(file: string, pointer: string): string | undefined {
  const found = resolvePointer(parseText(file, readText(file)), pointer);
  return typeof found === 'string' ? found : undefined;
}
