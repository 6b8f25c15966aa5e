import { access } from 'node:fs/promises';
import {
  BaseResolver,
  bundle,
  createConfig,
  type Document,
  type Plugin,
  ResolveError,
  type Source,
} from '@redocly/openapi-core';
import { upgrade } from '@scalar/openapi-upgrader';
import { elements, isObject, mapObjects, member, text, type JsonObject } from '../json.js';
import { dereference } from './pointer.js';

/** Thrown if a document cannot be used. The message names the document and the reason. */
export class DocumentError extends Error {}

/**
 * Loads an OpenAPI 3 document from a YAML or JSON file, bundles the files that it references, and
 * converts 3.0 to 3.1.
 * @throws {DocumentError} if a file cannot be read, is not an OpenAPI document, or references the network.
 */
export async function loadDocument(file: string): Promise<JsonObject> {
  await access(file).catch(() => {
    throw new DocumentError(`${file} cannot be read: there is no such file.`);
  });
  const config = await createConfig({ plugins: [plugin] });
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
 * Checks that a bundled value is an OpenAPI 3.0, 3.1 or 3.2 document, and converts 3.0 to 3.1.
 * @throws {DocumentError} if it is not.
 */
export function prepareDocument(value: unknown, name = 'The document'): JsonObject {
  const version = isObject(value) ? text(value['openapi']) : undefined;
  if (!isObject(value) || version === undefined || !/^3\.[012]\./.test(version)) {
    const found = version === undefined ? 'has no version' : `is OpenAPI ${version}`;
    throw new DocumentError(`${name} ${found}; OpenAPI 3.0, 3.1 and 3.2 are supported.`);
  }
  const root = version.startsWith('3.0.') ? upgrade(structuredClone(value), '3.1') : value;
  return withDirections(root) as JsonObject;
}

/** Returns a copy in which a member is readOnly or writeOnly itself if the schema is that it references. */
function withDirections(root: JsonObject): unknown {
  return mapObjects(root, (schema) => {
    const isReference = text(schema['$ref'])?.startsWith('#/components/schemas/') === true;
    const schemas = [...(isReference ? [schema] : []), ...elements(schema['allOf'])];
    const targets = schemas.map((each) => dereference(root, { pointer: '#', value: each }).value);
    const marks = ['readOnly', 'writeOnly'].filter((mark) =>
      targets.some((target) => member(target, mark) === true),
    );
    return { ...schema, ...Object.fromEntries(marks.map((mark) => [mark, true])) };
  });
}

/** The bundler's type of this flow names an unknown one, with which it fails. */
const plugin: Plugin = {
  id: 'conformance',
  typeExtension: {
    oas3: ({ DeviceAuthorization: flow, ...types }) => ({
      ...types,
      ...(flow && {
        DeviceAuthorization: { ...flow, properties: { ...flow.properties, scopes: null } },
      }),
    }),
  },
};

/** Rejects references to the network: a document must not cause requests to other machines. */
class LocalResolver extends BaseResolver {
  /** Reads references to the URL that a file has as its own (`$self`, OpenAPI 3.2) as those within it. */
  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    const self = isObject(document.parsed) ? document.parsed['$self'] : undefined;
    if (typeof self !== 'string') return document;
    const own = JSON.stringify({ $ref: `${self}#` }).slice(1, -2);
    const parsed: unknown = JSON.parse(
      JSON.stringify(document.parsed).replaceAll(own, '"$ref":"#'),
    );
    return { ...document, parsed };
  }

  override loadExternalRef(reference: string): Promise<Source> {
    if (!/^https?:/i.test(reference)) return super.loadExternalRef(reference);
    return Promise.reject(new ResolveError(new Error(`${reference} references the network`)));
  }
}
