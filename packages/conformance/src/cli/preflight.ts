import type { Api, Operation } from '../document/api.js';
import { describeConnectionError } from '../http/connection.js';
import { InvalidResponseError } from '../http/exchange.js';
import { buildRequest } from '../http/request.js';
import { transmit } from '../http/transport.js';

/** The timeout for a response before the run, in milliseconds. */
const preflightTimeout = 10_000;

/** Returns why a target cannot be reached, as a sentence; undefined if it responds. */
export async function findConnectionProblem(target: string): Promise<string | undefined> {
  const request = { method: 'GET', url: `${target}/`, headers: {}, body: undefined };
  try {
    await transmit(request, AbortSignal.timeout(preflightTimeout));
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Other invalid responses may be limited to this path.
    if (error instanceof InvalidResponseError && !error.message.includes('Expected HTTP/'))
      return undefined;
    return `${target} cannot be reached: ${explain(error)}`;
  }
}

/** How many operations are tried before a key counts as refused. */
const mostTried = 5;

/** Returns why a key, such as `the key of --api-key`, cannot be used: all reads that were tried got 401 or 403. */
export async function findKeyProblem(
  api: Api,
  target: string,
  key: string,
  whose: string,
): Promise<string | undefined> {
  const [first, ...others] = api.operations.filter(isPlainRead).slice(0, mostTried);
  if (!first) return undefined;
  for (const operation of [first, ...others]) {
    const request = buildRequest(api, target, operation, {}, key);
    const reply = await transmit(request, AbortSignal.timeout(preflightTimeout)).catch(
      () => undefined,
    );
    // Checks report a missing response.
    if (reply?.status !== 401 && reply?.status !== 403) return undefined;
  }
  const more = others.length > 0 ? `, and so do ${others.length} other reads` : '';
  return `The target refuses ${whose}: GET ${target}${first.path} responds with 401 or 403${more}.`;
}

function isPlainRead({ method, security, parameters }: Operation): boolean {
  const needsValues = parameters.some((each) => each.in === 'path' || each.required);
  return method === 'GET' && security.length > 0 && !needsValues;
}

function explain(error: Error): string {
  const code = String(Reflect.get(error, 'code') ?? '');
  if (error instanceof InvalidResponseError)
    return `${error.message}. Is it the port of an HTTP server?`;
  if (/CERT|UNABLE_TO_(?:GET|VERIFY)/.test(code)) {
    return `its certificate is not trusted (${code}). Set NODE_EXTRA_CA_CERTS=FILE to trust its issuer.`;
  }
  if (code === 'EPROTO' || code.startsWith('ERR_SSL')) {
    return `it does not speak TLS (${code}). Is it http:// instead of https://?`;
  }
  const isLate = error.name === 'TimeoutError';
  const reason = isLate
    ? `no response within ${preflightTimeout / 1000} s`
    : describeConnectionError(error);
  return `${reason}. Is the service running, and is the URL correct?`;
}
