import type { World } from '@seller-funds/contract/policies';
import { createSandbox } from '@seller-funds/sandbox';
import { serveRequests } from '../../serve.js';
import type { DeviationResponse, FetchJson, DeviationRequest, Deviation } from './deviation.js';

/** A service with deviations from the sandbox behind it. */
export interface PermissiveService {
  readonly url: string;
  /** The names of the deviations that changed a request, a response or a webhook. */
  readonly used: ReadonlySet<string>;
  readonly stop: () => Promise<void>;
}

/** Serves a sandbox of this process in a world, with all deviations at once. Its control API is unchanged. */
export async function servePermissive(
  deviations: readonly Deviation[],
  world: World,
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
    world,
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

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(inward(request.url));
    const { method, headers } = request;
    const sent = Buffer.from(await request.arrayBuffer());
    const text = sent.toString('utf8');
    const body = jsonOf(inward(text));
    const path = url.pathname;
    const isOurs = path.startsWith('/api/');
    const incoming: DeviationRequest = { method, path, query: url.searchParams, body };
    const refusal = (isOurs ? deviations : []).find(({ refuse }) => refuse?.(incoming));
    if (refusal) {
      used.add(refusal.name);
      const refused = { code: '422.000.001', message: refusal.name, details: [] };
      return Response.json(refused, { status: 422 });
    }
    const written = JSON.stringify(body);
    // Comparing a body of many megabytes after each deviation takes seconds.
    if (isOurs && sent.length < 1e6) deviateRequest(incoming);
    const isChanged = JSON.stringify(body) !== written;
    // Bytes that need no change may not be UTF-8.
    const changed = isChanged ? JSON.stringify(body) : inward(text) === text ? sent : inward(text);
    headers.delete('content-length');
    const init = { method, headers, ...(sent.length > 0 && { body: changed }) };
    const reply = await sandbox.fetch(new Request(url, init));
    const json = isOurs ? jsonOf(await reply.clone().text()) : undefined;
    if (json === undefined) return reply;
    const { status } = reply;
    const outgoing: DeviationResponse = { status, headers: new Headers(reply.headers), body: json };
    const fetchJson = async (other: string): Promise<unknown> => {
      const authorization = headers.get('authorization') ?? '';
      const own = new Request(new URL(other, url), { headers: { authorization } });
      return (await sandbox.fetch(own)).json();
    };
    await deviate(outgoing, incoming, fetchJson);
    outgoing.headers.delete('content-length');
    const shown = outgoing.body === undefined ? null : outward(JSON.stringify(outgoing.body));
    return new Response(shown, outgoing);
  };

  const deviateRequest = (incoming: DeviationRequest): void => {
    const state = (): string => incoming.query.toString() + JSON.stringify(incoming.body);
    let known = state();
    for (const { name, request: change } of deviations) {
      if (!change) continue;
      change(incoming);
      const before = known;
      known = state();
      if (known !== before) used.add(name);
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

  const server = await serveRequests(handle);
  return {
    url: server.url,
    used,
    stop: async () => {
      await server.stop();
      await sandbox.close();
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function stateOf({ status, headers, body }: DeviationResponse): string {
  return JSON.stringify([status, [...headers], body]);
}
