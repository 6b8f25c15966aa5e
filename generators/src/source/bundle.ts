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
import { resolvePointer, tokensOf, type JsonObject } from '../json.js';
import { parseText, readText } from './files.js';
import { Positions } from './positions.js';
import { fileOf, isRemote } from './references.js';

/** The files of a document in one value, and which files they were (absolute paths). */
export interface BundledFiles {
  readonly value: JsonObject;
  readonly files: readonly string[];
}

/**
 * Puts the files of a document into one value.
 * @throws {DiagnosticError} when a file is malformed or a reference to a file leads nowhere.
 */
export async function bundleFiles(file: string): Promise<BundledFiles> {
  const config = await createConfig({});
  const resolver = new Resolver(config.resolve);
  const result = await bundle({ ref: file, config, externalRefResolver: resolver });
  // What a malformed file lacks, others refer to in vain: its own faults are the ones to mend.
  if (resolver.faults.length > 0) throw new DiagnosticError(resolver.faults);
  const problems = result.problems.filter((problem) => problem.severity === 'error');
  if (problems.length > 0) throw new DiagnosticError(faultsOf(problems));
  const files = [file, ...[...result.fileDependencies].filter((each) => each !== file)];
  return { value: result.bundle.parsed as JsonObject, files };
}

/** Reads files as this package does, so that their faults are told alike in every file. */
class Resolver extends BaseResolver {
  readonly faults: Diagnostic[] = [];

  /** Files are found in the same way as their places are. */
  override resolveExternalRef(base: string | null, reference: string): string {
    if (base === null || isRemote(reference)) return super.resolveExternalRef(base, reference);
    return fileOf(reference, base);
  }

  /** Nothing is fetched: a document must not make this machine call another one. */
  override loadExternalRef(reference: string): Promise<Source> {
    if (!isRemote(reference)) return super.loadExternalRef(reference);
    return Promise.reject(new ResolveError(new Error('it leads to the network')));
  }

  override parseDocument(source: Source, isRoot = false): Document {
    if (!isRoot && !/\.(?:ya?ml|json)$/i.test(source.absoluteRef)) {
      return super.parseDocument(source, isRoot);
    }
    try {
      return { source, parsed: parseText(source.absoluteRef, source.body) };
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error;
      this.faults.push(...error.diagnostics);
      return { source, parsed: {} };
    }
  }
}

/** What a discriminator maps to is looked for several times, and told once. */
function faultsOf(problems: readonly NormalizedProblem[]): Diagnostic[] {
  const byText = new Map(problems.map(faultOf).map((fault) => [formatDiagnostic(fault), fault]));
  return [...byText.values()];
}

function faultOf({ message, location: [found] }: NormalizedProblem): Diagnostic {
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
  const code = isRemote(reference) ? 'source/remote' : 'source/reference';
  return diagnostic(code, { reference }, location);
}

/** What a discriminator maps to stands in no `$ref`. */
function textAt(file: string, pointer: string): string | undefined {
  const found = resolvePointer(parseText(file, readText(file)), pointer);
  return typeof found === 'string' ? found : undefined;
}
