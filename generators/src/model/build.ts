import { compareLocations, DiagnosticError, type Diagnostic } from '../diagnostics/diagnostic.js';
import type { SourceDocument } from '../source/load.js';
import { checkFields } from './check-fields.js';
import { checkOperations, markShadowedOperations } from './check-operations.js';
import { checkSchemas } from './check-schemas.js';
import type { Contract } from './contract.js';
import { nameReferencedSchemas } from './name-schemas.js';
import { modulesOf, Namer } from './names.js';
import { OperationIds } from './operation-ids.js';
import { readCallbacks } from './read-callbacks.js';
import { readComponents } from './read-components.js';
import { readLinks } from './read-links.js';
import { readOperations } from './read-operation.js';
import { readSecuritySchemes } from './read-security.js';
import {
  readClientHints,
  readDocumentLimits,
  readErrorCodes,
  readErrorFormat,
} from './read-extensions.js';
import { environmentsOf, readServers } from './read-servers.js';
import { readTags } from './read-tags.js';
import { Reader, stringAt } from './reader.js';
import { type MethodNames, uniqueMethods } from './resources.js';
import { checkReferences } from './references.js';
import { foundVersion, versionOf } from '../source/version.js';

/** A contract and the warnings about its document. */
export interface BuiltContract {
  readonly contract: Contract;
  readonly warnings: readonly Diagnostic[];
}

/**
 * Builds the model of a bundled OpenAPI 3 document.
 * @throws {DiagnosticError} with every error of the document at once.
 */
export function buildContract(
  document: SourceDocument,
  methods: MethodNames = 'full',
): BuiltContract {
  const source = nameReferencedSchemas(document);
  const reader = new Reader(source);
  checkVersion(reader);
  checkReferences(reader);
  checkFields(reader);
  const modules = modulesOf(source.value);
  const schemas = readComponents(reader, new Namer(modules));
  const securitySchemes = readSecuritySchemes(reader);
  const naming = {
    ids: new OperationIds(reader),
    namer: new Namer(modules),
    methods,
    schemes: new Set(securitySchemes.map(({ name }) => name)),
  };
  const read = markShadowedOperations(reader, readOperations(reader, naming, 'paths'));
  const operations = uniqueMethods(reader, naming.namer, naming.ids.renamed, read);
  const webhooks = readOperations(reader, naming, 'webhooks');
  const callbacks = readCallbacks(reader, naming, operations);
  const links = readLinks(reader, operations);
  const servers = readServers(reader, source.value, '#');
  checkSchemas(reader, [
    ...operations,
    ...webhooks,
    ...callbacks.map((callback) => callback.request),
  ]);
  checkOperations(reader, operations, servers);
  const hints = {
    errorFormat: readErrorFormat(reader),
    clientHints: readClientHints(reader),
    errorCodes: readErrorCodes(reader),
    limits: readDocumentLimits(reader),
  };
  if (reader.diagnostics.some((entry) => entry.severity === 'error')) fail(reader);
  const info = reader.child(source.value, 'info');
  const contract: Contract = {
    title: stringAt(info, 'title') ?? 'API',
    version: stringAt(info, 'version') ?? '0.0.0',
    description: stringAt(info, 'description'),
    modules,
    schemas,
    components: new Map(schemas.map((entry) => [entry.name.original, entry])),
    lookup: reader.lookup,
    operations,
    webhooks: [...webhooks, ...callbacks.map((callback) => callback.request)],
    callbacks,
    links,
    tags: readTags(reader),
    servers,
    securitySchemes,
    environments: environmentsOf(servers),
    ...hints,
    document: source.value,
    locate: (pointer) => source.locate(pointer),
  };
  return { contract, warnings: unique([...source.warnings, ...reader.diagnostics]) };
}

/** With the unknown fields, which are often the cause of an error elsewhere. */
function fail(reader: Reader): never {
  const causes = reader.diagnostics.filter(
    ({ code, severity }) => severity === 'error' || code === 'document/field-unknown',
  );
  throw new DiagnosticError(unique(causes));
}

function checkVersion(reader: Reader): void {
  const { value } = reader.source;
  const version = versionOf(value);
  const found = foundVersion(value);
  if (version !== undefined) return;
  reader.report('document/version', '#', { found });
  fail(reader);
}

/** Removes duplicates: an error of a referenced element is found once for each reference. */
function unique(found: readonly Diagnostic[]): Diagnostic[] {
  // Compared by source location: the bundle may contain a schema several times.
  const byText = new Map(found.map((entry) => [textOf(entry), entry]));
  return [...byText.values()].toSorted(compareLocations);
}

function textOf({ code, message, location }: Diagnostic): string {
  const { file = '', line = 0, column = 0 } = location ?? {};
  return [code, file, line, column, message].join(' ');
}
