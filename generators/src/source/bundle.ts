import {
  BaseResolver,
  bundle,
  createConfig,
  type Document,
  type NormalizedProblem,
  type Source,
} from '@redocly/openapi-core';
import { diagnostic, DiagnosticError, type Diagnostic } from '../diagnostics/diagnostic.js';
import { tokensOf, type JsonObject } from '../json.js';
import { parseText } from './files.js';
import { Positions } from './positions.js';

/**
 * Puts the files of a document into one value.
 * @throws {DiagnosticError} when a file is malformed or a reference to a file leads nowhere.
 */
export async function bundleFiles(file: string): Promise<JsonObject> {
  const config = await createConfig({});
  const resolver = new Resolver(config.resolve);
  const result = await bundle({ ref: file, config, externalRefResolver: resolver });
  // What a malformed file lacks, others refer to in vain: its own faults are the ones to mend.
  if (resolver.faults.length > 0) throw new DiagnosticError(resolver.faults);
  const problems = result.problems.filter((problem) => problem.severity === 'error');
  if (problems.length > 0) throw new DiagnosticError(problems.map(faultOf));
  return result.bundle.parsed as JsonObject;
}

/** Reads files as this package does, so that their faults are told alike in every file. */
class Resolver extends BaseResolver {
  readonly faults: Diagnostic[] = [];

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

function faultOf({ message, location: [found] }: NormalizedProblem): Diagnostic {
  if (!found) return diagnostic('source/bundle', { reason: message });
  const { absoluteRef: file } = found.source;
  const pointer = found.pointer ?? '#';
  const positions = new Positions();
  const place = positions.walk(positions.open(file), tokensOf(pointer));
  const location = { file, ...positions.lineOf(place), pointer };
  const reference = positions.reference(place);
  return reference !== undefined && message.startsWith("Can't resolve $ref")
    ? diagnostic('source/reference', { reference }, location)
    : diagnostic('source/bundle', { reason: message }, location);
}
