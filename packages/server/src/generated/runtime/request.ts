// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import {
  type Issue,
  type MediaType,
  RequestError,
  type RequestPart,
  type Validator,
  explainMissing,
  isDocumented,
  kindOf,
  makeIssue,
  parseMediaType,
  toIssues,
} from './errors.js';
import type { Reply } from './response.js';
import type {
  BodyDescriptor,
  OperationDescriptor,
  ParameterDescriptor,
  WireType,
} from '@seller-funds/contract/runtime';
import type { OperationValidators } from '@seller-funds/validators/runtime/operation';

/** The validated parts of a request. A kind without parameters is undefined. */
interface RequestParts {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly cookies: unknown;
  readonly body: unknown;
  readonly mediaType: string | undefined;
}

/** A request that matches the document. */
export interface ValidRequest {
  readonly operation: OperationDescriptor;
  /** Only documented parameters; undefined if there are none. */
  readonly query: unknown;
  /** The body as it was sent. */
  readonly body: unknown;
  /** A copy of a JSON body or a form without the fields that the document does not define; else undefined. */
  readonly documentedBody: unknown;
}

/** Returns further issues of a request that matches the document. */
export type CheckRequest = (request: ValidRequest) => readonly Issue[];

/** The limits of a request and of the issues to report, and further checks. */
export interface ReadSettings extends BodyLimits {
  readonly maxIssues: number;
  readonly checkRequest: CheckRequest;
}

/**
 * Parses and validates all parts of a request. Returns parameters with their defaults filled in, and the
 * body as it was sent.
 * @throws {RequestError} `too-large`, `media-type`, `malformed`, or `invalid` with all issues
 */
export async function readRequest(
  { operation, validators, codecs }: ReadableOperation,
  request: Request,
  pathTexts: ReadonlyMap<string, string>,
  settings: ReadSettings,
): Promise<RequestParts> {
  const { maxIssues } = settings;
  const body = await readBody(request, operation.body, settings, codecs?.forms);
  const parameters = operation.parameters ?? [];
  const { values, issues: unreadable } = readParameters(parameters, request, pathTexts, codecs);
  const path = check('path', validators.path, values.path, maxIssues);
  const query = check('query', validators.query, values.query, maxIssues);
  const headers = check('header', validators.headers, values.header, maxIssues);
  const cookies = check('cookie', validators.cookies, values.cookie, maxIssues);
  const content = checkBody(
    body,
    operation.body?.required === true,
    validators,
    maxIssues,
    codecs?.forms,
  );
  const invalid = [path, query, headers, cookies].flatMap((part) => part.issues);
  const documented = [
    ...unreadable,
    ...invalid.filter((issue) => !unreadable.some((known) => isSameParameter(issue, known))),
    ...content.issues,
  ];
  const valid = {
    operation,
    query: query.value,
    body: body.value,
    documentedBody: content.value,
  };
  const issues = documented.length > 0 ? documented : settings.checkRequest(valid);
  if (issues.length > 0) {
    throw new RequestError({ kind: 'invalid', issues: issues.slice(0, maxIssues) });
  }
  return {
    path: path.value,
    query: query.value,
    headers: headers.value,
    cookies: cookies.value,
    body: operation.dates ? operation.dates.readBody(body.value) : body.value,
    mediaType: body.mediaType,
  };
}

interface Checked {
  readonly value?: unknown;
  readonly issues: readonly Issue[];
}

function check(
  part: RequestPart,
  validator: Validator | undefined,
  value: unknown,
  maxIssues: number,
): Checked {
  if (!validator) return { issues: [] };
  const result = validator.safeParse(value);
  return result.success
    ? { value: result.data, issues: [] }
    : { issues: toIssues({ in: part, value }, result.error.issues, maxIssues) };
}

function checkBody(
  { mediaType, value }: ReceivedBody,
  required: boolean,
  { body, bodies }: OperationValidators,
  maxIssues: number,
  forms: Codecs['forms'] = {},
): Checked {
  if (mediaType !== undefined) {
    const isForm = forms[mediaType] && !(value instanceof FormData);
    const isRead = kindOf(mediaType) === 'json' || isForm;
    return isRead ? check('body', bodies?.[mediaType] ?? body, value, maxIssues) : { issues: [] };
  }
  if (!required) return { issues: [] };
  return { issues: [makeIssue({ in: 'body', path: [] }, explainMissing('body', []))] };
}

