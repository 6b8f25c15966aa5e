import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';
import {
  diagnostic,
  type Diagnostic,
  DiagnosticError,
  type Location,
} from '../diagnostics/diagnostic.js';
import { at, isObject, type Json, type JsonObject, resolvePointer, tokensOf } from '../json.js';

/** A Swagger 2.0 document as OpenAPI 3.0. */
export interface UpgradedDocument {
  readonly value: JsonObject;
  readonly warnings: readonly Diagnostic[];
}

const sections: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  parameters: 'parameters',
  requestBodies: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
};

/**
 * Converts a Swagger 2.0 document.
 * @param locate the source location of a pointer into it
 * @throws {DiagnosticError} if it cannot be converted
 */
export function upgradeSwagger(
  document: JsonObject,
  locate: (pointer: string) => Location,
): UpgradedDocument {
  const warnings = lostFormats(document, '#').map(({ format, pointer }) =>
    diagnostic(
      'operation/unsupported',
      { what: `collectionFormat: ${format} here` },
      locate(pointer),
    ),
  );
  try {
    // A copy without shared parts: the converter changes it in place.
    const copy = JSON.parse(JSON.stringify(document)) as JsonObject;
    return { value: upgradeFromTwoToThree(copy) as JsonObject, warnings };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DiagnosticError([diagnostic('source/conversion', { reason }, locate('#'))]);
  }
}

/** The pointer into a Swagger 2.0 document for one into its conversion, as exact as possible. */
export function swaggerPointer(document: JsonObject, pointer: string): string {
  const [first = '', ...rest] = tokensOf(pointer);
  if (first === 'servers') return document['host'] === undefined ? '#/basePath' : '#/host';
  const section = first === 'components' ? sections[rest[0] ?? ''] : undefined;
  const [from, tokens] =
    section === undefined ? ['#', [first, ...rest]] : [at('#', section), rest.slice(1)];
  let found = from;
  for (const [index, token] of tokens.entries())
    found = step(document, found, token, tokens[index - 1]);
  return found;
}

/** One token further; the same place for what Swagger does not nest. */
function step(
  document: JsonObject,
  place: string,
  token: string,
  before: string | undefined,
): string {
  const here = resolvePointer(document, place);
  const parameters = isObject(here) && Array.isArray(here['parameters']) ? here['parameters'] : [];
  if (token === 'requestBody')
    return at(place, 'parameters', Math.max(0, parameters.findIndex(isBody)));
  if (Array.isArray(here)) {
    const kept = (here as readonly Json[]).flatMap((entry, index) =>
      isBody(entry) ? [] : [index],
    );
    return at(place, before === 'parameters' ? (kept[Number(token)] ?? token) : token);
  }
  return isObject(here) && Object.hasOwn(here, token) ? at(place, token) : place;
}

function isBody(parameter: Json): boolean {
  return isObject(parameter) && (parameter['in'] === 'body' || parameter['in'] === 'formData');
}

/** The array formats that OpenAPI 3.0 does not have: of elements, tab-separated, or other than commas outside queries. */
function lostFormats(
  value: Json,
  pointer: string,
): { readonly format: string; readonly pointer: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries<Json>(value).flatMap(([key, inside]) =>
    /^(?:example|examples|default|enum|x-.*)$/.test(key)
      ? []
      : lostFormats(inside, at(pointer, key)),
  );
  const { collectionFormat: format, in: place } = value as JsonObject;
  if (typeof format !== 'string' || format === 'csv') return inner;
  const isKept = format !== 'tsv' && (place === 'query' || place === 'formData');
  return isKept ? inner : [{ format, pointer: at(pointer, 'collectionFormat') }, ...inner];
}
