import { docsOf } from '../../code/docs.js';
import { type CodeFile, FileDraft, valueFrom } from '../../code/file.js';
import { literal, objectLiteral } from '../../code/literals.js';
import { propertyName } from '../../code/identifiers.js';
import { constant } from '../../code/structures.js';
import {
  type Contract,
  type MediaType,
  type Module,
  type Operation,
  operationsOf,
  type ParameterLocation,
  type Response,
} from '../../model/contract.js';
import { isDateTime } from '../../model/dates.js';
import type { Direction } from '../../model/directions.js';
import { dateTimeSymbol } from '../dates.js';
import { bareType, isItemList, jsonOf } from '../../model/media-type.js';
import type { Schema } from '../../model/schema.js';
import type { Directions, EmitOptions } from '../emitter.js';
import { emitByFile } from '../operation-files.js';
import { operationsFile } from '../symbols.js';
import { runtime, zod, type Context } from './context.js';
import { exemptionsIn } from './directions.js';
import { expression } from './expression.js';

/** Emits the validators of the operations of a module, each built on first use. */
export function emitOperations(
  contract: Contract,
  module: Module,
  { directions, files, dates }: Pick<EmitOptions, 'directions' | 'files' | 'dates'>,
): CodeFile[] {
  const exempts = exemptsOf(contract);
  const own = operationsOf(contract, module);
  return emitByFile('validators', operationsFile(module.name), own, files, (draft, operations) =>
    emitParts(draft, operations, contract, {
      read: directions,
      exempts,
      hasDates: dates !== undefined,
    }),
  );
}

/** Emits the exact validators of the webhooks of a module. */
export function emitWebhooks(contract: Contract, module: Module, hasDates: boolean): CodeFile {
  const draft = new FileDraft('validators', `webhooks/${module.name}`);
  const own = contract.webhooks.filter((entry) => entry.name.module === module.name);
  return emitParts(draft, own, contract, {
    read: undefined,
    exempts: exemptsOf(contract),
    hasDates,
  });
}

function exemptsOf(contract: Contract): OperationContext['exempts'] {
  return {
    request: exemptionsIn(contract, 'request'),
    response: exemptionsIn(contract, 'response'),
  };
}

interface OperationContext extends Context {
  /** How each direction is read; undefined for webhooks. */
  readonly read: Directions | undefined;
  /** True for schemas with properties that are optional in a direction. */
  readonly exempts: Readonly<Record<Direction, (schema: Schema) => boolean>>;
}

function emitParts(
  draft: FileDraft,
  operations: readonly Operation[],
  contract: Contract,
  reading: Pick<OperationContext, 'read' | 'exempts' | 'hasDates'>,
): CodeFile {
  draft.declare(...operations.map((entry) => entry.name.id));
  const plain: Omit<Context, 'hasDates'> = {
    file: draft,
    contract,
    types: undefined,
    directions: [],
    print: expression,
  };
  const context = { ...plain, ...reading };
  const operation = draft.use(valueFrom('validators', 'runtime/operation', 'operation'));
  const statements = operations.map((entry) =>
    constant({
      docs: docsOf(`The validators of \`${entry.id}\`.`),
      name: entry.name.id,
      initializer: `/* @__PURE__ */ ${operation}(() => (${partsOf(context, entry)}))`,
    }),
  );
  return { draft, statements };
}

function partsOf(context: OperationContext, operation: Operation): string {
  const request = (code: string | undefined): string | undefined =>
    code && read(context, code, 'requests');
  return objectLiteral([
    ['path', request(parameters(context, operation, 'path'))],
    ['query', request(parameters(context, operation, 'query'))],
    ['headers', request(parameters(context, operation, 'header'))],
    ['cookies', request(parameters(context, operation, 'cookie'))],
    ['body', request(requestBody(context, operation))],
    ['bodies', otherBodies(context, operation)],
    ['responses', responses(context, operation)],
    ['streams', streams(context, operation)],
  ]);
}

function read(context: OperationContext, code: string, direction: keyof Directions): string {
  return context.read?.[direction] === 'open' ? `${runtime(context, 'open')}(${code})` : code;
}

