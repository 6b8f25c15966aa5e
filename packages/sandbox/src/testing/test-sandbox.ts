import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { afterFile } from '../../../../test/cleanup.js';
import { createSandbox, type ListenOptions, type Sandbox, type SandboxOptions } from '../index.js';

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of any shape
  readonly body: any;
}

export type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<TestResponse>;

export interface TestSandbox {
  readonly sandbox: Sandbox;
  /** Returns a function that calls with a key; by default with the key of a new tenant. */
  readonly as: (key?: string) => Call;
  /** Closes the sandbox before the end of the file; throws internal errors, which caused a 500. */
  readonly close: () => Promise<void>;
}

export const testNow = Date.UTC(2026, 2, 10, 9, 30);

/**
 * Starts a sandbox with clocks frozen at {@link testNow}, which validates every response. It is closed after the tests of
 * the file.
 */
export async function startTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const errors: unknown[] = [];
  const sandbox = await createSandbox({
    clock: { mode: 'FROZEN', at: testNow },
    validateResponses: true,
    onError: (error) => errors.push(error),
    ...options,
  });
  const closeOnce = async (): Promise<void> => {
    await sandbox.close();
    if (errors.length > 0) throw new AggregateError(errors, 'The sandbox failed inside.');
  };
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= closeOnce());
  afterFile(close);
  return { sandbox, as: (key = `test_${randomUUID()}`) => callAs(sandbox, key), close };
}

/**
 * Starts a sandbox before the tests of a file or a `describe`, and closes it after them.
 * @param where where it also listens; if it is left out, it has no URL
 */
export function useTestSandbox(
  options: () => SandboxOptions | Promise<SandboxOptions> = () => ({}),
  where?: ListenOptions,
): Pick<TestSandbox, 'sandbox' | 'as'> & { readonly url: string } {
  let started: TestSandbox;
  let url = '';
  beforeAll(async () => {
    started = await startTestSandbox(await options());
    if (where) ({ url } = await started.sandbox.listen(where));
  });
  afterAll(() => started.close());
  return {
    get sandbox() {
      return started.sandbox;
    },
    as: (key) => started.as(key),
    get url() {
      return url;
    },
  };
}

/** Returns a function that calls a sandbox with a key. */
export function callAs(sandbox: Pick<Sandbox, 'fetch'>, key: string): Call {
  return async (method, path, body, more = {}) => {
    const own = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const headers = { ...own, ...more };
    const init = body === undefined ? { method, headers } : jsonInit(method, headers, body);
    const response = await sandbox.fetch(new Request(`http://sandbox.example${path}`, init));
    const content: unknown = await response.json();
    return { status: response.status, headers: response.headers, body: content };
  };
}

function jsonInit(method: string, headers: Record<string, string>, body: unknown): RequestInit {
  return { method, headers, body: JSON.stringify(body) };
}

export async function brokenInvariants(call: Call): Promise<string[]> {
  const { body } = await call('GET', '/_sandbox/invariants');
  const checks = body.checks as { name: string; violations: unknown[] }[];
  return checks.filter(({ violations }) => violations.length > 0).map(({ name }) => name);
}
