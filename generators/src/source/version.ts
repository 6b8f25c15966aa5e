import type { Json, JsonObject } from '../json.js';

/** The versions of OpenAPI that are read; 3.2 as 3.1, but for what is new in it. */
export type Version = '3.0' | '3.1' | '3.2';

/**
 * The version of a document, of which `3.1.0`, `3.1` and the number 3.1 are one; undefined if it is
 * not read.
 */
export function versionOf(document: JsonObject): Version | undefined {
  const [, version] = /^(3\.[012])(?:\.|$)/.exec(textOf(document['openapi'])) ?? [];
  return version as Version | undefined;
}

/** The document with its version as the standard writes it, which the bundler insists on. */
export function withVersion(document: JsonObject): JsonObject {
  const version = versionOf(document);
  if (version === undefined || /^3\.\d\./.test(textOf(document['openapi']))) return document;
  return { ...document, openapi: `${version}.0` };
}

/** What a document says of its version, for a message. */
export function foundVersion(document: JsonObject): string {
  const { openapi, swagger } = document;
  if (openapi !== undefined) return textOf(openapi);
  return swagger === undefined ? 'no openapi field' : `Swagger ${textOf(swagger)}`;
}

/** A number as YAML reads one, or a text. */
function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
