import { propertyName } from '../../code/identifiers.js';
import { stringLiteral } from '../../code/literals.js';
import { isObject, type Json } from '../../json.js';
import { type Contract, type Operation, withOperations } from '../../model/contract.js';
import { isJson } from '../../model/media-type.js';
import { type Call, groupsOf } from '../client-calls.js';
import {
  type Connection,
  exampleOf,
  type Request,
  type RequestValue,
  requestsOf,
  textOf,
} from './requests.js';

/** A request in several languages. */
export interface Sample {
  /** The name of the example; empty for the only one. */
  readonly title: string;
  readonly codes: readonly {
    readonly language: string;
    readonly label: string;
    readonly code: string;
  }[];
}

/** Returns the samples of an operation, one for each example of its body. */
export function samplesOf(
  contract: Contract,
  operation: Operation,
  connection: Connection,
  callOf: (operation: Operation) => ClientCall | undefined,
): Sample[] {
  return requestsOf(contract, operation, connection).map((request) => {
    const call = callOf(operation);
    const client = call === undefined ? undefined : clientSample(contract, call, request);
    return {
      title: request.title,
      codes: [
        { language: 'sh', label: 'curl', code: curlSample(request) },
        ...(client === undefined
          ? []
          : [{ language: 'ts', label: 'TypeScript', code: `${connection.setup ?? ''}${client}` }]),
        { language: 'js', label: 'fetch', code: fetchSample(request) },
      ],
    };
  });
}

/** An operation's method in the client, such as `client.v2.splits.create`, and how it is called. */
export interface ClientCall {
  readonly name: string;
  readonly call: Call;
}

/** Returns a function with the method of an operation in the client. */
export function clientCalls(contract: Contract): (operation: Operation) => ClientCall | undefined {
  const modules = withOperations(contract);
  const calls = modules.flatMap((module) =>
    groupsOf(contract, module).flatMap(({ path, methods }) =>
      methods.map((call): [string, ClientCall] => {
        const tree = contract.modules.length === 1 ? '' : `.${module.name}`;
        const name = `client${tree}.${path.join('.')}.${call.name}`;
        return [call.operation.id, { name, call }];
      }),
    ),
  );
  const known = new Map(calls);
  return ({ id }) => known.get(id);
}

function curlSample({ method, url, headers, body }: Request): string {
  // Apart from a method it fits beside the text of the page.
  const place = /^[\w:/.,%~-]+$/.test(url) ? url : quoted(url);
  const type = body && isJson(body.type) ? [`-H ${quoted(`Content-Type: ${body.type}`)}`] : [];
  const lines = [
    ...(method === 'GET' ? [`curl ${place}`] : [`curl -X ${method}`, place]),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...type,
    ...(body ? curlBody(body) : []),
  ];
  return lines.join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function curlBody({ type, value, files }: RequestValue): string[] {
  // JSON has its own escape for apostrophes, which needs no quoting in a shell.
  if (isJson(type))
    return [
      `-d '${JSON.stringify(value, undefined, 2)
        .replaceAll("'", String.raw`\u0027`)
        .replaceAll('\n', '\n  ')}'`,
    ];
  const entries = isObject(value) ? Object.entries(value) : [];
  const pairs = entries.map(([name, each]) =>
    files.includes(name) && !/[=;]/.test(name)
      ? `-F ${quoted(`${name}=@FILE`)}`
      : curlField(type, `${name}=${textOf(each)}`),
  );
  if (pairs.length > 0) return pairs;
  // A form without required fields.
  if (isObject(value)) return [];
  return [`-H ${quoted(`Content-Type: ${type}`)}`, '--data-binary @FILE'];
}

function curlField(type: string, pair: string): string {
  if (!type.startsWith('multipart/')) return `--data-urlencode ${quoted(pair)}`;
  // With `-F`, curl would send the content of a file of that name.
  return `${/=[@<]/.test(pair) ? '--form-string' : '-F'} ${quoted(pair)}`;
}

function fetchSample({ method, url, headers, body }: Request): string {
  const isJsonBody = body !== undefined && isJson(body.type);
  const all = isJsonBody ? { ...headers, 'Content-Type': body.type } : headers;
  const options = [
    ...(method === 'GET' ? [] : [`method: ${stringLiteral(method)},`]),
    ...(Object.keys(all).length === 0 ? [] : [`headers: ${source(all, '  ')},`]),
    ...(body === undefined ? [] : [`body: ${fetchBody(body)},`]),
  ];
  const inner =
    options.length === 0 ? '' : `, {\n${options.map((line) => `  ${line}\n`).join('')}}`;
  return `const response = await fetch(${stringLiteral(url)}${inner});\nconsole.log(response.status, await response.json());`;
}

function fetchBody({ type, value }: RequestValue): string {
  if (isJson(type)) return `JSON.stringify(${source(value, '  ')})`;
  if (!isObject(value)) return 'bytes';
  if (type.startsWith('multipart/')) return 'formData';
  return `new URLSearchParams(${source(value, '  ')})`;
}

function clientSample(
  contract: Contract,
  { name, call: { path, body: hasBody, parameters, operation, response } }: ClientCall,
  { body }: Request,
): string {
  const required = parameters?.members.filter(({ parameter }) => parameter.required) ?? [];
  const values = [
    ...path.map(({ parameter }) => source(exampleOf(contract, parameter))),
    ...(hasBody ? [body === undefined ? 'undefined' : source(body.value)] : []),
    ...(required.length === 0
      ? []
      : [
          source(
            Object.fromEntries(
              required.map(({ key, parameter }) => [key, exampleOf(contract, parameter)]),
            ),
          ),
        ]),
  ];
  const isStream = response.kind === 'stream';
  const text = `${isStream ? 'await ' : ''}${name}(${values.join(', ')})`;
  return isStream || operation.pagination !== undefined
    ? `for await (const element of ${text}) {\n  console.log(element);\n}`
    : `const result = await ${text};\nconsole.log(result);`;
}

function source(value: Json, indent = ''): string {
  const inner = `${indent}  `;
  const block = (open: string, lines: readonly string[], close: string): string =>
    lines.length === 0
      ? `${open}${close}`
      : `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
  if (Array.isArray(value))
    return block(
      '[',
      value.map((each: Json) => source(each, inner)),
      ']',
    );
  if (!isObject(value))
    return typeof value === 'string' ? stringLiteral(value) : JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, each]) => `${propertyName(name)}: ${source(each, inner)}`,
  );
  return block('{', members, '}');
}
