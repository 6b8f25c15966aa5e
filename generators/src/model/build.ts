import { compareLocations, DiagnosticError, type Diagnostic } from '../diagnostics/diagnostic.js';
import type { SourceDocument } from '../source/load.js';
import { checkOperations, withShadows } from './check-operations.js';
import { checkSchemas } from './check-schemas.js';
import type { Contract } from './contract.js';
import { withNamedSchemas } from './name-schemas.js';
import { modulesOf, Namer } from './names.js';
import { checkIds, OperationIds } from './operation-ids.js';
import { readCallbacks } from './read-callbacks.js';
import { readComponents } from './read-components.js';
import { readLinks } from './read-links.js';
import { environmentsOf } from './environments.js';
import { readClientHints } from './read-client-hints.js';
import { readErrorFormat } from './read-error-format.js';
import { readOperations } from './read-operation.js';
import { readSecuritySchemes } from './read-security.js';
import { readServers } from './read-servers.js';
import { readDocumentLimits, readErrorCodes } from './read-vocabulary.js';
import { Reader, text } from './reader.js';
import { checkReferences } from './references.js';

/** A contract together with what should be mended but does not stand in the way. */
export interface BuiltContract {
  readonly contract: Contract;
  readonly warnings: readonly Diagnostic[];
}

/** How strict a document is read. */
export interface BuildOptions {
  /** Whether schemas that contradict themselves are refused; their validators refuse every value. */
  readonly contradictions?: 'error' | 'warning';
}

/**
 * Builds the model of a bundled OpenAPI 3.0 or 3.1 document.
 * @throws {DiagnosticError} with every error of the document at once.
 */
export function buildContract(document: SourceDocument, options: BuildOptions = {}): BuiltContract {
  const lowered = options.contradictions === 'warning' ? ['schema/contradiction' as const] : [];
  const source = withNamedSchemas(document);
  const reader = new Reader(source, lowered);
  checkVersion(reader);
  checkReferences(reader);
  const modules = modulesOf(source.value);
  const schemas = readComponents(reader, new Namer(modules));
  // Without an end to what a schema says, nothing can be read that refers to it.
  if (reader.diagnostics.some((entry) => entry.code === 'schema/loop')) fail(reader);
  const naming = { ids: new OperationIds(reader), namer: new Namer(modules) };
  const operations = withShadows(reader, readOperations(reader, naming, 'paths'));
  const webhooks = readOperations(reader, naming, 'webhooks');
  const callbacks = readCallbacks(reader, naming, operations);
  const links = readLinks(reader, operations);
  checkIds(reader, [...operations, ...webhooks]);
  const servers = readServers(reader, source.value, '#');
  checkSchemas(reader, [
    ...operations,
    ...webhooks,
    ...callbacks.map((callback) => callback.request),
  ]);
  const securitySchemes = readSecuritySchemes(reader);
  checkOperations(reader, operations, { securitySchemes, servers });
  const hints = {
    errorFormat: readErrorFormat(reader),
    clientHints: readClientHints(reader),
    errorCodes: readErrorCodes(reader),
    limits: readDocumentLimits(reader),
  };
  if (reader.diagnostics.some((entry) => entry.severity === 'error')) fail(reader);
  const info = reader.child(source.value, 'info');
  const contract: Contract = {
    title: text(info, 'title') ?? 'API',
    version: text(info, 'version') ?? '0.0.0',
    description: text(info, 'description'),
    modules,
    schemas,
    components: new Map(schemas.map((entry) => [entry.name.original, entry])),
    lookup: reader.lookup,
    operations,
    webhooks: [...webhooks, ...callbacks.map((callback) => callback.request)],
    callbacks,
    links,
    servers,
    securitySchemes,
    environments: environmentsOf(servers),
    ...hints,
    document: source.value,
    locate: (pointer) => source.locate(pointer),
  };
  return { contract, warnings: unique(reader.diagnostics) };
}

function fail(reader: Reader): never {
  throw new DiagnosticError(
    unique(reader.diagnostics.filter((entry) => entry.severity === 'error')),
  );
}

function checkVersion(reader: Reader): void {
  const { value } = reader.source;
  const version = text(value, 'openapi');
  if (version !== undefined && /^3\.[01]\./.test(version)) return;
  const swagger = text(value, 'swagger');
  const found = version ?? (swagger === undefined ? 'no openapi field' : `Swagger ${swagger}`);
  reader.report('document/version', '#', { found });
  fail(reader);
}

/** A fault of a referenced element is found once per reference; it is shown once, in its place. */
function unique(found: readonly Diagnostic[]): Diagnostic[] {
  // By its place: one schema may have come to stand in several of the bundle.
  const byText = new Map(found.map((entry) => [textOf(entry), entry]));
  return [...byText.values()].toSorted(compareLocations);
}

function textOf({ code, message, location }: Diagnostic): string {
  const { file = '', line = 0, column = 0 } = location ?? {};
  return [code, file, line, column, message].join(' ');
}
