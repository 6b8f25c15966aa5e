import { isObject, type Json } from '../../json.js';
import {
  type Contract,
  defaultUrlOf,
  type Example,
  type MediaType,
  type Operation,
  type Parameter,
  type SecurityScheme,
} from '../../model/contract.js';
import { isJson } from '../../model/media-type.js';
import { resolveSchema } from '../../model/resolved.js';
import type { Schema } from '../../model/schema.js';
import { sampleValue } from './sample-value.js';

/** A request with the values of one example. */
export interface Request {
  /** The name of the example or of its media type; empty for the only one. */
  readonly title: string;
  readonly method: string;
  readonly url: string;
  /** With those of the authentication. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestValue | undefined;
}

/** The body of a request. */
export interface RequestValue {
  readonly type: string;
  readonly value: Json;
  /** The fields of a form whose values are files. */
  readonly files: readonly string[];
}

/** Where samples send requests, and with which key. */
export interface Connection {
  /** The origin and base path; default: the first server of the operation. */
  readonly server?: string;
  /** The key or token; default: a placeholder. */
  readonly key?: string;
  /** The statements that create the client, before a call of it. */
  readonly setup?: string;
}

/** The requests of an operation with the values of the document's examples, for each media type. */
export function requestsOf(
  contract: Contract,
  operation: Operation,
  { server, key }: Connection,
): Request[] {
  const base = server ?? serverOf(contract, operation);
  const security = securityOf(contract, operation, key);
  const query = new URLSearchParams(security.query);
  for (const parameter of operation.parameters) {
    if (parameter.in !== 'query' || !parameter.required) continue;
    for (const [name, value] of queryPairs(parameter, exampleOf(contract, parameter)))
      query.append(name, value);
  }
  const only = operation.parameters.find((each) => each.whole && each.required);
  const path = operation.path.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
    const found = operation.parameters.find((each) => each.in === 'path' && each.name === name);
    return found ? encodeURIComponent(textOf(exampleOf(contract, found))) : whole;
  });
  const headers = operation.parameters
    .filter((parameter) => parameter.in === 'header' && parameter.required)
    .map((parameter) => [parameter.name, textOf(exampleOf(contract, parameter))]);
  const text = only ? wholeText(only, exampleOf(contract, only)) : query.toString();
  const search = text === '' ? '' : `?${text}`;
  const request = {
    method: operation.method.toUpperCase(),
    url: `${base}${path}${search}`,
    headers: { ...security.headers, ...Object.fromEntries(headers) },
  };
  const contents = jsonFirst(operation.body?.content);
  if (contents.length === 0) return [{ ...request, title: '', body: undefined }];
  return contents.flatMap((media) =>
    examplesOf(contract, media).map(({ title, value }) => ({
      ...request,
      title: title ?? (contents.length > 1 ? media.type : ''),
      body:
        value === undefined
          ? undefined
          : { type: media.type, value, files: filesIn(contract, media) },
    })),
  );
}

/** The media types of a body, JSON first. */
export function jsonFirst(content: readonly MediaType[] = []): readonly MediaType[] {
  return content.toSorted((left, right) => Number(isJson(right.type)) - Number(isJson(left.type)));
}

/** The examples of a media type; one from its schema if it has none, with optional properties if `all`. */
export function examplesOf(
  { lookup }: Contract,
  { examples, schema, item }: MediaType,
  all = false,
): readonly (Omit<Example, 'value'> & { readonly value: Json | undefined })[] {
  if (examples.length > 0) return examples;
  const value = schema ? sampleValue(lookup, schema, all) : undefined;
  return [{ title: undefined, value: item && value !== undefined ? [value] : value }];
}

