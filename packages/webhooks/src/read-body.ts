import { WebhookError } from './webhook-error.js';

/** How much of a body is read, and for how long. */
export interface ReadLimits {
  /** In bytes; {@link defaultMaxBodyBytes} if left out. Documented bodies have less than a thousand. */
  readonly maxBodyBytes?: number | undefined;
  /** In milliseconds from the first read; {@link defaultBodyTimeout} if left out. */
  readonly bodyTimeout?: number | undefined;
}

/** 64 KiB. */
export const defaultMaxBodyBytes: number = 64 * 1024;

/** Ten seconds in milliseconds: the service waits no longer for the answer (D108). */
export const defaultBodyTimeout = 10_000;

/** What timers can count, in milliseconds. */
const maximumLimit = 2 ** 31 - 1;

/**
 * Reads a body within limits; leaves no timer behind, and lets go of what it does not read.
 * @param announced the length that the sender announced, in bytes; 0 if none
 * @throws {WebhookError} `body_too_large`, `body_timeout`, `body_incomplete`
 * @throws {TypeError} for a limit that is none
 */
export async function readBody(
  stream: ReadableStream<Uint8Array>,
  announced: number,
  { maxBodyBytes = defaultMaxBodyBytes, bodyTimeout = defaultBodyTimeout }: ReadLimits,
): Promise<Uint8Array> {
  checkLimit('maxBodyBytes', maxBodyBytes);
  checkLimit('bodyTimeout', bodyTimeout);
  const reader = stream.getReader();
  const late = timeout(bodyTimeout);
  try {
    if (announced > maxBodyBytes) throw tooLarge(maxBodyBytes);
    return await Promise.race([readAll(reader, maxBodyBytes), late.promise]);
  } catch (error) {
    // Nobody waits for the rest of the body, nor for how its sender takes that.
    reader.cancel().catch(() => {});
    throw error;
  } finally {
    late.clear();
  }
}

function checkLimit(name: string, value: number): void {
  if (Number.isInteger(value) && value > 0 && value <= maximumLimit) return;
  throw new TypeError(`${name} must be a positive integer, at most ${maximumLimit}.`);
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBodyBytes: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await readPart(reader);
    if (done) return joined(parts, size);
    size += value.byteLength;
    if (size > maxBodyBytes) throw tooLarge(maxBodyBytes);
    parts.push(value);
  }
}

async function readPart(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (cause) {
    throw new WebhookError('body_incomplete', 'The body broke off.', { cause });
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}

function tooLarge(maxBodyBytes: number): WebhookError {
  const message = `The body has more than ${maxBodyBytes} bytes (maxBodyBytes).`;
  return new WebhookError('body_too_large', message);
}

function timeout(milliseconds: number): {
  readonly promise: Promise<never>;
  readonly clear: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const message = `The body did not arrive within ${milliseconds} ms (bodyTimeout).`;
      reject(new WebhookError('body_timeout', message));
    }, milliseconds);
  });
  return { promise, clear: () => clearTimeout(timer) };
}
