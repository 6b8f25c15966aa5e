import {
  elements,
  field,
  fields,
  isObject,
  type JsonObject,
} from '../../../spec/document/guards.ts';
import { targetOf } from '../decisions.ts';
import type { OperationEntry } from '../operations.ts';
import { exampleOf } from '../samples.ts';
import { textOf } from '../text.ts';
import { curlSample } from './curl-sample.ts';
import { fieldRows, type FieldRow } from './field-rows.ts';
import { typeText } from './type-text.ts';

/** What a page says of one operation, read out of the document. Texts are Markdown. */
export interface Operation {
  readonly entry: OperationEntry;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly successes: readonly Answer[];
  readonly failures: readonly Answer[];
  /** A call in the shell; `undefined` for a webhook. */
  readonly curl: string | undefined;
  /** A call with the TypeScript client. */
  readonly typescript: string | undefined;
}

/** A parameter and what it is a part of: `path`, `query`, `header`. */
export interface Parameter extends FieldRow {
  readonly in: string;
  readonly example: unknown;
}

/** A body that is sent or answered. */
export interface Body {
  readonly description: string;
  readonly required: boolean;
  /** What the body is where it is no object with fields. */
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
export interface Answer {
  readonly status: string;
  readonly description: string;
  readonly headers: readonly FieldRow[];
  readonly body: Body | undefined;
  /** The codes of errors that it names, in its text or in its examples. */
  readonly codes: readonly string[];
}

/**
 * Reads one operation or webhook of a document whose descriptions are ready for readers.
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
  const answers = fields(operation['responses']).map(([status, response]) =>
    answerOf(status, resolve(response), document),
  );
  const [sample] = elements(operation['x-codeSamples']);
  return {
    entry,
    description: textOf(operation['description']),
    parameters,
    body,
    successes: answers.filter(({ status }) => status.startsWith('2') || entry.isWebhook),
    failures: answers.filter(({ status }) => !status.startsWith('2') && !entry.isWebhook),
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

/** A node, or what it refers to, with what stands beside the reference. */
function resolved(node: unknown, document: JsonObject): JsonObject {
  if (!isObject(node)) return {};
  const { $ref: _reference, ...own } = node;
  return { ...targetOf(node, document), ...own };
}

function parameterOf(parameter: JsonObject, document: JsonObject): Parameter {
  const { name, schema, required } = parameter;
  return {
    in: textOf(parameter['in']),
    name: textOf(name),
    type: typeText(schema, document),
    required: required === true,
    description: textOf(parameter['description']),
    only: [],
    example: exampleOf(parameter, document),
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

function answerOf(status: string, response: JsonObject, document: JsonObject): Answer {
  const headers = fields(response['headers']).map(([name, written]): FieldRow => {
    const header = resolved(written, document);
    return {
      name,
      type: typeText(header['schema'], document),
      required: header['required'] === true,
      description: textOf(header['description']),
      only: [],
    };
  });
  const body = bodyOf(response, document);
  const description = textOf(response['description']);
  const values = JSON.stringify(body?.examples.map(({ value }) => value) ?? []);
  const codes = `${description} ${values}`.match(/\b\d{3}\.\d{3}\.\d{3}\b/g) ?? [];
  return { status, description, headers, body, codes: [...new Set(codes)].toSorted() };
}

function encoded(value: unknown): string {
  return encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The path with the examples of its parameters, and those of the query that are required. */
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