/** The fields of a form whose values are files, or lists of files. */
export function filesIn(contract: Contract, { type, schema, encodings }: MediaType): string[] {
  if (!type.startsWith('multipart/') || !schema) return [];
  const { lookup } = contract;
  const isFile = (each: Schema): boolean =>
    resolveSchema(lookup, each).parts.some(
      ({ string, array }) => string.format === 'binary' || (array.items && isFile(array.items)),
    );
  const isBinary = (name: string): boolean => {
    const encoding = encodings.find((each) => each.name === name)?.contentType ?? '';
    return /^(?:image|audio|video)\/|octet-stream|pdf/.test(encoding);
  };
  return resolveSchema(lookup, schema)
    .properties.filter((property) => isFile(property.schema) || isBinary(property.name))
    .map(({ name }) => name);
}

/** The example of a parameter, or one of its schema. */
export function exampleOf({ lookup }: Contract, { example, schema }: Parameter): Json {
  return example ?? sampleValue(lookup, schema);
}

function wholeText({ whole, ...parameter }: Parameter, value: Json): string {
  if (!whole?.type.includes('form-urlencoded'))
    return encodeURIComponent(isJson(whole?.type ?? '') ? JSON.stringify(value) : textOf(value));
  return new URLSearchParams(queryPairs({ ...parameter, whole, explode: true }, value)).toString();
}

function queryPairs({ name, style, explode }: Parameter, value: Json): [string, string][] {
  const separator = { spaceDelimited: ' ', pipeDelimited: '|' }[style] ?? ',';
  if (Array.isArray(value)) {
    const texts = value.map((each: Json) => textOf(each));
    return explode ? texts.map((text) => [name, text]) : [[name, texts.join(separator)]];
  }
  if (!isObject(value)) return [[name, textOf(value)]];
  const entries = Object.entries(value).map(([key, each]): [string, string] => [key, textOf(each)]);
  if (style === 'deepObject') return entries.map(([key, text]) => [`${name}[${key}]`, text]);
  return explode ? entries : [[name, entries.flat().join(separator)]];
}

function serverOf({ servers }: Contract, operation: Operation): string {
  const [first] = operation.servers.length > 0 ? operation.servers : servers;
  const url = first === undefined ? '' : defaultUrlOf(first).replace(/\/+$/, '');
  return /^https?:/i.test(url) ? url : `https://api.example.com${url}`;
}

function rank(schemes: readonly SecurityScheme[]): number {
  if (schemes.length === 0) return 2;
  const isHarder = schemes.some(
    (each) => each.type === 'mutualTLS' || each.scheme === 'basic' || each.in === 'cookie',
  );
  return isHarder ? 1 : 0;
}

interface Credentials {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** The schemes of each alternative of an operation: those that take a key or a token first, and no authentication last. */
export function alternativesOf(
  { securitySchemes }: Contract,
  { security }: Operation,
): readonly (readonly SecurityScheme[])[] {
  const all = security.map((names) =>
    names.flatMap((name) => securitySchemes.find((scheme) => scheme.name === name) ?? []),
  );
  return all.toSorted((left, right) => rank(left) - rank(right));
}

function securityOf(contract: Contract, operation: Operation, key = 'YOUR_KEY'): Credentials {
  const [schemes = []] = alternativesOf(contract, operation);
  const headers: Record<string, string> = {};
  const query: Record<string, string> = {};
  for (const { type, in: place, parameter = '', scheme } of schemes) {
    if (type === 'apiKey' && place === 'query') query[parameter] = key;
    else if (type === 'apiKey')
      headers[place === 'cookie' ? 'Cookie' : parameter] =
        place === 'cookie' ? `${parameter}=${key}` : key;
    else if (type !== 'mutualTLS') headers['Authorization'] = `${authorizationOf(scheme)} ${key}`;
  }
  return { headers, query };
}

/** The first word of the header `Authorization`; schemes without one, such as OAuth 2.0, use tokens. */
export function authorizationOf(scheme = 'bearer'): string {
  return `${scheme.slice(0, 1).toUpperCase()}${scheme.slice(1)}`;
}

/** Formats a value for a path, a query or a header. */
export function textOf(value: Json): string {
  if (Array.isArray(value)) return value.map((each: Json) => textOf(each)).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
