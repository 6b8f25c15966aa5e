import { readdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { endpointOf, errorFormat, errorFrom } from '../testing/endpoint.js';
import { binaryOperation } from './binary-call.js';
import { Call, callOperation } from './call.js';
import type { CallOptions } from './call-options.js';
import { type Connection, openConnection } from './connection.js';
import type { Input } from './endpoint.js';
import * as errors from './errors.js';
import { EventStream } from './event-stream.js';
import { List, listOperation } from './list.js';
import type { CommonOptions } from './options.js';
import { lazyRaw } from './raw.js';
import { representationOperation } from './representation-call.js';
import { streamOperation } from './stream-call.js';
import { ValidationError, validateWith } from './validate.js';

/** The stack of the error of a call that a program makes in one function for another. */
async function stackOf(call: () => unknown): Promise<string> {
  async function payOrder(): Promise<unknown> {
    await setImmediate();
    return await call();
  }
  return String(Object(await errorFrom(payOrder())).stack);
}

/** After the message come frames of the runtime and of this file, then the caller. */
const namesCaller = /^\w+Error: [A-Z]+ .*\n(?: +at (?!.*payOrder).*\n)* +at .*payOrder/;

const endpoint = endpointOf({ id: 'list', path: '/x/{code}', idempotent: true });
const path = { code: 'c' };
const paging = { page: 'page', next: () => 'p2', elements: (page: string[]) => page };
const readers = { 'text/x': { parse: passOn, as: 'text' } } as const;

const readText = (response: Response): Promise<string> => response.text();

async function* passOn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<{ data: string }> {
  for await (const chunk of chunks) yield { data: String(chunk) };
}

const runs: Readonly<Record<string, (connection: Connection, input: Input) => Call<unknown>>> = {
  callOperation: (connection, input) => callOperation(connection, endpoint, input),
  representationOperation: (connection, input) =>
    representationOperation(connection, endpoint, input),
  binaryOperation: (connection, input) => binaryOperation(connection, endpoint, input),
  streamOperation: (connection, input) => streamOperation(connection, endpoint, readers, input),
  listOperation: (connection, input) => listOperation(connection, endpoint, paging, input),
};

const never = (): Promise<Response> => new Promise(() => undefined);
const validator = { safeParse: () => ({ success: false }) };
const status = (code: number): CommonOptions => ({
  fetch: () => Response.json({}, { status: code }),
});

/** What makes a call end in each error of the runtime. */
const failures: Readonly<
  Record<string, [CommonOptions, { path?: object; options?: CallOptions }?]>
> = {
  UsageError: [{}, { path: {} }],
  ConnectionError: [{ fetch: () => Promise.reject(new TypeError('fetch failed')) }],
  TimeoutError: [{ fetch: never, timeout: 1 }],
  AbortedError: [{ fetch: never }, { path, options: { signal: AbortSignal.timeout(1) } }],
  ResponseError: [{ fetch: () => new Response('<p>') }],
  ApiError: [status(408)],
  InvalidRequestError: [status(400)],
  AuthenticationError: [status(401)],
  PermissionError: [status(403)],
  NotFoundError: [status(404)],
  ConflictError: [status(409)],
  RateLimitError: [status(429)],
  ServerError: [status(500)],
  ValidationError: [
    { validate: validateWith({ list: { body: validator, responses: {} } }, 'both') },
  ],
};

function open(options: CommonOptions): Connection {
  const api = { errors: errorFormat };
  const given = { retries: 0, ...options, baseUrl: 'http://127.0.0.1:9' };
  return openConnection(given, api);
}

it('knows all entries, errors and ways to wait', async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.includes('.test.'));
  const modules = await Promise.all(
    files.map((name) => import(`${import.meta.dirname}/${name}`) as Promise<object>),
  );
  const names = modules.flatMap((module) => Object.keys(module));
  expect(Object.keys(runs).toSorted()).toEqual(
    names.filter((name) => name.endsWith('Operation')).toSorted(),
  );
  const classes = Object.entries({ ...errors, ValidationError }).map(([name]) => name);
  expect(Object.keys(failures).toSorted()).toEqual(
    classes.filter((name) => name !== 'OperationError').toSorted(),
  );
  const methods = [Call, List, EventStream].flatMap((each) => Reflect.ownKeys(each.prototype));
  expect(new Set(methods.map(String).filter((name) => name !== 'constructor'))).toEqual(
    new Set(Object.keys(waits)),
  );
});

it.each(
  Object.entries(runs).flatMap(([name, run]) =>
    Object.entries(failures).map(([error, how]) => [error, name, how, run] as const),
  ),
)(
  'ends the stack of a %s of %s in the code of the caller',
  async (error, _name, [options, input = { path }], run) => {
    const connection = open(options);
    const kind = Reflect.get({ ...errors, ValidationError }, error) as typeof Error;
    const thrown = errorFrom(run(connection, input));
    expect(await thrown).toBeInstanceOf(kind);
    const stack = await stackOf(() => run(connection, input));
    expect(stack).toMatch(namesCaller);
  },
);

const missing = open(status(404));

/** The second page of a list is missing, and the second event of a stream. */
function openPages(): List<string[], string> {
  const responses = [Response.json(['a']), Response.json({}, { status: 404 })];
  const connection = open({ fetch: () => responses.shift() as Response });
  return listOperation(connection, endpoint, paging, { path });
}

async function openStream(): Promise<EventStream<unknown>> {
  const body = new ReadableStream({
    pull: (controller) => {
      controller.error(new Error('lost'));
    },
  });
  const headers = { 'content-type': 'text/x' };
  const connection = open({ fetch: () => new Response(body, { headers }) });
  const streamed = { ...endpoint, parseAs: 'stream', read: readText } as const;
  return streamOperation<EventStream<unknown>>(connection, streamed, readers, { path });
}

async function readAll(items: AsyncIterable<unknown>): Promise<void> {
  for await (const item of items) expect(item).toBeDefined();
}

const call = (): Call<unknown> => callOperation(missing, endpoint, { path });

/** The ways to wait for a call, by the method that each uses. */
const waits: Readonly<Record<string, (() => unknown)[]>> = {
  then: [
    call,
    () => Promise.all([call(), call()]),
    () => call().then(() => 1),
    () => call().finally(() => undefined),
  ],
  withResponse: [() => call().withResponse()],
  pages: [() => readAll(openPages().pages())],
  toArray: [() => openPages().toArray()],
  'Symbol(Symbol.asyncIterator)': [
    () => readAll(openPages()),
    async () => readAll(await openStream()),
  ],
  events: [async () => readAll((await openStream()).events())],
};

it.each(Object.entries(waits).flatMap(([name, all]) => all.map((wait) => [name, wait] as const)))(
  'ends the stack in the code of the caller that waits with %s',
  async (_name, wait) => {
    expect(await stackOf(wait)).toMatch(namesCaller);
  },
);

const openRaw = lazyRaw(open({ fetch: () => Promise.reject(new TypeError('lost')) }), []);

it.each(['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'])(
  'ends the stack of raw.%s in the code of the caller',
  async (method) => {
    const raw = openRaw() as unknown as Record<string, (path: string) => Promise<unknown>>;
    expect(await stackOf(() => raw[method]?.('/x'))).toMatch(namesCaller);
  },
);
