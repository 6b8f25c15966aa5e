import type { Version } from '../fields.js';
import type { Json, JsonObject } from '../json.js';

/** Returns the version of a document (`3.1.0`, `3.1` or the number 3.1); undefined if it is not supported. */
export function versionOf(document: JsonObject): Version | undefined {
  const [, version] = /^(3\.[012])(?:\.|$)/.exec(textOf(document['openapi'])) ?? [];
  return version as Version | undefined;
}

/** True for a Swagger 2.0 document, which is converted to OpenAPI 3.0. */
export function isSwagger({ swagger }: JsonObject): boolean {
  return swagger !== undefined && /^2(?:\.0)*$/.test(textOf(swagger));
}

/** Normalizes the version of a document to the form that the bundler requires. */
export function withVersion(document: JsonObject): JsonObject {
  if (isSwagger(document)) return { ...document, swagger: '2.0' };
  const version = versionOf(document);
  if (version === undefined || /^3\.\d\./.test(textOf(document['openapi']))) return document;
  return { ...document, openapi: `${version}.0` };
}

/** The version in a document, for messages. */
export function foundVersion(document: JsonObject): string {
  const { openapi, swagger } = document;
  if (openapi !== undefined) return textOf(openapi);
  return swagger === undefined ? 'no openapi field' : `Swagger ${textOf(swagger)}`;
}

/** A string as it is, and any other value as JSON; empty for undefined. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
