import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';
import { diagnostic, type Diagnostic, fault, type Location } from '../diagnostics/diagnostic.js';
import { suggestion } from '../diagnostics/nearest.js';
import { fieldNames } from '../fields.js';
import { at, isObject, type Json, type JsonObject, resolvePointer, tokensOf } from '../json.js';
import { visitObjects } from '../keywords.js';
import type { DocumentOfFiles } from './files.js';

const sections: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  parameters: 'parameters',
  requestBodies: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
};

/**
 * Converts a Swagger 2.0 document to OpenAPI 3.0.
 * @param locate the source location of a pointer into it
 * @throws {DiagnosticError} if it cannot be converted
 */
export function upgradeSwagger(
  document: JsonObject,
  locate: (pointer: string) => Location,
): Omit<DocumentOfFiles, 'files'> {
  const warnings: Diagnostic[] = [];
  const unknown = new Map<string, string>();
  visitObjects(document, (object, pointer) => {
    for (const key of Object.keys(object)) {
      if (!known.has(key) && !key.startsWith('x-')) unknown.set(at(pointer, key), key);
    }
    const format = lostFormat(object);
    if (format === undefined) return;
    const what = `collectionFormat: ${format} here`;
    const place = locate(at(pointer, 'collectionFormat'));
    warnings.push(diagnostic('operation/unsupported', { what }, place));
  });
  try {
    // A copy without shared parts: the converter changes it in place.
    const copy = JSON.parse(JSON.stringify(document)) as JsonObject;
    const value = upgradeFromTwoToThree(copy) as JsonObject;
    const kept = keysOf(value);
    for (const [pointer, field] of unknown) {
      const similar = suggestion(field, [...known]);
      const values = { field, element: 'Swagger 2.0 document', similar };
      // The model reports those that are left.
      if (!kept.has(field))
        warnings.push(diagnostic('document/field-unknown', values, locate(pointer)));
    }
    return { value, warnings };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw fault('source/conversion', { reason }, locate('#'));
  }
}

function keysOf(value: Json): ReadonlySet<string> {
  const found = new Set<string>();
  JSON.stringify(value, (key, inside: Json) => {
    found.add(key);
    return inside;
  });
  return found;
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

/** The fields of Swagger 2.0, of which the conversion gives some other names or none. */
const known: ReadonlySet<string> = new Set([
  ...'$ref swagger host basePath consumes produces securityDefinitions flow collectionFormat'.split(
    ' ',
  ),
  ...fieldNames(() => true),
]);

/** An array format that OpenAPI 3.0 does not have: of elements, tab-separated, or other than commas outside queries. */
function lostFormat({ collectionFormat: format, in: place }: JsonObject): string | undefined {
  if (typeof format !== 'string' || format === 'csv') return undefined;
  return format === 'tsv' || (place !== 'query' && place !== 'formData') ? format : undefined;
}
