import { reasonOf } from '../http/connection.js';
import { BrokenAnswer } from '../http/exchange.js';
import { transmit } from '../http/transport.js';

/** How long the target may take for the first answer, in milliseconds. */
const firstAnswerLimit = 10_000;

/** Why a target cannot be tested, as a sentence; undefined when it answers anything at all. */
export async function whyUnreachable(target: string): Promise<string | undefined> {
  const request = { method: 'GET', url: `${target}/`, headers: {}, body: undefined };
  try {
    await transmit(request, AbortSignal.timeout(firstAnswerLimit));
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // An answer that is broken in another way may be so at this path only.
    if (error instanceof BrokenAnswer && !error.message.includes('Expected HTTP/'))
      return undefined;
    return `${target} cannot be reached: ${explain(error)}`;
  }
}

/** Why, and what to do about it. */
function explain(error: Error): string {
  const code = String(Reflect.get(error, 'code') ?? '');
  if (error instanceof BrokenAnswer) return `${error.message}. Is the port that of an HTTP server?`;
  if (/CERT|UNABLE_TO_(?:GET|VERIFY)/.test(code)) {
    return `its certificate is not trusted (${code}). NODE_EXTRA_CA_CERTS=FILE makes Node trust its issuer.`;
  }
  if (code === 'EPROTO' || code.startsWith('ERR_SSL')) {
    return `it does not speak TLS (${code}). Is it http:// instead of https://?`;
  }
  const isLate = error.name === 'TimeoutError';
  const reason = isLate ? `no answer within ${firstAnswerLimit / 1000} s` : reasonOf(error);
  return `${reason}. Is the service running, and the URL right?`;
}
