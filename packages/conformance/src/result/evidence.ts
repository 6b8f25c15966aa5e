import { curlOf, hideKeys } from '../http/curl.js';
import type { Exchange } from '../http/exchange.js';
import type { Finding } from '../run/check.js';
import type { Evidence, FindingResult } from './result.js';

/** How much of a body is kept, in characters. */
const longestBody = 4_000;

/** An exchange as reports show it, without the keys of the run. */
export function evidenceOf({ request, reply }: Exchange, keys: readonly string[]): Evidence {
  const body = hideKeys(reply.text, keys);
  return {
    curl: curlOf(request, keys),
    method: request.method,
    url: hideKeys(request.url, keys),
    status: reply.status,
    headers: reply.headers,
    body: body.length > longestBody ? `${body.slice(0, longestBody)}…` : body,
    milliseconds: Math.round(reply.milliseconds),
  };
}

/** A finding as reports show it. */
export function findingResult(
  finding: Finding,
  claims: readonly string[],
  keys: readonly string[],
): FindingResult {
  const { expected, actual, attempt, input } = finding;
  return {
    expected,
    actual: hideKeys(actual, keys),
    ...(attempt === undefined ? {} : { attempt }),
    claims: finding.claims ?? claims,
    ...(input === undefined ? {} : { input }),
    requests: finding.exchanges.map((exchange) => evidenceOf(exchange, keys)),
  };
}
