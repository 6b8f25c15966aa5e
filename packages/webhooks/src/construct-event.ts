import { type WebhookBody, parseBody, type RawBody } from './body.js';
import type { EventType, ReceivedEvent, UnknownEvent, WebhookEvent } from './event.js';
import { parseEvent } from './generated/runtime.js';
import { webhooks } from './generated/v2.js';
import { readHeader, signatureHeader, timestampHeader, type WebhookHeaders } from './headers.js';
import { type ReceiverOptions, type Settings, resolveSettings } from './options.js';
import { rejectReplay } from './replay-store.js';
import { verifySignature } from './signature.js';
import { explainMismatch } from './url-hint.js';
import { checkAge, parseTimestamp } from './timestamp.js';
import { WebhookError } from './webhook-error.js';

/** A received notification and the configuration of the receiver. */
export type ConstructEventOptions = ReceiverOptions & {
  /** The raw request body. A parsed body is rejected. */
  readonly body: RawBody;
  readonly headers: WebhookHeaders;
};

/**
 * Verifies a notification and returns its event. Checks the signature with each API key, the timestamp,
 * the body and, if there is a `replayStore`, that the signature is new. The signature covers only
 * `accountOwnerCode` and no other field of the body, so fetch the resource before you act, for
 * instance with `fetchRelatedObject`.
 *
 * With `type`, the event type of the webhook endpoint, other events are rejected. Without it, the type is
 * determined from the body, and an undocumented one has the type `unknown`.
 * @throws {WebhookError} if the notification is rejected; with a `code` and the `status` to respond with
 * @throws {TypeError} if the configuration of the receiver is invalid
 */
export async function constructEvent<Type extends EventType | undefined = undefined>(
  options: ConstructEventOptions & { readonly type?: Type },
): Promise<ReceivedEvent<Type>> {
  const settings = resolveSettings(options);
  checkType(options.type);
  const signature = readHeader(options.headers, signatureHeader);
  const timestamp = readHeader(options.headers, timestampHeader);
  const sentAt = parseTimestamp(timestamp);
  checkAge(sentAt, settings.now, settings.tolerance);
  const body = parseBody(options.body);
  await checkSignature(settings, body.accountOwnerCode, timestamp, signature);
  const event = buildEvent(body, sentAt, options.type);
  const { replayStore, tolerance, now } = settings;
  const expiresAt = new Date(sentAt.getTime() + tolerance);
  if (replayStore) await rejectReplay(replayStore, signature, expiresAt, now);
  return event as ReceivedEvent<Type>;
}

function checkType(type: EventType | undefined): void {
  if (type === undefined || Object.hasOwn(webhooks, type)) return;
  const names = Object.keys(webhooks).join(', ');
  throw new TypeError(`type must be one of ${names}, or omitted.`);
}

async function checkSignature(
  { url, apiKeys }: Settings,
  accountOwnerCode: string,
  timestamp: string,
  signature: string,
): Promise<void> {
  const parts = { url, accountOwnerCode, timestamp };
  if (await verifySignature(parts, signature, apiKeys)) return;
  const hint = await explainMismatch(parts, signature, apiKeys);
  throw new WebhookError(
    'signature_mismatch',
    `The signature matches none of the API keys. ${hint}`,
  );
}

function buildEvent(
  body: WebhookBody,
  sentAt: Date,
  expected: EventType | undefined,
): WebhookEvent | UnknownEvent {
  const { accountOwnerCode } = body;
  const parsed = parseEvent(webhooks, body, expected);
  if (parsed.kind === 'unknown') {
    return { type: 'unknown', accountOwnerCode, sentAt, unverified: body };
  }
  if (parsed.kind === 'event') {
    const { type, body: unverified } = parsed.event;
    return { type, accountOwnerCode, sentAt, unverified } as WebhookEvent;
  }
  if (parsed.kind === 'other') {
    const message = `The body is that of a ${parsed.type}, but the endpoint expects a ${expected}. Is its type right?`;
    throw new WebhookError('body_invalid', message);
  }
  const issues = parsed.issues.map(({ pointer, message }) => `${pointer || 'body'}: ${message}`);
  const message = `The body is not as documented. ${issues.join('; ')}`;
  throw new WebhookError('body_invalid', message);
}
