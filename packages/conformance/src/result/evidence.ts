import { formatCurl } from '../http/curl.js';
import type { Exchange } from '../http/exchange.js';
import type { KeyRedactor } from '../http/key-redactor.js';
import { mapTexts } from '../json.js';
import type { Finding } from '../outcome.js';
import type { Evidence, FindingResult } from './result.js';

/** How much of a body is kept, in characters. */
const longestBody = 4_000;

/** An exchange as reports show it, without the keys of the run. */
export function buildEvidence({ request, reply }: Exchange, keys: KeyRedactor): Evidence {
  const body = keys.redact(reply.text);
  return {
    curl: formatCurl(request, keys),
    method: request.method,
    url: keys.redact(request.url),
    status: reply.status,
    headers: mapTexts(reply.headers, (value) => keys.redact(value)),
    body: body.length > longestBody ? `${body.slice(0, longestBody)}…` : body,
    milliseconds: Math.round(reply.milliseconds),
  };
}

/**
 * A finding for later, whose answers are no longer than what is shown of them: a run may have
 * thousands, each of a page of a list.
 */
export function truncateExchanges(finding: Finding): Finding {
  const exchanges = finding.exchanges.map(({ reply, ...exchange }) => {
    // A key may stand where the text is cut; and a part of a text would keep all of it alive.
    const text = Buffer.from(reply.text.slice(0, 2 * longestBody)).toString();
    return { ...exchange, reply: { ...reply, text, json: undefined } };
  });
  return { ...finding, exchanges };
}

/** A finding as reports show it. */
export function buildFindingResult(
  finding: Finding,
  claims: readonly string[],
  keys: KeyRedactor,
): FindingResult {
  const { expected, actual, attempt, input } = finding;
  return {
    expected: keys.redact(expected),
    actual: keys.redact(actual),
    ...(attempt === undefined ? {} : { attempt: keys.redact(attempt) }),
    claims: finding.claims ?? claims,
    ...(input === undefined ? {} : { input: mapTexts(input, (text) => keys.redact(text)) }),
    requests: finding.exchanges.map((exchange) => buildEvidence(exchange, keys)),
  };
}
