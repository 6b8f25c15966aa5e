import type { Api, Operation } from '../document/api.js';
import { describeConnectionError } from '../http/connection.js';
import { InvalidResponseError } from '../http/exchange.js';
import { buildRequest } from '../http/request.js';
import { transmit } from '../http/transport.js';

/** How long the target may take for the first answer, in milliseconds. */
const firstAnswerLimit = 10_000;

/** Why a target cannot be tested, as a sentence; undefined when it answers anything at all. */
export async function findConnectionProblem(target: string): Promise<string | undefined> {
  const request = { method: 'GET', url: `${target}/`, headers: {}, body: undefined };
  try {
    await transmit(request, AbortSignal.timeout(firstAnswerLimit));
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // An answer that is broken in another way may be so at this path only.
    if (error instanceof InvalidResponseError && !error.message.includes('Expected HTTP/'))
      return undefined;
    return `${target} cannot be reached: ${explain(error)}`;
  }
}

/** How many operations are tried with a key before it counts as refused everywhere. */
const mostTried = 5;

/**
 * A sentence on a key with which nothing can be tested: all operations that are tried, reads that need
 * nothing but the key, answer 401 or 403. Undefined when one answers anything else.
 * @param whose where the key is from, such as `the key of --api-key`
 */
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
    const reply = await transmit(request, AbortSignal.timeout(firstAnswerLimit)).catch(
      () => undefined,
    );
    // What gives no answer to judge is told by the checks.
    if (reply?.status !== 401 && reply?.status !== 403) return undefined;
  }
  const more = others.length > 0 ? `, and so are ${others.length} other reads` : '';
  return `The target refuses ${whose}: GET ${target}${first.path} with it is answered 401 or 403${more}.`;
}

function isPlainRead({ method, security, parameters }: Operation): boolean {
  const needsValues = parameters.some((each) => each.in === 'path' || each.required);
  return method === 'GET' && security.length > 0 && !needsValues;
}

/** Why, and what to do about it. */
function explain(error: Error): string {
  const code = String(Reflect.get(error, 'code') ?? '');
  if (error instanceof InvalidResponseError)
    return `${error.message}. Is the port that of an HTTP server?`;
  if (/CERT|UNABLE_TO_(?:GET|VERIFY)/.test(code)) {
    return `its certificate is not trusted (${code}). NODE_EXTRA_CA_CERTS=FILE makes Node trust its issuer.`;
  }
  if (code === 'EPROTO' || code.startsWith('ERR_SSL')) {
    return `it does not speak TLS (${code}). Is it http:// instead of https://?`;
  }
  const isLate = error.name === 'TimeoutError';
  const reason = isLate
    ? `no answer within ${firstAnswerLimit / 1000} s`
    : describeConnectionError(error);
  return `${reason}. Is the service running, and the URL right?`;
}
