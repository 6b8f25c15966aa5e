import { at, isObject, type Json, type JsonObject } from '../json.js';
import { httpMethods, type ItemOperation, operationsIn } from '../path-item.js';
import {
  type Idempotency,
  type Operation,
  type Pagination,
  type Parameter,
  type RequestBody,
  type Response,
  type Server,
} from './contract.js';
import {
  keyOf,
  readContent,
  readHeader,
  readParameters,
  readPathParameter,
} from './read-parameter.js';
import { readServers } from './read-servers.js';
import {
  arrayAt,
  numberAt,
  stringsAt,
  stringAt,
  type Reader,
  withoutExtensions,
} from './reader.js';
import type { Namer } from './names.js';
import type { OperationIds, OperationPlace } from './operation-ids.js';
import { type MethodNames, readResource } from './resources.js';

/** Reads all operations below `paths`, or all requests below `webhooks`. */
export function readOperations(
  reader: Reader,
  naming: Naming,
  section: 'paths' | 'webhooks',
): Operation[] {
  const items = reader.child(reader.source.value, section);
  return withoutExtensions(items).flatMap(([path, raw]) => {
    const pointer = at('#', section, path);
    if (section === 'paths') checkPath(reader, path, pointer);
    return readItem(reader, naming, { section, path }, raw, pointer);
  });
}

