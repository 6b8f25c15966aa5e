import type { ErrorBody, ErrorDetail } from '@seller-funds/contract/shared';
import { setTimeout as delay } from 'node:timers/promises';
import { type openapiOperations as Types, operations } from '../generated/types/index.js';
import type { Fetch } from '../kernel/fetch.js';

export interface Target {
  /** Sends a request to a sandbox in this process, or over the network. */
  readonly fetch: Fetch;
  /** The origin of the server, such as `http://127.0.0.1:4020`. */
  readonly origin: string;
  readonly key: string;
}

export interface CallableOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

/** Parameters by name; undefined ones are omitted. */
export type CallValues = Readonly<Record<string, string | number | boolean | undefined>>;

export interface CallInput {
  readonly path?: CallValues;
  readonly query?: CallValues;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** An error response of the API or the control API. Its message has the operation, status, code and fields. */
export class ControlError extends Error {
  override readonly name = 'ControlError';

  constructor(
    readonly status: number,
    /** The error code; empty if the response has none. */
    readonly code: string,
    /** The service's sentence; empty if the response has none. */
    readonly reason: string,
    readonly operation: string,
    readonly details: readonly ErrorDetail[],
  ) {
    const facts = [`${operation} returned ${status}`, code, reason].filter(Boolean).join(': ');
    const faults = details.map(({ field, message }) => ` (${field}: ${message})`);
    super([facts, ...faults].join(''));
  }
}

type Body<Id extends keyof Types> = Types[Id]['responses'] extends {
  200: { content: { 'application/json': infer Content } };
}
  ? Content
  : never;

const isAdvancing = (clock: unknown): boolean =>
  typeof (clock as Body<'getClock'>).advancingTo === 'string';
const isSending = (webhooks: unknown): boolean =>
  (webhooks as Body<'flushWebhooks'>).sending === true;

/** The operations that may respond before they are done: whether they are not, and the operation that tells it later. */
const unfinished: Readonly<
  Record<string, readonly [(body: unknown) => boolean, CallableOperation]>
> = {
  advanceClock: [isAdvancing, operations.getClock],
  freezeClock: [isAdvancing, operations.getClock],
  runClock: [isAdvancing, operations.getClock],
  flushWebhooks: [isSending, operations.flushWebhooks],
};

const pollMs = 100;

/**
 * Calls an operation. Waits until the clock has advanced or the webhooks are sent, however long that takes.
 * @throws {ControlError} for an error response
 */
export async function callOperation(
  target: Target,
  operation: CallableOperation,
  input: CallInput = {},
): Promise<unknown> {
  let content = await sendCall(target, operation, input);
  const polling = unfinished[operation.id];
  if (!polling) return content;
  const [isUnfinished, poll] = polling;
  while (isUnfinished(content)) {
    await delay(pollMs);
    content = await sendCall(target, poll, {});
  }
  return content;
}

async function sendCall(
  { fetch, origin, key }: Target,
  { id, method, path: template }: CallableOperation,
  { path = {}, query = {}, headers, body }: CallInput,
): Promise<unknown> {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const url = new URL(filled, origin);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  const sent = new Headers({ ...headers, authorization: `Bearer ${key}` });
  const init = { method: method.toUpperCase(), headers: sent };
  if (body !== undefined) sent.set('content-type', 'application/json');
  const response = await fetch(
    new Request(url, body === undefined ? init : { ...init, body: JSON.stringify(body) }),
  );
  const content: unknown = await response.json().catch(() => undefined);
  if (response.ok) return content;
  const failure = (content ?? {}) as Partial<ErrorBody>;
  const { code = '', message = '', details = [] } = failure;
  throw new ControlError(response.status, code, message, id, details);
}
