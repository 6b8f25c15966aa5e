import { elements, isObject, member, members, text, texts, type JsonObject } from '../json.js';
import { citationsOf, citationsOfResource } from './citations.js';
import type { Api, Operation, Parameter } from './api.js';
import { readBody, valueOf } from './read-body.js';
import { readResponses } from './read-responses.js';
import { append, dereference, dereferenceMember, type DocumentPart } from './pointer.js';
import { Schemas } from './schemas.js';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Reads the operations of a bundled OpenAPI 3 document. */
export function readApi(root: JsonObject): Api {
  const paths = members(root['paths']).filter(([path]) => path.startsWith('/'));
  return {
    title: text(member(root['info'], 'title')) ?? 'Untitled API',
    release: text(member(root['info'], 'version')) ?? '',
    root,
    schemas: new Schemas(root),
    statedSchemas: new Schemas(root, false),
    paths: paths.map(([path]) => path),
    operations: paths.flatMap(([path, value]) => {
      const item = dereference(root, { pointer: append('#/paths', path), value });
      const more = dereferenceMember(root, item, 'additionalOperations');
      return [
        ...methods.map((method) => ({ owner: item, method })),
        ...members(more.value).map(([method]) => ({ owner: more, method })),
      ]
        .filter(({ owner, method }) => isObject(member(owner.value, method)))
        .map(({ owner, method }) =>
          readOperation(root, path, method, item, dereferenceMember(root, owner, method)),
        );
    }),
  };
}

function readOperation(
  root: JsonObject,
  path: string,
  method: string,
  item: DocumentPart,
  located: DocumentPart,
): Operation {
  const raw = located.value;
  const claims = citationsOf(raw);
  return {
    id: text(member(raw, 'operationId')) ?? `${method.toUpperCase()} ${path}`,
    version: versionOf(root, path),
    method: method.toUpperCase(),
    path,
    pointer: located.pointer,
    area: texts(member(raw, 'tags')).find((tag) => !isLabel(root, tag)) ?? 'other',
    parameters: readParameters(root, item, located).map((each) => ({
      ...each,
      claims: citationsOfResource(each.claims, claims),
    })),
    body: readBody(root, located),
    responses: readResponses(root, located),
    security: readSecurity(member(raw, 'security') ?? root['security']),
    pagination: readPagination(member(raw, 'x-pagination')),
    idempotency: readIdempotency(member(raw, 'x-idempotency')),
    claims,
  };
}

/** True for a tag that groups no operations, such as a badge (OpenAPI 3.2). */
function isLabel(root: JsonObject, tag: string): boolean {
  const declared = elements(root['tags']).find((each) => member(each, 'name') === tag);
  return (text(member(declared, 'kind')) ?? 'nav') !== 'nav';
}

// A path belongs to the version with the longest matching base path.
function versionOf(root: JsonObject, path: string): string {
  const fitting = members(root['x-versions'])
    .map(([name, version]) => ({ name, base: text(member(version, 'basePath')) ?? '' }))
    .filter(({ base }) => path.startsWith(`${base}/`))
    .toSorted((a, b) => b.base.length - a.base.length);
  return fitting[0]?.name ?? '';
}

function readParameters(
  root: JsonObject,
  item: DocumentPart,
  operation: DocumentPart,
): Parameter[] {
  const all = new Map<string, Parameter>();
  for (const owner of [item, operation]) {
    const list = dereferenceMember(root, owner, 'parameters');
    for (const index of elements(list.value).keys()) {
      const parameter = readParameter(root, dereferenceMember(root, list, String(index)));
      if (parameter) all.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  }
  return [...all.values()];
}

const places = ['path', 'query', 'header', 'cookie'] as const;

function readParameter(root: JsonObject, located: DocumentPart): Parameter | undefined {
  const raw = located.value;
  const isWhole = member(raw, 'in') === 'querystring';
  const place = isWhole ? 'query' : places.find((each) => each === member(raw, 'in'));
  const name = text(member(raw, 'name'));
  if (name === undefined || place === undefined) return undefined;
  const content = dereferenceMember(root, located, 'content');
  const [whole] = members(content.value)[0] ?? [];
  const owner = isWhole ? dereferenceMember(root, content, whole ?? '') : located;
  const schema = { pointer: append(owner.pointer, 'schema'), value: member(owner.value, 'schema') };
  const explode = member(raw, 'explode');
  return {
    name,
    in: place,
    required: place === 'path' || member(raw, 'required') === true,
    whole: isWhole ? whole : undefined,
    schema,
    example: exampleOf(root, owner.value, dereference(root, schema).value),
    explode: typeof explode === 'boolean' ? explode : place === 'query' || place === 'cookie',
    claims: citationsOf(raw),
  };
}

function exampleOf(root: JsonObject, owner: unknown, schema: unknown): unknown {
  const named = members(member(owner, 'examples'))[0]?.[1];
  return (
    member(owner, 'example') ??
    valueOf(dereference(root, { pointer: '', value: named }).value) ??
    elements(member(schema, 'examples'))[0] ??
    member(schema, 'default')
  );
}

function readSecurity(value: unknown): string[][] {
  const alternatives = elements(value).map((each) => members(each).map(([name]) => name));
  return alternatives.some((each) => each.length === 0) ? [] : alternatives;
}

function readPagination(value: unknown): Operation['pagination'] {
  const pageParameter = text(member(member(value, 'page'), 'parameter'));
  const sizeParameter = text(member(member(value, 'size'), 'parameter'));
  const elementsPointer = text(member(value, 'elements'));
  if (pageParameter === undefined || sizeParameter === undefined || elementsPointer === undefined) {
    return undefined;
  }
  return {
    pageParameter,
    firstPage: number(member(member(value, 'page'), 'first')) ?? 0,
    sizeParameter,
    defaultSize: number(member(member(value, 'size'), 'default')),
    maximumSize: number(member(member(value, 'size'), 'maximum')),
    elements: elementsPointer,
    total: text(member(value, 'total')),
  };
}

function readIdempotency(value: unknown): Operation['idempotency'] {
  const key = texts(member(value, 'key'));
  if (key.length === 0) return undefined;
  return { key, replayHeader: text(member(value, 'replayHeader')) };
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
