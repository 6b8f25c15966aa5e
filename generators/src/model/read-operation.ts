import { at, isObject, type Json, type JsonObject } from '../json.js';
import { camelCase } from '../code/identifiers.js';
import {
  httpMethods,
  type Name,
  type Idempotency,
  type Operation,
  type Pagination,
  type Parameter,
  type RequestBody,
  type Resource,
  type Response,
  type Server,
} from './contract.js';
import { keyOf, readContent, readHeader, readParameters } from './read-parameter.js';
import { readServers } from './read-servers.js';
import { numeric, strings, text, type Reader, withoutExtensions } from './reader.js';
import type { Namer } from './names.js';
import type { OperationIds, Slot } from './operation-ids.js';

/** Reads all operations below `paths`, or all requests below `webhooks`. */
export function readOperations(
  reader: Reader,
  naming: Naming,
  section: 'paths' | 'webhooks',
): Operation[] {
  const items = reader.child(reader.source.value, section);
  return withoutExtensions(items).flatMap(([path, raw]) =>
    readItem(reader, naming, { section, path }, raw, at('#', section, path)),
  );
}

/** Reads the operations of a path item, whether it stands below a path, a webhook or a callback. */
export function readItem(
  reader: Reader,
  naming: Naming,
  slot: Omit<Slot, 'method'>,
  raw: Json,
  from: string,
): Operation[] {
  const { value, pointer } = reader.element(raw, from);
  const shared = readParameters(reader, value, pointer);
  const servers = readServers(reader, value, pointer);
  return httpMethods
    .filter((method) => value[method] !== undefined)
    .map((method) =>
      readOperation(reader, naming, { ...slot, method, shared, servers, value, pointer }),
    );
}

/** Where ids and names come from. */
export interface Naming {
  readonly ids: OperationIds;
  readonly namer: Namer;
}

interface Place extends Slot {
  /** The parameters and servers of the path, and the path's own place. */
  readonly shared: readonly Parameter[];
  readonly servers: readonly Server[];
  readonly value: JsonObject;
  readonly pointer: string;
}

function readOperation(reader: Reader, { ids, namer }: Naming, slot: Place): Operation {
  const { value, pointer } = reader.element(slot.value[slot.method], at(slot.pointer, slot.method));
  const own = readParameters(reader, value, pointer);
  const overridden = new Set(own.map(keyOf));
  const parameters = [...slot.shared.filter((entry) => !overridden.has(keyOf(entry))), ...own];
  const id = ids.of(value, slot, pointer);
  const name = namer.value(id);
  const servers = readServers(reader, value, pointer);
  if (slot.section === 'paths') checkPath(reader, slot.path, parameters, pointer);
  return {
    id,
    name,
    method: slot.method,
    path: slot.path,
    summary: text(value, 'summary'),
    description: text(value, 'description'),
    deprecated: value['deprecated'] === true,
    tags: strings(value, 'tags'),
    parameters,
    body: readBody(reader, value, pointer),
    responses: readResponses(reader, value, pointer),
    security: readSecurity(value['security'] ?? reader.source.value['security']),
    resource: readResource(value, name),
    pagination: readPagination(reader, value, parameters, pointer),
    idempotency: readIdempotency(value),
    servers: servers.length > 0 ? servers : slot.servers,
    pointer,
  };
}

function checkPath(
  reader: Reader,
  path: string,
  parameters: readonly Parameter[],
  pointer: string,
): void {
  for (const [, name = ''] of path.matchAll(/\{([^}]+)\}/g)) {
    const declared = parameters.some((entry) => entry.in === 'path' && entry.name === name);
    if (!declared) reader.report('operation/parameter-undeclared', pointer, { name });
  }
}

function readBody(reader: Reader, operation: JsonObject, from: string): RequestBody | undefined {
  const raw = operation['requestBody'];
  if (raw === undefined) return undefined;
  const { value, pointer } = reader.element(raw, at(from, 'requestBody'));
  return {
    required: value['required'] === true,
    description: text(value, 'description'),
    content: readContent(reader, value, pointer),
  };
}

function readResponses(reader: Reader, operation: JsonObject, from: string): Response[] {
  return withoutExtensions(reader.child(operation, 'responses')).map(([status, raw]) => {
    const place = at(from, 'responses', status);
    checkStatus(reader, status, place);
    const { value, pointer } = reader.element(raw, place);
    const headers = Object.entries(reader.child(value, 'headers'));
    return {
      status,
      description: text(value, 'description') ?? '',
      content: readContent(reader, value, pointer),
      headers: headers.map(([name, header]) =>
        readHeader(reader, name, header, at(pointer, 'headers', name)),
      ),
    };
  });
}

function checkStatus(reader: Reader, status: string, pointer: string): void {
  if (/^[1-5](?:\d\d|XX)$|^default$/.test(status)) return;
  const expected = 'a status code, a range such as 4XX, or default';
  reader.report('document/shape', pointer, { expected, found: status });
}

function readSecurity(raw: Json | undefined): string[][] {
  if (!Array.isArray(raw)) return [];
  return (raw as readonly Json[]).map((entry) => (isObject(entry) ? Object.keys(entry) : []));
}

/** `x-resource`, else the first tag as the group and the operation's name as the method. */
function readResource(value: JsonObject, name: Name): Resource {
  const declared = value['x-resource'];
  const given = isObject(declared) ? declared : {};
  return {
    group: text(given, 'group') ?? camelCase(strings(value, 'tags')[0] ?? 'default'),
    method: text(given, 'method') ?? name.id,
  };
}

function readPagination(
  reader: Reader,
  value: JsonObject,
  parameters: readonly Parameter[],
  pointer: string,
): Pagination | undefined {
  const raw = value['x-pagination'];
  if (!isObject(raw)) return undefined;
  const page = reader.child(raw, 'page');
  const size = reader.child(raw, 'size');
  const named = (source: JsonObject, key: string): string => {
    const name = text(source, 'parameter') ?? '';
    const known = parameters.some((entry) => entry.in === 'query' && entry.name === name);
    const place = at(pointer, 'x-pagination', key);
    if (!known) reader.report('operation/pagination-parameter', place, { name });
    return name;
  };
  return {
    page: { parameter: named(page, 'page'), first: numeric(page, 'first') ?? 0 },
    size: {
      parameter: named(size, 'size'),
      default: numeric(size, 'default'),
      maximum: numeric(size, 'maximum'),
    },
    elements: text(raw, 'elements') ?? '',
    total: text(raw, 'total'),
  };
}

function readIdempotency(value: JsonObject): Idempotency | undefined {
  const raw = value['x-idempotency'];
  if (!isObject(raw)) return undefined;
  return {
    key: strings(raw, 'key'),
    repeatable: raw['repeatable'] === true ? true : undefined,
    replayHeader: text(raw, 'replayHeader'),
  };
}
