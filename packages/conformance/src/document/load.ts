import { access } from 'node:fs/promises';
import {
  BaseResolver,
  bundle,
  createConfig,
  ResolveError,
  type Source,
} from '@redocly/openapi-core';
import { upgrade } from '@scalar/openapi-upgrader';
import { isObject, text, type JsonObject } from '../json.js';

/** A document that cannot be tested against; the message says which and why. */
export class DocumentError extends Error {}

/**
 * Reads an OpenAPI 3.0 or 3.1 document from a file (YAML or JSON), puts the files that it refers to
 * into one value, and turns 3.0 into 3.1, so that one dialect of JSON Schema is left.
 * @throws {DocumentError} when a file cannot be read, is no such document, or refers to the network.
 */
export async function loadDocument(file: string): Promise<JsonObject> {
  await access(file).catch(() => {
    throw new DocumentError(`${file} cannot be read: there is no such file.`);
  });
  const config = await createConfig({});
  const resolver = new LocalResolver(config.resolve);
  const result = await bundle({ ref: file, config, externalRefResolver: resolver }).catch(
    (error: unknown) => {
      throw new DocumentError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    },
  );
  const problem = result.problems.find(({ severity }) => severity === 'error');
  if (problem) throw new DocumentError(`${file}: ${problem.message}`);
  return prepareDocument(result.bundle.parsed, file);
}

/**
 * Checks that a bundled value is a document of OpenAPI 3.0 or 3.1, and turns 3.0 into 3.1.
 * @throws {DocumentError} when it is not.
 */
export function prepareDocument(value: unknown, name = 'The document'): JsonObject {
  const version = isObject(value) ? text(value['openapi']) : undefined;
  if (!isObject(value) || version === undefined || !/^3\.[01]\./.test(version)) {
    const found = version === undefined ? 'has no version' : `is OpenAPI ${version}`;
    throw new DocumentError(`${name} ${found}; documents of OpenAPI 3.0 and 3.1 are tested.`);
  }
  return version.startsWith('3.0.') ? upgrade(structuredClone(value), '3.1') : value;
}

/** Nothing is fetched: a document must not make this machine call another one. */
class LocalResolver extends BaseResolver {
  override loadExternalRef(reference: string): Promise<Source> {
    if (!/^https?:/i.test(reference)) return super.loadExternalRef(reference);
    return Promise.reject(new ResolveError(new Error(`${reference} leads to the network`)));
  }
}
