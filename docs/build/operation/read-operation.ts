import {
  elements,
  field,
  fields,
  isObject,
  type JsonObject,
} from '../../../spec/document/guards.ts';
import { targetOf, unnamedDecisions } from '../decisions.ts';
import type { OperationEntry } from '../operations.ts';
import { exampleOf } from '../samples.ts';
import { textOf } from '../text.ts';
import { curlSample } from './curl-sample.ts';
import { fieldRows, type FieldRow } from './field-rows.ts';
import { typeText } from './type-text.ts';

/** The content of the page of one operation. Texts are Markdown. */
export interface Operation {
  readonly entry: OperationEntry;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly successes: readonly OperationResponse[];
  readonly failures: readonly OperationResponse[];
  /** A `curl` command; undefined for a webhook. */
  readonly curl: string | undefined;
  /** A call of the TypeScript client. */
  readonly typescript: string | undefined;
}

/** A parameter with its location: `path`, `query` or `header`. */
export interface Parameter extends FieldRow {
  readonly in: string;
  readonly example: unknown;
}

/** A request body or a response body. */
export interface Body {
  readonly description: string;
  readonly required: boolean;
  /** The type of the body, for bodies that are not objects. */
  readonly type: string;
  readonly rows: readonly FieldRow[];
  readonly examples: readonly Example[];
}

/** An example of a body. */
export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

/** A response of one status. */
export interface OperationResponse {
  readonly status: string;
  readonly description: string;
  readonly headers: readonly FieldRow[];
  readonly body: Body | undefined;
  /** The error codes in its description and its examples. */
  readonly codes: readonly string[];
}

/**
 * Reads one operation or webhook of an annotated document.
 * @throws {Error} if the document does not have it
 */
export function readOperation(entry: OperationEntry, document: JsonObject): Operation {
  const section = entry.isWebhook ? 'webhooks' : 'paths';
  const item = field(document[section], entry.path);
  const operation = field(item, entry.method.toLowerCase());
  if (!isObject(operation)) throw new Error(`The document has no operation ${entry.id}.`);
  const resolve = (node: unknown): JsonObject => resolved(node, document);
  const parameters = [...elements(field(item, 'parameters')), ...elements(operation['parameters'])]
    .map(resolve)
    .map((parameter) => parameterOf(parameter, document));
  const requestBody = operation['requestBody'];
  const body = requestBody === undefined ? undefined : bodyOf(resolve(requestBody), document);
  const responses = fields(operation['responses']).map(([status, response]) =>
    responseOf(status, resolve(response), document),
  );
  const [sample] = elements(operation['x-codeSamples']);
  return {
    entry,
    description: textOf(operation['description']),
    parameters,
    body,
    successes: responses.filter(({ status }) => status.startsWith('2') || entry.isWebhook),
    failures: responses.filter(({ status }) => !status.startsWith('2') && !entry.isWebhook),
    curl: entry.isWebhook
      ? undefined
      : curlSample({
          method: entry.method,
          target: targetWith(entry.path, parameters),
          body: body?.examples[0]?.value,
        }),
    typescript: textOf(field(sample, 'source')) || undefined,
  };
}

/** Returns a node, merged with the node that it refers to. */
function resolved(node: unknown, document: JsonObject): JsonObject {
  if (!isObject(node)) return {};
  const { $ref: _reference, ...own } = node;
  return { ...targetOf(node, document), ...own };
}

function parameterOf(parameter: JsonObject, document: JsonObject): Parameter {
  return {
    ...rowOf(textOf(parameter['name']), parameter, document),
    in: textOf(parameter['in']),
    example: exampleOf(parameter, document),
  };
}

/** Returns the row of a parameter or a header. */
function rowOf(name: string, node: JsonObject, document: JsonObject): FieldRow {
  const description = textOf(node['description']);
  return {
    name,
    type: typeText(node['schema'], document),
    required: node['required'] === true,
    description,
    decisions: unnamedDecisions(node, description, document),
    only: [],
  };
}

function bodyOf(holder: JsonObject, document: JsonObject): Body | undefined {
  const content = field(holder['content'], 'application/json');
  if (content === undefined) return undefined;
  const schema = field(content, 'schema');
  const rows = fieldRows(schema, document);
  return {
    description: textOf(holder['description']),
    required: holder['required'] === true,
    type: typeText(schema, document),
    rows,
    examples: fields(field(content, 'examples')).map(([name, written]) => {
      const example = resolved(written, document);
      return { summary: textOf(example['summary']) || name, value: example['value'] };
    }),
  };
}

function responseOf(status: string, response: JsonObject, document: JsonObject): OperationResponse {
  const headers = fields(response['headers']).map(([name, written]) =>
    rowOf(name, resolved(written, document), document),
  );
  const body = bodyOf(response, document);
  const description = textOf(response['description']);
  const values = JSON.stringify(body?.examples.map(({ value }) => value) ?? []);
  const codes = `${description} ${values}`.match(/\b\d{3}\.\d{3}\.\d{3}\b/g) ?? [];
  return { status, description, headers, body, codes: [...new Set(codes)].toSorted() };
}

function encoded(value: unknown): string {
  return encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Returns the path with example values, and the required query parameters. */
function targetWith(path: string, parameters: readonly Parameter[]): string {
  const filled = path.replaceAll(/\{([^}]*)\}/g, (whole, name: string) => {
    const found = parameters.find((each) => each.in === 'path' && each.name === name);
    return found?.example === undefined ? whole : encoded(found.example);
  });
  const query = parameters
    .filter((each) => each.in === 'query' && each.required && each.example !== undefined)
    .map(({ name, example }) => `${name}=${encoded(example)}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}
