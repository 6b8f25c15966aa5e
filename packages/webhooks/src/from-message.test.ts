import { once } from 'node:events';
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { describe, expect, test } from 'vitest';
import { listen } from '../../../test/listen.js';
import type { AdapterOptions } from './from-request.js';
import { constructEventFromMessage, type NodeMessage } from './from-message.js';
import { apiKey, kyc, refusal } from './testing/notifications.js';
import type { WebhookError } from './webhook-error.js';

const options: AdapterOptions = { apiKey, url: kyc.url, now: kyc.now };
const text = JSON.stringify(kyc.data);

/** Responds with the type of the event, or with code and status of the error. */
async function receive(
  message: IncomingMessage,
  response: ServerResponse,
  given: AdapterOptions,
): Promise<string> {
  try {
    const { type } = await constructEventFromMessage(message, given);
    response.end(type);
    return type;
  } catch (error) {
    const { code, status } = error as WebhookError;
    response.writeHead(status).end(code);
    return code;
  }
}

async function serve(
  given: AdapterOptions,
  before: (message: IncomingMessage) => unknown = () => {},
): Promise<{ server: Server; port: string; outcome: Promise<string> }> {
  const server = createServer();
  const outcome = once(server, 'request').then(async ([message, response]) => {
    await before(message as IncomingMessage);
    return receive(message as IncomingMessage, response as ServerResponse, given);
  });
  const { port } = new URL(await listen(server));
  return { server, port, outcome };
}

/** Sends chunks. Does not end the body if `end` is false. */
function send(port: string, parts: readonly string[], end = true): ClientRequest {
  const headers = { ...kyc.headers, 'content-type': 'application/json' };
  const sender = request({ port, method: 'POST', headers });
  for (const part of parts) sender.write(part);
  if (end) sender.end();
  return sender;
}

async function responseTo(sender: ClientRequest): Promise<[status: unknown, text: string]> {
  const [response] = (await once(sender, 'response')) as [IncomingMessage];
  response.setEncoding('utf8');
  return [response.statusCode, (await response.toArray()).join('')];
}

describe("Node's IncomingMessage", () => {
  test('returns its event', async () => {
    const { port } = await serve(options);
    expect(await responseTo(send(port, [text]))).toEqual([200, 'kycUpdate']);
  });

  test('accepts chunks that are strings', async () => {
    const { port } = await serve(options, (message) => message.setEncoding('utf8'));
    expect(await responseTo(send(port, Array.from(text)))).toEqual([200, 'kycUpdate']);
  });

  test('rejects a body that is too large, and can respond to the next request', async () => {
    const sockets: unknown[] = [];
    const { server, port } = await serve({ ...options, maxBodyBytes: 50 }, ({ socket }) =>
      sockets.push(socket),
    );
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const large = request({ agent, port, method: 'POST', headers: kyc.headers });
    // More than the buffers of the connection hold.
    large.end('x'.repeat(5_000_000));
    expect(await responseTo(large)).toEqual([413, 'body_too_large']);
    server.once('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      sockets.push(socket);
      response.end('next');
    });
    const next = request({ agent, port }).end();
    expect(await responseTo(next)).toEqual([200, 'next']);
    expect(sockets[1]).toBe(sockets[0]);
    agent.destroy();
  });

  test('rejects a body that does not end, and can still respond', async () => {
    const { port } = await serve({ ...options, bodyTimeout: 50 });
    const sent = send(port, [text.slice(0, 20)], false);
    expect(await responseTo(sent)).toEqual([408, 'body_timeout']);
  });

  test('reports an incomplete body', async () => {
    const { port, outcome } = await serve(options, () => sent.destroy());
    const sent = send(port, [text.slice(0, 20)], false);
    sent.on('error', () => {});
    expect(await outcome).toBe('body_incomplete');
  });

  test('reports a message that is already destroyed', async () => {
    const { port, outcome } = await serve({ ...options, bodyTimeout: 60_000 }, (message) => {
      sent.destroy();
      return once(message, 'close').catch(() => {});
    });
    const sent = send(port, [text.slice(0, 20)], false);
    sent.on('error', () => {});
    expect(await outcome).toBe('body_incomplete');
  });

  test('rejects a message that a parser has read', async () => {
    const { port } = await serve(options, (message) => message.toArray());
    expect(await responseTo(send(port, [text]))).toEqual([500, 'body_parsed']);
  });

  test('removes its listeners', async () => {
    let seen: IncomingMessage | undefined;
    let before: unknown[] = [];
    const { port } = await serve(options, (message) => {
      seen = message;
      before = message.eventNames();
    });
    await responseTo(send(port, [text]));
    const left = seen?.eventNames().filter((name) => !before.includes(name));
    expect(left).toEqual([]);
  });
});

const nothing = (): void => {};

function readMessage(more: object): NodeMessage {
  const base = { headers: kyc.headers, readableDidRead: true };
  return { ...base, on: nothing, off: nothing, resume: nothing, ...more };
}

describe('body properties of frameworks', () => {
  test.each([
    ['express.raw', { body: Buffer.from(text) }],
    ['express.text', { body: text }],
    ['a parser that keeps the raw body', { body: kyc.data, rawBody: Buffer.from(text) }],
  ])('%s: uses the raw body', async (_what, more) => {
    const event = await constructEventFromMessage(readMessage(more), options);
    expect(event).toMatchObject({ type: 'kycUpdate' });
  });

  test('express.json: rejects the parsed body', async () => {
    const promise = constructEventFromMessage(readMessage({ body: kyc.data }), options);
    expect((await refusal(promise)).message).toContain('express.raw');
  });
});