/** The object of all parameters of a location. Missing parameters get their defaults. */
function parameters(
  context: Context,
  operation: Operation,
  location: ParameterLocation,
): string | undefined {
  const located = operation.parameters.filter((entry) => entry.in === location);
  if (located.length === 0) return undefined;
  const entries = located.map(({ name, required, schema }) => {
    const code = expression(context, schema);
    if (required) return `${propertyName(name)}: ${code},`;
    const z = zod(context);
    return schema.default === undefined
      ? `${propertyName(name)}: ${z}.optional(${code}),`
      : `${propertyName(name)}: ${z}._default(${code}, ${defaultOf(context, schema)}),`;
  });
  return `${zod(context)}.object({ ${entries.join('\n')} })`;
}

/** The default of a parameter; dates are converted here, because defaults are not validated. */
function defaultOf({ file, hasDates }: Context, schema: Schema): string {
  const text = literal(schema.default);
  if (!hasDates || !isDateTime(schema)) return text;
  return `${file.use({ ...dateTimeSymbol, name: 'readDateTime', typeOnly: false })}(${text})`;
}

function requestBody(context: OperationContext, { body }: Operation): string | undefined {
  const main = body && mainOf(body.content);
  if (!main?.schema) return undefined;
  const code = givenBody(context, main, main.schema);
  return body?.required ? code : `${zod(context)}.optional(${code})`;
}

/** The forms and sequences with another schema than the main media type. */
function otherBodies(context: OperationContext, { body }: Operation): string | undefined {
  const main = body && mainOf(body.content);
  const print = (media: MediaType, schema: Schema): string =>
    read(context, givenBody(context, media, schema), 'requests');
  const code = main?.schema && print(main, main.schema);
  const others = (body?.content ?? []).flatMap((media): [string, string][] => {
    const { type, schema } = media;
    const isRead = isForm(media) || isItemList(media);
    const own = isRead && schema !== undefined ? print(media, schema) : code;
    return own === undefined || own === code ? [] : [[bareType(type), own]];
  });
  return others.length === 0 ? undefined : objectLiteral(others);
}

/** A request body; a sequence is an array. */
function givenBody(context: OperationContext, media: MediaType, schema: Schema): string {
  const code = directed(context, schema, 'request');
  return isItemList(media) ? `${zod(context)}.array(${code})` : code;
}

/** The main media type of a request body: JSON, or else a form or a sequence. */
function mainOf(content: readonly MediaType[]): MediaType | undefined {
  const find = (isMain: (media: MediaType) => boolean): MediaType | undefined =>
    content.find((media) => media.schema && isMain(media));
  return jsonOf(content) ?? find(isForm) ?? find(isItemList);
}

function isForm({ type }: MediaType): boolean {
  return ['multipart/form-data', 'application/x-www-form-urlencoded'].includes(bareType(type));
}

function responses(context: OperationContext, operation: Operation): string {
  // The schema of a range or of `default` must not apply to them.
  const others = operation.responses.some(isRange) ? () => `${zod(context)}.unknown()` : undefined;
  return objectLiteral(
    operation.responses.map(({ status, content }) => {
      const schema = jsonOf(content)?.schema;
      const code = schema && read(context, directed(context, schema, 'response'), 'responses');
      return [status, code ?? others?.()];
    }),
  );
}

/** True for a JSON body of several statuses. */
function isRange({ status, content }: Response): boolean {
  return !/^\d+$/.test(status) && jsonOf(content)?.schema !== undefined;
}

/** The items of response streams; undefined if there are none. */
function streams(context: OperationContext, operation: Operation): string | undefined {
  const found = operation.responses.flatMap(({ status, content }): [string, string][] => {
    const schema = content.find((media) => media.item && media.schema)?.schema;
    const code = schema && read(context, directed(context, schema, 'response'), 'responses');
    return code === undefined ? [] : [[status, code]];
  });
  return found.length === 0 ? undefined : objectLiteral(found);
}

/** A body, with its direction if it has properties that are optional in it. */
function directed(context: OperationContext, schema: Schema, direction: Direction): string {
  if (!context.read) return expression(context, schema);
  const code = expression({ ...context, directions: [direction] }, schema);
  if (!context.exempts[direction](schema)) return code;
  return `${runtime(context, direction === 'request' ? 'asRequest' : 'asResponse')}(${code})`;
}
