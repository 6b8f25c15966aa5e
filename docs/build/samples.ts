import { elements, field, fields, isObject, type JsonObject } from '../../spec/document/guards.ts';
import { httpMethods } from '../../spec/document/methods.ts';
import { targetOf } from './decisions.ts';

/** An example of the TypeScript client. */
export interface Sample {
  readonly operationId: string;
  readonly source: string;
}

/** Returns an example of the TypeScript client for each operation, with the values of the document's examples. */
export function samplesOf(document: JsonObject): Sample[] {
  return fields(document['paths']).flatMap(([, item]) =>
    httpMethods.flatMap((method) => {
      const operation = field(item, method);
      const id = field(operation, 'operationId');
      if (typeof id !== 'string' || !isObject(operation)) return [];
      const source = sampleOf(operation, item, document);
      return source === undefined ? [] : [{ operationId: id, source }];
    }),
  );
}

/** Adds the examples to the operations as `x-codeSamples`, for renderers that support it. */
export function withSamples(document: JsonObject): JsonObject {
  const samples = new Map(
    samplesOf(document).map(({ operationId, source }) => [operationId, source]),
  );
  const copy = structuredClone(document);
  for (const [, item] of fields(copy['paths'])) {
    for (const method of httpMethods) {
      const operation = field(item, method);
      const source = samples.get(String(field(operation, 'operationId')));
      if (source === undefined || !isObject(operation)) continue;
      const sample = { lang: 'TypeScript', label: 'TypeScript client', source };
      Object.assign(operation, { 'x-codeSamples': [sample] });
    }
  }
  return copy;
}

/** Writes a call: path parameters, then the body, then other required values. */
function sampleOf(operation: JsonObject, item: unknown, document: JsonObject): string | undefined {
  const id = String(operation['operationId']);
  const resource = operation['x-resource'];
  const group = field(resource, 'group');
  const method = field(resource, 'method');
  if (typeof group !== 'string' || typeof method !== 'string') return undefined;
  const parameters = [...elements(field(item, 'parameters')), ...elements(operation['parameters'])]
    .filter(isObject)
    .map((parameter) => targetOf(parameter, document) ?? parameter);
  const path = parameters
    .filter((each) => each['in'] === 'path')
    .map((each) => exampleOf(each, document));
  const required = parameters
    .filter((each) => each['in'] === 'query' && each['required'] === true)
    .map((each): [string, unknown] => [String(each['name']), exampleOf(each, document)]);
  const body = exampleOf(field(contentOf(operation, document), 'application/json'), document);
  const values = [
    ...path,
    ...(body === undefined ? [] : [body]),
    ...(required.length === 0 ? [] : [Object.fromEntries(required)]),
  ];
  const version = id.split('.', 1)[0] ?? '';
  const call = `client.${version}.${group}.${method}(${values.map((value) => literal(value)).join(', ')})`;
  return operation['x-pagination'] === undefined
    ? `const result = await ${call};\nconsole.log(result);`
    : `for await (const element of ${call}) {\n  console.log(element);\n}`;
}

function contentOf(operation: JsonObject, document: JsonObject): unknown {
  const body = operation['requestBody'];
  return field(isObject(body) ? (targetOf(body, document) ?? body) : undefined, 'content');
}

/** Returns the first example of a parameter or a body. */
export function exampleOf(holder: unknown, document: JsonObject): unknown {
  const [first] = fields(field(holder, 'examples')).map(([, example]) => example);
  const example = isObject(first) ? (targetOf(first, document) ?? first) : undefined;
  return (
    field(example, 'value') ?? field(holder, 'example') ?? field(field(holder, 'schema'), 'example')
  );
}

/** Formats a value as TypeScript. */
function literal(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  const block = (open: string, lines: readonly string[], close: string): string =>
    lines.length === 0
      ? `${open}${close}`
      : `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
  if (Array.isArray(value)) {
    return block(
      '[',
      value.map((each) => literal(each, inner)),
      ']',
    );
  }
  if (isObject(value)) {
    const members = fields(value).map(([name, each]) => {
      const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
      return `${key}: ${literal(each, inner)}`;
    });
    return block('{', members, '}');
  }
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value);
}

function quoted(text: string): string {
  return `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`)}'`;
}