/** True for issues of the same parameter. One that cannot be parsed also looks missing: report it once. */
function isSameParameter(left: Issue, right: Issue): boolean {
  return left.in === right.in && left.path[0] === right.path[0];
}

/**
 * Reads a form.
 * @throws {RequestError} `malformed`
 */
type ReadForm = (
  bytes: Uint8Array,
  contentType: string,
  limits: JsonLimits,
) => Promise<unknown>;

/**
 * Reads a parameter with bracketed names from name-value pairs.
 * @param others names of the other parameters, which are not members of an exploded object
 * @returns the value; undefined if the parameter was not sent
 * @throws {UnreadableValueError} if the pairs contradict each other
 */
type ReadNested = (
  parameter: ParameterDescriptor,
  pairs: readonly Pair[],
  others: ReadonlySet<string>,
  decode: (text: string) => string,
) => unknown;

/** Reads a path or header parameter from its text. */
type ReadText = (
  parameter: ParameterDescriptor,
  text: string,
  decode: (text: string) => string,
) => unknown;

/** A reply with a stream of items. */
export type StreamedReply = Reply & { readonly body: AsyncIterable<unknown> };

/**
 * Serializes the items of a stream as they arrive. An error aborts the response.
 * @param validate true to validate each item against the document
 * @param report called with that error
 */
type WriteStream = (
  route: ReadableOperation,
  reply: StreamedReply,
  validate: boolean,
  report: (error: unknown) => void,
) => Reply;

/** How the parts of an operation are read and written that few operations have. */
export interface Codecs {
  /** By media type. */
  readonly forms?: Readonly<Record<string, ReadForm>>;
  /** By parameter name. */
  readonly query?: Readonly<Record<string, ReadNested>>;
  readonly cookie?: Readonly<Record<string, ReadNested>>;
  /** Reads the whole query as the value of one parameter; undefined if there is no query. */
  readonly querystring?: (text: string) => unknown;
  readonly stream?: WriteStream;
  /** Reads arrays, objects and other styles than the default ones. */
  readonly styles?: { readonly text: ReadText; readonly pairs: ReadNested };
}

/** An operation with what is needed to parse and validate its requests. */
export interface ReadableOperation {
  readonly operation: OperationDescriptor;
  readonly validators: OperationValidators;
  readonly codecs?: Codecs | undefined;
}

/** Returns the bytes of a request body to parse; `read` returns those that were sent. */
export type ReceiveBody = (
  request: Request,
  read: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

/** The limits of a request body, and what reads it. */
interface BodyLimits extends JsonLimits {
  readonly maxBodyBytes: number;
  readonly receiveBody: ReceiveBody;
}

/** A request body; without a media type if there is none. */
interface ReceivedBody {
  readonly mediaType: string | undefined;
  readonly value: unknown;
}

/**
 * Reads the body of a request by its media type: JSON is parsed, a form becomes an object if the document
 * describes it as one and `FormData` otherwise, a sequence of JSON values an array, text a string, everything else bytes.
 * An empty body counts as missing.
 * @throws {RequestError} `too-large`, `media-type` or `malformed`
 */
async function readBody(
  request: Request,
  documented: BodyDescriptor | undefined,
  limits: BodyLimits,
  forms: Codecs['forms'] = {},
): Promise<ReceivedBody> {
  if (!documented) return { mediaType: undefined, value: undefined };
  const bytes = await limits.receiveBody(request, () => readBytes(request, limits.maxBodyBytes));
  if (bytes.length === 0) return { mediaType: undefined, value: undefined };
  const { essence } = parseContentType(request.headers, documented.types);
  return {
    mediaType: essence,
    value: await decode(bytes, essence, request.headers, limits, forms),
  };
}

/** Reads all bytes. With a declared length, it avoids the stream, which is slow for small requests. */
async function readBytes(request: Request, maxBodyBytes: number): Promise<Uint8Array> {
  if (request.bodyUsed) {
    throw new Error('The request body has already been read, for instance by a middleware.');
  }
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  if (declared > maxBodyBytes) throw new RequestError({ kind: 'too-large', maxBodyBytes });
  return declared <= maxBodyBytes
    ? readWhole(request, maxBodyBytes)
    : readStream(request, maxBodyBytes);
}

/** Reads the body at once. HTTP enforces the declared length, but requests may come from elsewhere. */
async function readWhole(request: Request, maxBodyBytes: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(await request.arrayBuffer().catch(throwUnreadable));
  if (bytes.length > maxBodyBytes) throw new RequestError({ kind: 'too-large', maxBodyBytes });
  return bytes;
}

/** Reads a stream up to the limit. */
async function readStream({ body }: Request, maxBodyBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(body)) {
    length += chunk.length;
    if (length > maxBodyBytes) throw new RequestError({ kind: 'too-large', maxBodyBytes });
    chunks.push(chunk);
  }
  return concatenate(chunks, length);
}