function checkPath(reader: Reader, path: string, pointer: string): void {
  if (!path.startsWith('/'))
    reader.report('operation/path', pointer, { path, fault: 'does not begin with a slash' });
  if (/[?#]/.test(path))
    reader.report('operation/path', pointer, { path, fault: 'contains a query or a fragment' });
}

/** Reads the operations of a path item of a path, a webhook or a callback. */
export function readItem(
  reader: Reader,
  naming: Naming,
  slot: Omit<OperationPlace, 'method'>,
  raw: Json,
  from: string,
): Operation[] {
  const { value, pointer } = reader.element(raw, from);
  const shared = readParameters(reader, value, pointer);
  const servers = readServers(reader, value, pointer);
  return operationsIn(value)
    .filter((found) => isReadable(reader, found, at(pointer, ...found.place)))
    .map(({ method, place, value: operation }) => {
      const own = { method, shared, servers, raw: operation, from: at(pointer, ...place) };
      return readOperation(reader, naming, { ...slot, ...own });
    });
}

/** False for an additional operation that has a field of its own. Clients send methods in upper case. */
function isReadable(
  reader: Reader,
  { method, place: [, name] }: ItemOperation,
  pointer: string,
): boolean {
  if (name === undefined) return true;
  if (httpMethods.has(method)) {
    reader.reportShape(pointer, `a method other than ${method}, which has a field`, name);
    return false;
  }
  const sent = method.toUpperCase();
  const what = `the method ${name} as it is written; it is sent as ${sent}`;
  if (name !== sent) reader.report('operation/unsupported', pointer, { what });
  return true;
}

/** The ids, names and groups of operations. */
export interface Naming {
  readonly ids: OperationIds;
  readonly namer: Namer;
  readonly methods: MethodNames;
  readonly schemes: ReadonlySet<string>;
}

interface Place extends OperationPlace {
  readonly shared: readonly Parameter[];
  readonly servers: readonly Server[];
  readonly raw: Json;
  readonly from: string;
}

function readOperation(reader: Reader, naming: Naming, slot: Place): Operation {
  const { ids, namer, schemes } = naming;
  const { value, pointer } = reader.element(slot.raw, slot.from);
  const own = readParameters(reader, value, pointer);
  const overridden = new Set(own.map(keyOf));
  const declared = [...slot.shared.filter((entry) => !overridden.has(keyOf(entry))), ...own];
  const id = ids.of(value, slot, pointer);
  const name = namer.value(id);
  const servers = readServers(reader, value, pointer);
  const undeclared =
    slot.section === 'paths' ? undeclaredIn(reader, slot.path, declared, pointer) : [];
  const parameters = [...declared, ...undeclared];
  return {
    id,
    name,
    method: slot.method,
    path: slot.path,
    summary: stringAt(value, 'summary'),
    description: stringAt(value, 'description'),
    deprecated: value['deprecated'] === true,
    tags: stringsAt(value, 'tags'),
    parameters,
    body: readBody(reader, slot.method, value, pointer),
    responses: readResponses(reader, value, pointer),
    security: readSecurity(reader, schemes, value, pointer),
    resource: readResource(reader, value, { id, path: slot.path }, naming),
    pagination: readPagination(reader, value, parameters, pointer),
    idempotency: readIdempotency(value),
    servers: servers.length > 0 ? servers : slot.servers,
    pointer,
  };
}

/** Parameters that occur in the path but are not declared; they are read as required strings. */
function undeclaredIn(
  reader: Reader,
  path: string,
  parameters: readonly Parameter[],
  pointer: string,
): Parameter[] {
  const names = new Set(Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name));
  return [...names]
    .filter((name) => !parameters.some((entry) => entry.in === 'path' && entry.name === name))
    .map((name) => {
      reader.report('operation/parameter-undeclared', pointer, { name });
      return readPathParameter(reader, name, pointer);
    });
}

/** The request body. GET and HEAD have none: `fetch` cannot send it. */
function readBody(
  reader: Reader,
  method: OperationPlace['method'],
  operation: JsonObject,
  from: string,
): RequestBody | undefined {
  const raw = operation['requestBody'];
  if (raw === undefined) return undefined;
  if (method === 'get' || method === 'head') {
    const problem = `the body of ${method.toUpperCase()}, which cannot be sent`;
    reader.report('operation/unsupported', at(from, 'requestBody'), { what: problem });
    return undefined;
  }
  const { value, pointer } = reader.element(raw, at(from, 'requestBody'));
  return {
    required: value['required'] === true,
    description: stringAt(value, 'description'),
    content: readContent(reader, value, pointer),
  };
}

function readResponses(reader: Reader, operation: JsonObject, from: string): Response[] {
  return withoutExtensions(reader.child(operation, 'responses')).flatMap(([status, raw]) => {
    const place = at(from, 'responses', status);
    if (!isStatus(reader, status, place)) return [];
    const { value, pointer } = reader.element(raw, place);
    const headers = Object.entries(reader.child(value, 'headers'));
    return {
      status: status.toLowerCase() === 'default' ? 'default' : status.toUpperCase(),
      description: ['summary', 'description']
        .flatMap((key) => stringAt(value, key)?.trim() ?? [])
        .join('\n\n'),
      // RFC 9110, 15.3.5, 15.3.6 and 15.4.5: these have no content, whatever a document describes.
      content: /^(?:204|205|304)$/.test(status) ? [] : readContent(reader, value, pointer),
      headers: headers.map(([name, header]) =>
        readHeader(reader, name, header, at(pointer, 'headers', name)),
      ),
    };
  });
}

function isStatus(reader: Reader, status: string, pointer: string): boolean {
  if (/^[1-5](?:\d\d|XX)$|^default$/i.test(status)) return true;
  const expected = 'a status code, a range such as 4XX, or default';
  reader.report('document/shape', pointer, { expected, found: status });
  return false;
}

/** An alternative with an undeclared scheme is left out, unless it is the only one: no operation becomes public. */
function readSecurity(
  reader: Reader,
  schemes: ReadonlySet<string>,
  operation: JsonObject,
  pointer: string,
): string[][] {
  const from = operation['security'] === undefined ? '#' : pointer;
  const raw = arrayAt(from === '#' ? reader.source.value : operation, 'security');
  const all = raw.map((entry) => (isObject(entry) ? Object.keys(entry) : []));
  const declared = all.filter((names) => names.every((name) => schemes.has(name)));
  const isLeft = declared.some((names) => names.length > 0);
  const outcome = isLeft
    ? 'that alternative is ignored'
    : 'servers require it, but clients cannot send it';
  for (const [index, names] of all.entries()) {
    for (const name of names.filter((each) => !schemes.has(each))) {
      const place = at(from, 'security', index, name);
      reader.report('operation/security-unknown', place, { name, outcome });
    }
  }
  return isLeft ? declared : all;
}

function readPagination(
  reader: Reader,
  value: JsonObject,
  parameters: readonly Parameter[],
  pointer: string,
): Pagination | undefined {
  const raw = reader.child(value, 'x-pagination');
  const page = reader.child(raw, 'page');
  const size = reader.child(raw, 'size');
  const [pageName, sizeName] = [stringAt(page, 'parameter'), stringAt(size, 'parameter')];
  // An extension of this name with another form belongs to the vendor.
  if (pageName === undefined || sizeName === undefined) return undefined;
  const isKnown = (key: string, name: string): boolean => {
    const known = parameters.some((entry) => entry.in === 'query' && entry.name === name);
    const place = at(pointer, 'x-pagination', key);
    if (!known) reader.report('operation/pagination-parameter', place, { name });
    return known;
  };
  const known = [isKnown('page', pageName), isKnown('size', sizeName)];
  if (known.includes(false)) return undefined;
  return {
    page: { parameter: pageName, first: numberAt(page, 'first') ?? 0 },
    size: {
      parameter: sizeName,
      default: numberAt(size, 'default'),
      maximum: numberAt(size, 'maximum'),
    },
    elements: stringAt(raw, 'elements') ?? '',
    total: stringAt(raw, 'total'),
  };
}

function readIdempotency(value: JsonObject): Idempotency | undefined {
  const raw = value['x-idempotency'];
  if (!isObject(raw)) return undefined;
  return {
    key: stringsAt(raw, 'key'),
    repeatable: raw['repeatable'] === true ? true : undefined,
    replayHeader: stringAt(raw, 'replayHeader'),
  };
}
