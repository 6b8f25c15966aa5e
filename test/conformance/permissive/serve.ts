import { createSandbox } from '@seller-funds/sandbox';
import type { Operation } from '@seller-funds/conformance';
import { Schemas } from '../../../packages/conformance/src/document/schemas.js';
import { serveRequests } from '../../serve.js';
import { operationFor } from '../incomplete/servers.js';
import { api } from '../run.js';
import type { Deviation, DeviationRequest, DeviationResponse } from './deviation.js';

/** A service with deviations from the sandbox behind it. */
export interface PermissiveService {
  readonly url: string;
  /** The names of the deviations that changed a request or a response. */
  readonly used: ReadonlySet<string>;
  readonly stop: () => Promise<void>;
}

const [whole, portable] = [new Schemas(api.root), new Schemas(api.root, false)];

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
      whole.fits(schema, value, 'request') &&
      !portable.fits(schema, value, 'request'),
  );
}

/** Serves a sandbox of this process with all deviations at once. Its control API is unchanged. */
export async function servePermissive(
  deviations: readonly Deviation[],
): Promise<PermissiveService> {
  const used = new Set<string>();
  const translate = (text: string, side: 0 | 1): string =>
    deviations.reduce((all, { code }) => code?.[side](all) ?? all, text);
  const sandbox = await createSandbox({ webhooks: { privateAddresses: true } });

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

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(translate(request.url, 1));
    const { method, headers } = request;
    const sent = Buffer.from(await request.arrayBuffer());
    const text = sent.toString('utf8');
    const body = jsonOf(translate(text, 1));
    const incoming: DeviationRequest = {
      method,
      path: url.pathname,
      query: url.searchParams,
      body,
    };
    const isApi = url.pathname.startsWith('/api/');
    // Comparing a body of many megabytes after each deviation takes seconds.
    const isSmall = isApi && sent.length < 1e6;
    const operation = isSmall ? operationFor(request) : undefined;
    const refusing = isApi ? deviations.find(({ refuse }) => refuse?.(incoming)) : undefined;
    if (refusing) used.add(refusing.name);
    if (refusing || (operation && isOurs(operation, incoming)))
      return Response.json(
        { code: '422.000.001', message: 'Refused.', details: [] },
        { status: 422 },
      );
    const written = JSON.stringify(body);
    if (isSmall)
      apply(
        () => incoming.query.toString() + JSON.stringify(body),
        ({ request: change }) => change?.(incoming),
      );
    const changed = JSON.stringify(body) === written ? translate(text, 1) : JSON.stringify(body);
    headers.delete('content-length');
    // Bytes that need no change may not be UTF-8.
    const bytes = changed === text ? sent : changed;
    const init = { method, headers, ...(sent.length > 0 && { body: bytes }) };
    const reply = await sandbox.fetch(new Request(url, init));
    const json = isApi ? jsonOf(await reply.clone().text()) : undefined;
    if (json === undefined) return reply;
    const outgoing: DeviationResponse = {
      status: reply.status,
      headers: new Headers(reply.headers),
      body: json,
    };
    apply(
      () => JSON.stringify([outgoing.status, [...outgoing.headers], outgoing.body]),
      ({ response: change, name, code }) => {
        change?.(outgoing, incoming);
        if (code && code[0](JSON.stringify(json)) !== JSON.stringify(json)) used.add(name);
      },
    );
    outgoing.headers.delete('content-length');
    const shown = outgoing.body === undefined ? null : translate(JSON.stringify(outgoing.body), 0);
    return new Response(shown, outgoing);
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