/** The chunks of a stream. Leaving the loop early cancels the stream. */
async function* chunksOf(body: Request['body']): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(throwUnreadable);
      if (done) return;
      if (!(value instanceof Uint8Array)) throwUnreadable();
      yield value;
    }
  } finally {
    // Ignore the rest of the body, and errors of a stream that has failed already.
    void reader.cancel().catch(() => undefined);
  }
}

/** @throws {RequestError} `malformed`: the caller disconnected, or the body is not a byte stream */
function throwUnreadable(): never {
  throw new RequestError({ kind: 'malformed', message: 'The request body could not be read.' });
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

function parseContentType(headers: Headers, supported: readonly string[]): MediaType {
  const refuse = (message: string): never => {
    throw new RequestError({ kind: 'media-type', message, supported });
  };
  const list = supported.join(' or ');
  const header = headers.get('content-type');
  if (header === null) return refuse(`The request body has no Content-Type. Send ${list}.`);
  const found = parseMediaType(header);
  if (!found || !isDocumented(found.essence, supported)) {
    return refuse(`The Content-Type of the request body is not supported. Send ${list}.`);
  }
  const encoded = headers.get('content-encoding') ?? 'identity';
  if (encoded !== 'identity') return refuse('Send the request body without Content-Encoding.');
  const utf8 = ['utf-8', 'utf8', 'us-ascii', undefined].includes(found.charset);
  return utf8 ? found : refuse('The charset of the request body is not supported. Send UTF-8.');
}

async function decode(
  bytes: Uint8Array,
  essence: string,
  headers: Headers,
  limits: JsonLimits,
  forms: NonNullable<Codecs['forms']>,
): Promise<unknown> {
  const read = forms[essence];
  if (read) return read(bytes, headers.get('content-type') ?? '', limits);
  switch (kindOf(essence)) {
    case 'json':
      return parseJson(decodeUtf8(bytes), limits);
    case 'text':
      return decodeUtf8(bytes);
    case 'form':
    case 'binary':
      return bytes;
  }
}

/** Reads a single value of the style `simple`. */
const readPlainText: ReadText = ({ wire }, text, decode) => convert(wire, decode(text));

/** Reads a single value of the style `form`. */
const readPlainPairs: ReadNested = ({ name, wire }, pairs, _others, decode) => {
  const texts = pairs.filter(([key]) => key === name);
  const values = texts.map(([, text]) => convert(wire, decode(text)));
  // Several values become an array, which the validator rejects.
  return values.length > 1 ? values : values[0];
};

type Place = ParameterDescriptor['in'];

/** The parameters of each kind by name, without those that were not sent. */
type ParameterValues = Readonly<Record<Place, Readonly<Record<string, unknown>>>>;

/** The parsed parameters, and the issues of those that could not be parsed. */
interface ReadParameters {
  readonly values: ParameterValues;
  readonly issues: readonly Issue[];
}

/**
 * Parses all parameters of a request by their styles and wire types, without validation.
 * @param pathTexts the encoded path parameters
 */
function readParameters(
  parameters: readonly ParameterDescriptor[],
  request: Request,
  pathTexts: ReadonlyMap<string, string>,
  codecs: Codecs = {},
): ReadParameters {
  const read = readersOf(parameters, request, pathTexts, codecs);
  const values = { path: record(), query: record(), header: record(), cookie: record() };
  const issues: Issue[] = [];
  for (const parameter of parameters) {
    const { name, in: place } = parameter;
    try {
      const value = read[place](parameter);
      if (value !== undefined) values[place][name] = value;
    } catch (error) {
      if (!(error instanceof UnreadableValueError)) throw error;
      const explanation = { code: 'syntax', template: error.message, params: {} } as const;
      issues.push(makeIssue({ in: place, path: [name] }, explanation));
    }
  }
  return { values, issues };
}

/** An object without prototype, so that a parameter named `constructor` is not inherited. */
function record(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}

/** The readers of single values in the default styles. */
const plain: NonNullable<Codecs['styles']> = { text: readPlainText, pairs: readPlainPairs };

function readersOf(
  parameters: readonly ParameterDescriptor[],
  { headers, url }: Request,
  pathTexts: ReadonlyMap<string, string>,
  codecs: Codecs,
): Record<Place, (parameter: ParameterDescriptor) => unknown> {
  const has = (place: Place): boolean => parameters.some((entry) => entry.in === place);
  const query = has('query') ? parseQuery(url) : [];
  const cookies = has('cookie') ? parseCookies(headers.get('cookie')) : [];
  const { text: readText, pairs: readPairs } = codecs.styles ?? plain;
  const ofPairs = (
    entry: ParameterDescriptor,
    place: 'query' | 'cookie',
    pairs: readonly Pair[],
    decode: typeof decodePath,
  ): unknown => {
    const nested = codecs[place] ?? {};
    const read = Object.hasOwn(nested, entry.name) ? nested[entry.name] : undefined;
    return (read ?? readPairs)(entry, pairs, namesBeside(parameters, entry), decode);
  };
  return {
    path: (entry) => readText(entry, pathTexts.get(entry.name) ?? '', decodePath),
    query: (entry) =>
      codecs.querystring
        ? codecs.querystring(queryOf(url))
        : ofPairs(entry, 'query', query, decodeQuery),
    header: (entry) => {
      const text = headers.get(entry.name);
      return text === null ? undefined : readText(entry, text, (piece) => piece.trim());
    },
    cookie: (entry) =>
      ofPairs(entry, 'cookie', cookies, entry.style === 'cookie' ? String : decodeCookie),
  };
}

/** The names of the other parameters of the same kind. */
function namesBeside(
  parameters: readonly ParameterDescriptor[],
  self: ParameterDescriptor,
): ReadonlySet<string> {
  const others = parameters.filter((entry) => entry !== self && entry.in === self.in);
  return new Set(others.map((entry) => entry.name));
}

/** A path template compiled for Hono's router. */
export interface PathTemplate {
  /** The route pattern for Hono, equal for templates that match the same paths. */
  readonly pattern: string;
  /**
   * Returns the percent-encoded parameters of a path; undefined if the path does not match.
   */
  read(path: string): ReadonlyMap<string, string> | undefined;
}

interface Segment {
  /** `0` for fixed text, `1` for text with parameters, `2` for a single parameter. */
  readonly kind: 0 | 1 | 2;
  readonly pattern: string;
  readonly names: readonly string[];
  readonly expression: RegExp;
}

/** Compiles an OpenAPI path template, such as `/pets/{name}` or `/files/{name}.{ending}`. */
export function compileTemplate(template: string): PathTemplate {
  const segments = split(withoutQuery(template)).map(compileSegment);
  return {
    pattern: `/${segments.map((segment) => segment.pattern).join('/')}`,
    read: (path) => readSegments(segments, split(path)),
  };
}

/** A path template without the query that some documents have in it; the name of a parameter may contain its mark. */
export function withoutQuery(template: string): string {
  return /^(?:\{[^{}]+\}|[^?#])*/.exec(template)?.[0] ?? '';
}

/** Sorts fixed text before parameters, as OpenAPI requires if two templates match one path. */
export function compareTemplates(left: string, right: string): number {
  const first = split(left).map(segmentKind);
  const second = split(right).map(segmentKind);
  // Templates of different lengths never match the same path, so their order is arbitrary.
  const differences = [
    first.length - second.length,
    ...first.map((kind, index) => kind - (second[index] ?? 0)),
  ];
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The encoded path of a URL without query and fragment. */
export function pathOf(url: string): string {
  const begin = url.indexOf('/', url.indexOf('://') + 3);
  return begin === -1 ? '/' : (url.slice(begin).split(/[?#]/, 1)[0] ?? '/');
}

function split(path: string): string[] {
  return path.replace(/^\//, '').split('/');
}

function compileSegment(text: string, index: number): Segment {
  const names = Array.from(text.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name);
  const literals = text.split(/\{[^{}]+\}/);
  const source = literals.map(escapeLiteral).join('([^/]+?)');
  const expression = new RegExp(`^${source}$`);
  const kind = segmentKind(text);
  return { kind, names, expression, pattern: honoSegment(kind, text, index, source) };
}

function segmentKind(text: string): Segment['kind'] {
  if (/^\{[^{}]+\}$/.test(text)) return 2;
  return /\{[^{}]+\}/.test(text) ? 1 : 0;
}

/** The Hono pattern of a segment. Parameters are named by index, since names may contain Hono's syntax. */
function honoSegment(kind: Segment['kind'], text: string, index: number, source: string): string {
  if (kind === 2) return `:p${index}`;
  const plain = kind === 0 && /^[\p{L}\p{N}._~%-]*$/u.test(text);
  return plain ? decodeFixed(text) : `:p${index}{${source.replaceAll('([^/]+?)', '[^/]+')}}`;
}

/** Decodes a fixed segment, since Hono compares decoded paths. */
function decodeFixed(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Escapes a literal for a regular expression; braces by code, since Hono uses them as delimiters. */
function escapeLiteral(text: string): string {
  return text
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('{', String.raw`\x7b`)
    .replaceAll('}', String.raw`\x7d`);
}

/** Reads the parameters of a path. Counts segments from the end, since the app may be mounted at a prefix. */
function readSegments(
  segments: readonly Segment[],
  path: readonly string[],
): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  const offset = path.length - segments.length;
  for (const [index, { kind, names, expression }] of segments.entries()) {
    if (kind === 0) continue;
    const match = expression.exec(path[offset + index] ?? '');
    if (!match) return undefined;
    for (const [place, name] of names.entries()) found.set(name, match[place + 1] ?? '');
  }
  return found;
}

/** A decoded name and an encoded value. */
export type Pair = readonly [name: string, text: string];

/** A string that cannot be parsed in its parameter's style. */
class UnreadableValueError extends Error {
  override readonly name = 'UnreadableValueError';
}

/** The pairs of a URL's query in order, without those whose name cannot be decoded. */
export function parseQuery(url: string): Pair[] {
  return parsePairs(queryOf(url)).flatMap(([name, text]) => {
    const decoded = tryDecode(() => decodeQuery(name));
    return decoded === undefined ? [] : [[decoded, text] as const];
  });
}

/** The encoded query of a URL. */
function queryOf(url: string): string {
  return /\?([^#]*)/.exec(url)?.[1] ?? '';
}

/** The encoded pairs of a query or a URL-encoded form. */
function parsePairs(text: string): Pair[] {
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => splitOnce(pair, '='));
}

/** The cookies of a `Cookie` header in order. */
export function parseCookies(header: string | null): Pair[] {
  return (header ?? '')
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text.includes('='))
    .map((text) => {
      const [name, value] = splitOnce(text, '=');
      return [decodeCookie(name.trim()), value.trim().replace(/^"(.*)"$/, '$1')];
    });
}

/** Splits at the first separator; the second part is empty if there is none. */
function splitOnce(text: string, separator: string): Pair {
  const index = text.indexOf(separator);
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + separator.length)];
}

/**
 * Decodes a part of a path.
 * @throws {UnreadableValueError} if it is not percent-encoded UTF-8
 */
function decodePath(text: string): string {
  const decoded = tryDecode(() => decodeURIComponent(text));
  if (decoded === undefined)
    throw new UnreadableValueError('The value is not valid percent-encoded UTF-8.');
  return decoded;
}

/** Decodes a part of a query, in which `+` is a space. Throws like {@link decodePath}. */
export function decodeQuery(text: string): string {
  return decodePath(text.replaceAll('+', ' '));
}

/** Decodes a cookie; returns it unchanged if it is not encoded. */
export function decodeCookie(text: string): string {
  return tryDecode(() => decodeURIComponent(text)) ?? text;
}

/** The result of a decoder; undefined if it throws. */
export function tryDecode(decode: () => string): string | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

/** Decodes one part of a split string. */
type Decode = (text: string) => string;

/** The readers of parameters of all styles and types. */
export const styles = { text: readText, pairs: readPairs };

/**
 * Parses a path or header parameter: styles `simple` (`3,4`), `label` (`.3,4`) and `matrix`
 * (`;id=3,4`).
 * @throws {UnreadableValueError} if the string is not in the parameter's style
 */
function readText(parameter: ParameterDescriptor, text: string, decode: Decode): unknown {
  const { style = 'simple', explode = false } = parameter;
  if (style === 'label') {
    return readList(parameter, removePrefix(text, '.'), explode ? '.' : ',', decode);
  }
  return style === 'matrix'
    ? readMatrix(parameter, removePrefix(text, ';'), decode)
    : readList(parameter, text, ',', decode);
}

/**
 * Parses a query or cookie parameter from name-value pairs: styles `form`, `spaceDelimited` and
 * `pipeDelimited`.
 * @param others names of the other parameters, which are not members of an exploded object
 * @returns the value; undefined if the parameter was not sent
 * @throws {UnreadableValueError} if the pairs are not in the parameter's style
 */
function readPairs(
  parameter: ParameterDescriptor,
  pairs: readonly Pair[],
  others: ReadonlySet<string>,
  decode: Decode,
): unknown {
  const { name, style = 'form', explode = style === 'form', wire } = parameter;
  if (wire === 'object' && explode) {
    const own = pairs.filter(([key]) => !others.has(key));
    return own.length === 0 ? undefined : readRecord(parameter, own, decode);
  }
  if (wire !== 'array' && wire !== 'object')
    return readPlainPairs(parameter, pairs, others, decode);
  const texts = pairs.filter(([key]) => key === name).map(([, text]) => text);
  if (texts.length === 0) return undefined;
  const pieces = explode ? texts : texts.flatMap((text) => splitStyled(text, style));
  return readValue(parameter, pieces, false, decode);
}

function readList(
  parameter: ParameterDescriptor,
  text: string,
  separator: string,
  decode: Decode,
): unknown {
  const { wire, explode = false } = parameter;
  if (wire !== 'array' && wire !== 'object') return readPlainText(parameter, text, decode);
  return readValue(parameter, text === '' ? [] : text.split(separator), explode, decode);
}

function readMatrix(parameter: ParameterDescriptor, text: string, decode: Decode): unknown {
  const { name, wire, explode = false } = parameter;
  const pairs = text.split(';').map((pair) => splitPair(pair, decode));
  if (wire === 'object' && explode) return readRecord(parameter, pairs, decode);
  const texts = pairs.filter(([key]) => key === name).map(([, value]) => value);
  const [first] = texts;
  if (first === undefined)
    throw new UnreadableValueError(`The value must have the form ;${name}=….`);
  if (wire === 'array' && explode) return readValue(parameter, texts, false, decode);
  return readList({ ...parameter, explode: false }, first, ',', decode);
}

/** An array of the parts, or an object of `name=value` parts or of alternating names and values. */
function readValue(
  parameter: ParameterDescriptor,
  pieces: readonly string[],
  named: boolean,
  decode: Decode,
): unknown {
  if (parameter.wire === 'array') {
    const { firstWires = [], itemWire } = parameter;
    return pieces.map((piece, index) => convert(firstWires[index] ?? itemWire, decode(piece)));
  }
  if (named) {
    const pairs = pieces.map((piece) => splitPair(piece, decode));
    return readRecord(parameter, pairs, decode);
  }
  if (pieces.length % 2 === 1)
    throw new UnreadableValueError('The value must have alternating names and values.');
  const pairs = pieces.flatMap((piece, index): Pair[] =>
    index % 2 === 0 ? [[decode(piece), pieces[index + 1] ?? '']] : [],
  );
  return readRecord(parameter, pairs, decode);
}

function splitPair(piece: string, decode: Decode): Pair {
  const [name, text] = splitOnce(piece, '=');
  return [decode(name), text];
}

/** Builds an object from pairs. A repeated property becomes an array. */
function readRecord(
  parameter: ParameterDescriptor,
  pairs: readonly Pair[],
  decode: Decode,
): unknown {
  const wires = new Map(Object.entries(parameter.propertyWires ?? {}));
  const found = new Map<string, unknown[]>();
  for (const [name, text] of pairs) {
    if (name === '__proto__') throw new UnreadableValueError('The name __proto__ is not allowed.');
    const values = found.get(name) ?? [];
    found.set(name, values);
    values.push(convert(wires.get(name), decode(text)));
  }
  const single = ([name, values]: [string, unknown[]]): [string, unknown] => [
    name,
    values.length === 1 && wires.get(name) !== 'array' ? values[0] : values,
  ];
  return Object.fromEntries(Array.from(found, single));
}

/**
 * Splits at the style's separator. Space and bar must be encoded in a URL. Commas need not, but many
 * clients encode them, so encoded commas are accepted if there is no other.
 */
function splitStyled(text: string, style: string): string[] {
  if (style === 'spaceDelimited') return text.split(/%20|\+| /);
  if (style === 'pipeDelimited') return text.split(/%7c|\|/i);
  return text.includes(',') ? text.split(',') : text.split(/%2c/i);
}

function removePrefix(text: string, prefix: string): string {
  if (!text.startsWith(prefix))
    throw new UnreadableValueError(`The value must begin with "${prefix}".`);
  return text.slice(prefix.length);
}

/** A JSON number. */
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Converts a string to a JSON value of a wire type. Returns the string if it cannot be converted, so that
 * the validator rejects it with the right path.
 */
function convert(wire: WireType | undefined, text: string): unknown {
  switch (wire) {
    case 'number':
      return readNumber(text);
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : text;
    case 'scalar':
      return /^(?:true|false)$/.test(text) ? text === 'true' : readNumber(text);
    case 'json':
      return readJson(text);
    case 'string':
    case 'array':
    case 'object':
    case undefined:
      return text;
  }
}

function readNumber(text: string): unknown {
  const value = number.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : text;
}

function readJson(text: string): unknown {
  try {
    return parseJson(text, defaultJsonLimits);
  } catch {
    return text;
  }
}

/** The limits of a JSON text, which protect the stack and the memory. */
interface JsonLimits {
  /** Maximum nesting depth of arrays and objects. */
  readonly maxBodyDepth: number;
  /** Maximum number of values, nested ones included. */
  readonly maxBodyValues: number;
}

/** Default limits, far above the needs of usual APIs. */
export const defaultJsonLimits: JsonLimits = { maxBodyDepth: 100, maxBodyValues: 100_000 };

/**
 * Parses the JSON of a request body. Rejects the name `__proto__`, because copying such an object would
 * change its prototype, and duplicate names in an object.
 * @throws {RequestError} `malformed`, with a message that does not quote the text; `invalid` with the
 * paths of duplicate names or of `__proto__`
 */
function parseJson(text: string, limits: JsonLimits): unknown {
  const { members } = checkLimits(text, limits);
  const value = parse(text);
  // JSON.parse keeps only one of two members of the same name. The name `__proto__` may contain escapes.
  if (members !== countMembers(value) || /__proto__|\\u/.test(text)) rejectWrongNames(text);
  return value;
}

/**
 * Decodes a request body as UTF-8 without its byte order mark.
 * @throws {RequestError} `malformed` if it is not valid UTF-8
 */
function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformed('The request body is not valid UTF-8.');
  }
}

/** @throws {RequestError} `invalid` if a name occurs twice in its object, or is `__proto__` */
function rejectWrongNames(text: string): void {
  const issues = findWrongNames(text).map(({ path, reason: template }) =>
    makeIssue({ in: 'body', path }, { code: 'syntax', template, params: {} }),
  );
  if (issues.length > 0) throw new RequestError({ kind: 'invalid', issues });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('The request body is not valid JSON.');
  }
}

/** Counts members and enforces limits before parsing. Invalid JSON is miscounted, and rejected later. */
function checkLimits(
  text: string,
  { maxBodyDepth, maxBodyValues }: JsonLimits,
): { readonly members: number } {
  let depth = 0;
  let members = 0;
  let values = 1;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = endOfString(text, index);
    else if (character === ',') values += 1;
    else if (character === ':') members += 1;
    else if (character === '[' || character === '{') {
      depth += 1;
      values += 1;
    } else if (character === ']' || character === '}') depth -= 1;
    if (depth > maxBodyDepth) {
      throw malformed(`The request body is nested deeper than ${maxBodyDepth} levels.`);
    }
    if (values > maxBodyValues) {
      throw malformed(`The request body has more than ${maxBodyValues} values.`);
    }
  }
  return { members };
}

/** The error of a body that cannot be read. */
function malformed(message: string): RequestError {
  return new RequestError({ kind: 'malformed', message });
}

/** Returns the index of the closing quote of the string that begins at an index. */
function endOfString(text: string, begin: number): number {
  let end = begin;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
}

/** The path to a value in a JSON text: names and indexes from its root. */
type JsonPath = readonly (string | number)[];

/** A name that a JSON text must not have, and why. */
interface WrongName {
  readonly path: JsonPath;
  readonly reason: string;
}

/** The maximum number of wrong names to report. */
const maxNames = 100;

/** An object or array that the scan has entered. */
interface Container {
  /** The path to it. */
  readonly path: JsonPath;
  /** The names seen so far; undefined for an array. */
  readonly names: Set<string> | undefined;
  /** The name or index of the next value. */
  next: string | number;
}

/**
 * Finds names that occur twice in their object, and the name `__proto__`. Parsers differ in which of the values of a
 * duplicate name they use, so that a value which one has validated may not be the one that another processes. Copying
 * an object with `__proto__` would change its prototype.
 * @param text valid JSON
 */
function findWrongNames(text: string): WrongName[] {
  const found: WrongName[] = [];
  const open: Container[] = [];
  for (let index = 0; index < text.length && found.length < maxNames; index += 1) {
    const character = text[index];
    const inner = open.at(-1);
    if (character === '{' || character === '[') open.push(openContainer(character, inner));
    else if (character === '}' || character === ']') open.pop();
    else if (character === ',' && typeof inner?.next === 'number') inner.next += 1;
    else if (character === '"') {
      const end = endOfString(text, index);
      const reason = inner && isName(text, end) && addName(inner, text.slice(index, end + 1));
      if (reason) found.push({ path: [...inner.path, inner.next], reason });
      index = end;
    }
  }
  return found;
}

function openContainer(bracket: '{' | '[', inner: Container | undefined): Container {
  const path = inner ? [...inner.path, inner.next] : [];
  return bracket === '{'
    ? { path, names: new Set(), next: '' }
    : { path, names: undefined, next: 0 };
}

/** Adds a quoted name to an object; returns what is wrong with it. */
function addName(object: Container, written: string): string | undefined {
  const name = JSON.parse(written) as string;
  const isRepeated = object.names?.has(name) === true;
  object.names?.add(name);
  object.next = name;
  if (name === '__proto__') return 'The name __proto__ is not allowed.';
  return isRepeated ? 'The field stands twice in its object.' : undefined;
}

/** True if a colon follows the string, so that it is a name. */
function isName(text: string, end: number): boolean {
  let next = end + 1;
  while (/\s/.test(text[next] ?? '')) next += 1;
  return text[next] === ':';
}

/** Counts the members of all objects in a JSON value. Not recursive, so that depth is not limited. */
function countMembers(root: unknown): number {
  let count = 0;
  const open = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inner: unknown[] = Object.values(value);
    if (!Array.isArray(value)) count += inner.length;
    for (const one of inner) if (typeof one === 'object') open.push(one);
  }
  return count;
}
