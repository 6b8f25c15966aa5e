import type { Operation } from '@seller-funds/conformance';
import { startTestSandbox } from '../../../packages/sandbox/src/testing/test-sandbox.js';
import { serveRequests } from '../../serve.js';
import { operationFor } from '../incomplete/servers.js';
import { api } from '../run.js';
import type { Deviation, DeviationRequest, DeviationResponse } from './deviation.js';

export interface PermissiveService {
  readonly url: string;
  /** The names of the deviations that changed a request or a response. */
  readonly used: ReadonlySet<string>;
}

/** True for a request that only our decisions accept: it breaks `x-portable`, which the lines of the reference state. */
function isOurs({ body, parameters }: Operation, request: DeviationRequest): boolean {
  const sent = [
    [body?.schema, request.body] as const,
    ...parameters.map(({ name, schema }) => [schema, request.query.get(name)] as const),
  ];
  return sent.some(
    ([schema, value]) =>
      schema !== undefined &&
      value !== null &&
      value !== undefined &&
      api.schemas.fits(schema, value, 'request') &&
      !api.statedSchemas.fits(schema, value, 'request'),
  );
}

/** Serves a sandbox of this process with all deviations at once. Its control API is unchanged. */
export async function servePermissive(
  deviations: readonly Deviation[],
): Promise<PermissiveService> {
  const used = new Set<string>();
  const translate = (text: string, side: 0 | 1): string =>
    deviations.reduce((all, { code, name }) => {
      const changed = code?.[side](all) ?? all;
      if (changed !== all) used.add(name);
      return changed;
    }, text);
  const { sandbox } = await startTestSandbox({
    clock: { mode: 'REALTIME' },
    webhooks: { privateAddresses: true },
  });

  /** Applies each deviation, and notes those that changed something. */
  const apply = (state: () => string, change: (deviation: Deviation) => void): void => {
    let known = state();
    for (const deviation of deviations) {
      change(deviation);
      const before = known;
      known = state();
      if (known !== before) used.add(deviation.name);
    }
  };

  const isRefused = (request: Request, incoming: DeviationRequest): boolean => {
    const refusing = deviations.find(({ refuse }) => refuse?.(incoming));
    if (refusing) used.add(refusing.name);
    const operation = operationFor(request);
    return refusing !== undefined || (operation !== undefined && isOurs(operation, incoming));
  };

  const deviate = (reply: Response, body: unknown, incoming: DeviationRequest): Response => {
    const { status } = reply;
    const outgoing: DeviationResponse = { status, headers: new Headers(reply.headers), body };
    apply(
      () => JSON.stringify([outgoing.status, [...outgoing.headers], outgoing.body]),
      ({ response: change }) => change?.(outgoing, incoming),
    );
    outgoing.headers.delete('content-length');
    const shown = outgoing.body === undefined ? null : translate(JSON.stringify(outgoing.body), 0);
    return new Response(shown, outgoing);
  };

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(translate(request.url, 1));
    const { method, headers } = request;
    const sent = Buffer.from(await request.arrayBuffer());
    const text = translate(sent.toString('utf8'), 1);
    const isApi = url.pathname.startsWith('/api/');
    const { pathname: path, searchParams: query } = url;
    const incoming: DeviationRequest = { method, path, query, body: jsonOf(text) };
    const written = JSON.stringify(incoming.body);
    // Comparing a body of many megabytes after each deviation takes seconds.
    if (isApi && sent.length < 1e6) {
      if (isRefused(request, incoming))
        return Response.json({ code: '422.000.001', message: 'No.', details: [] }, { status: 422 });
      apply(
        () => query.toString() + JSON.stringify(incoming.body),
        ({ request: change }) => change?.(incoming),
      );
    }
    const changed = JSON.stringify(incoming.body);
    headers.delete('content-length');
    const init = { method, headers, ...bodyOf(sent, changed === written ? text : changed) };
    const reply = await sandbox.fetch(new Request(url, init));
    const json = isApi ? jsonOf(await reply.clone().text()) : undefined;
    return json === undefined ? reply : deviate(reply, json, incoming);
  };

  return { url: await serveRequests(handle), used };
}

/** Bytes that need no change may not be UTF-8. */
function bodyOf(sent: Buffer<ArrayBuffer>, text: string): { body?: string | Buffer<ArrayBuffer> } {
  if (sent.length === 0) return {};
  return { body: sent.toString('utf8') === text ? sent : text };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
