import { afterEach, describe, expect, test, vi } from 'vitest';
import { constructEventFromRequest } from './from-request.js';
import type { ReadLimits } from './read-body.js';
import { apiKey, kyc, refusal } from './testing/notifications.js';
import type { WebhookError } from './webhook-error.js';

const options = { apiKey, url: kyc.url, now: kyc.now };
const text = JSON.stringify(kyc.data);

function request(body: string | ReadableStream | null, headers: object = {}): Request {
  const all = { ...kyc.headers, ...headers };
  return new Request(kyc.url, { method: 'POST', headers: all, body, duplex: 'half' });
}

/** The error for a request that is refused. */
const refused = (sent: Request, more: ReadLimits = {}): Promise<WebhookError> =>
  refusal(constructEventFromRequest(sent, { ...options, ...more }));

function breakLater(controller: ReadableStreamDefaultController): void {
  setTimeout(() => controller.error(new Error('reset')), 2000).unref();
}

afterEach(() => vi.restoreAllMocks());

describe('a fetch Request', () => {
  test('returns its event', async () => {
    const event = await constructEventFromRequest(request(text), options);
    expect(event).toMatchObject({ type: 'kycUpdate', unverified: kyc.data });
  });

  test('returns the expected event from chunks of one byte', async () => {
    const bytes = [...new TextEncoder().encode(text)].map((byte) => Uint8Array.of(byte));
    const event = await constructEventFromRequest(request(ReadableStream.from(bytes)), {
      ...options,
      type: 'kycUpdate',
    });
    expect(event.unverified.kycStatus).toBe('ACTIVE');
  });

  test('rejects a request whose body has been read', async () => {
    const used = request(text);
    await used.json();
    const locked = request(text);
    locked.body?.getReader();
    const begun = request(text);
    const reader = begun.body?.getReader();
    await reader?.read();
    reader?.releaseLock();
    for (const one of [used, locked, begun]) {
      expect((await refused(one)).code).toBe('body_parsed');
    }
  });

  test('rejects a request without body', async () => {
    expect((await refused(request(null))).code).toBe('body_not_json');
  });
});

describe('limits of reading', () => {
  test('rejects a declared length above the limit before reading', async () => {
    const pull = vi.fn<() => void>();
    const stream = new ReadableStream({ pull }, { highWaterMark: 0 });
    const error = await refused(request(stream, { 'content-length': '70000' }));
    expect(error).toMatchObject({ code: 'body_too_large', status: 413 });
    expect(pull).not.toHaveBeenCalled();
  });

  test('stops at the limit and cancels the rest', async () => {
    const cancel = vi.fn<() => void>();
    const parts = Array.from({ length: 100 }, () => new Uint8Array(1000));
    const stream = new ReadableStream({
      pull(controller) {
        const part = parts.pop();
        if (part) controller.enqueue(part);
        else controller.close();
      },
      cancel,
    });
    const error = await refused(request(stream), { maxBodyBytes: 10_000 });
    expect(error.code).toBe('body_too_large');
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('accepts exactly the limit', async () => {
    const maxBodyBytes = new TextEncoder().encode(text).byteLength;
    const exact = constructEventFromRequest(request(text), { ...options, maxBodyBytes });
    expect(await exact).toMatchObject({ type: 'kycUpdate' });
    const less = await refused(request(text), { maxBodyBytes: maxBodyBytes - 1 });
    expect(less.code).toBe('body_too_large');
  });

  test('stops at the timeout, cancels the rest and clears the timer', async () => {
    const clear = vi.spyOn(globalThis, 'clearTimeout');
    const cancel = vi.fn<() => void>();
    const stream = new ReadableStream({ start: breakLater, cancel });
    const error = await refused(request(stream), { bodyTimeout: 20 });
    expect(error).toMatchObject({ code: 'body_timeout', status: 408 });
    expect(cancel).toHaveBeenCalledOnce();
    expect(clear).toHaveBeenCalled();
  });

  test('reports an incomplete body', async () => {
    const cause = new Error('connection reset');
    const stream = new ReadableStream({ pull: (controller) => controller.error(cause) });
    const error = await refused(request(stream));
    expect(error).toMatchObject({ code: 'body_incomplete', status: 400, cause });
  });

  test.each([
    { maxBodyBytes: NaN },
    { maxBodyBytes: 0 },
    { bodyTimeout: Infinity },
    { bodyTimeout: -1 },
  ])('rejects invalid limits: %o', async (limits) => {
    const promise = constructEventFromRequest(request(text), { ...options, ...limits });
    await expect(promise).rejects.toThrow(TypeError);
  });
});
