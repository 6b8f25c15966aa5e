import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '@seller-funds/sandbox';
import type { DeviationResponse, FetchJson, DeviationRequest, Deviation } from './deviation.js';

/** A service with deviations from the sandbox behind it. */
export interface PermissiveService {
  readonly url: string;
  /** The names of the deviations that changed a request, a response or a webhook. */
  readonly used: ReadonlySet<string>;
  readonly stop: () => Promise<void>;
}

/** Serves a sandbox of this process with all deviations at once. Its control API is unchanged. */
export async function servePermissive(
  deviations: readonly Deviation[],
): Promise<PermissiveService> {
  const used = new Set<string>();
  const outward = (text: string): string =>
    deviations.reduce((all, { name, code }) => {
      const changed = code?.[0](all) ?? all;
      if (changed !== all) used.add(name);
      return changed;
    }, text);
  const inward = (text: string): string =>
    deviations.reduce((all, { code }) => code?.[1](all) ?? all, text);
  const sandbox = await createSandbox({
    webhooks: {
      receive: async (notification) => {
        const text = await notification.text();
        const body = JSON.parse(outward(text)) as Record<string, unknown>;
        for (const { name, notification: change } of deviations) {
          const before = JSON.stringify(body);
          change?.(body);
          if (JSON.stringify(body) !== before) used.add(name);
        }
        const { headers, signal } = notification;
        const init = { method: 'POST', headers, body: JSON.stringify(body), signal };
        return fetch(notification.url, { ...init, redirect: 'manual' });
      },
    },
  });

  /** Forwards a request to the sandbox and applies all deviations. */
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(inward(request.url ?? '/'), `http://${request.headers.host}`);
    const headers = headersOf(request);
    const method = request.method ?? 'GET';
    const sent = inwardBytes(await bytesOf(request), inward);
    const isOurs = url.pathname.startsWith('/api/');
    const body = jsonOf(sent);
    const incoming: DeviationRequest = {
      method,
      path: url.pathname,
      query: url.searchParams,
      body,
    };
    const refusal = (isOurs ? deviations : []).find(({ refuse }) => refuse?.(incoming));
    if (refusal) {
      used.add(refusal.name);
      const refused = { code: '422.000.001', message: refusal.name, details: [] };
      response.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify(refused));
      return;
    }
    const written = JSON.stringify(body);
    if (isOurs) deviateRequest(incoming);
    const changed = JSON.stringify(body) === written ? sent : Buffer.from(JSON.stringify(body));
    const init = { method, headers, ...(changed.length === 0 ? {} : { body: changed }) };
    const reply = await sandbox.fetch(new Request(url, init));
    const bytes = Buffer.from(await reply.arrayBuffer());
    const json = isOurs ? jsonOf(bytes) : undefined;
    const { status } = reply;
    const outgoing: DeviationResponse = { status, headers: new Headers(reply.headers), body: json };
    if (json !== undefined) {
      const fetchJson = async (path: string): Promise<unknown> => {
        const authorization = headers.get('authorization') ?? '';
        const own = new Request(new URL(path, url), { headers: { authorization } });
        return (await sandbox.fetch(own)).json();
      };
      await deviate(outgoing, incoming, fetchJson);
    }
    const changedBody = outgoing.body === undefined ? '' : outward(JSON.stringify(outgoing.body));
    const shown = json === undefined ? bytes : Buffer.from(changedBody);
    outgoing.headers.delete('content-length');
    response.writeHead(outgoing.status, Object.fromEntries(outgoing.headers)).end(shown);
  };

  const deviateRequest = (incoming: DeviationRequest): void => {
    const state = (): string => incoming.query.toString() + JSON.stringify(incoming.body);
    for (const { name, request: change } of deviations) {
      const before = state();
      change?.(incoming);
      if (state() !== before) used.add(name);
    }
  };

  const deviate = async (
    outgoing: DeviationResponse,
    incoming: DeviationRequest,
    fetchJson: FetchJson,
  ): Promise<void> => {
    let state = stateOf(outgoing);
    for (const { name, response: change } of deviations) {
      if (!change) continue;
      await change(outgoing, incoming, fetchJson);
      const before = state;
      state = stateOf(outgoing);
      if (state !== before) used.add(name);
    }
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    used,
    stop: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      });
      await sandbox.close();
    },
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
  }
  return headers;
}

/** Converts the codes in a body to the format of the sandbox. Other bytes stay as they are. */
function inwardBytes(raw: Buffer, inward: (text: string) => string): Buffer {
  const text = raw.toString('utf8');
  const changed = inward(text);
  return changed === text ? raw : Buffer.from(changed);
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function stateOf({ status, headers, body }: DeviationResponse): string {
  return JSON.stringify([status, [...headers], body]);
}
