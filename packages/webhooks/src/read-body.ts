import { WebhookError } from './webhook-error.js';

/** The limits for reading a body. */
export interface ReadLimits {
  /** The maximum size in bytes; {@link defaultMaxBodyBytes} by default. Documented bodies are below 1,000. */
  readonly maxBodyBytes?: number | undefined;
  /** The timeout in milliseconds from the first read; {@link defaultBodyTimeout} by default. */
  readonly bodyTimeout?: number | undefined;
}

/** 64 KiB. */
export const defaultMaxBodyBytes: number = 64 * 1024;

/** Ten seconds, in milliseconds: the time that the service waits for a response. */
export const defaultBodyTimeout = 10_000;

/** The maximum of a timer in milliseconds. */
const maximumLimit = 2 ** 31 - 1;

/**
 * Reads a body within limits. Cancels the stream if a limit is exceeded.
 * @param announced the `content-length` in bytes; 0 if unknown
 * @throws {WebhookError} `body_too_large`, `body_timeout`, `body_incomplete`
 * @throws {TypeError} if a limit is not a positive integer
 */
export async function readBody(
  stream: ReadableStream<Uint8Array>,
  announced: number,
  { maxBodyBytes = defaultMaxBodyBytes, bodyTimeout = defaultBodyTimeout }: ReadLimits,
): Promise<Uint8Array> {
  checkLimit('maxBodyBytes', maxBodyBytes);
  checkLimit('bodyTimeout', bodyTimeout);
  const reader = stream.getReader();
  const late = startTimeout(bodyTimeout);
  try {
    if (announced > maxBodyBytes) throw tooLarge(maxBodyBytes);
    return await Promise.race([readAll(reader, maxBodyBytes), late.promise]);
  } catch (error) {
    // Ignore the rest of the body, and errors of cancelling it.
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
    if (done) return concatenate(parts, size);
    size += value.byteLength;
    if (size > maxBodyBytes) throw tooLarge(maxBodyBytes);
    parts.push(value);
  }
}

async function readPart(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (cause) {
    throw new WebhookError('body_incomplete', 'The body is incomplete.', { cause });
  }
}

function concatenate(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}

function tooLarge(maxBodyBytes: number): WebhookError {
  const message = `The body is larger than ${maxBodyBytes} bytes (maxBodyBytes).`;
  return new WebhookError('body_too_large', message);
}

function startTimeout(milliseconds: number): {
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
