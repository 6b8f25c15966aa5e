import { formatCurl } from '../http/curl.js';
import type { Exchange } from '../http/exchange.js';
import type { KeyRedactor } from '../http/key-redactor.js';
import { mapTexts, type Path, pathText } from '../json.js';
import type { Finding } from '../outcome.js';
import type { Evidence, FindingResult } from './result.js';

/** Longer bodies are cut, in characters. */
const longestBody = 4_000;

/** Converts an exchange for reports and redacts the keys of the run. */
export function buildEvidence({ request, reply }: Exchange, keys: KeyRedactor): Evidence {
  const body = keys.redact(reply.text);
  return {
    curl: formatCurl(request, keys),
    method: request.method,
    url: keys.redact(request.url),
    status: reply.status,
    headers: mapTexts(reply.headers, (value) => keys.redact(value)),
    body: body.length > longestBody ? `${copyOf(body, longestBody)}…` : body,
    milliseconds: Math.round(reply.milliseconds),
  };
}

/** Cuts the bodies of a finding to what reports show: a run may have thousands, each with a page of a list. */
export function truncateExchanges(finding: Finding): Finding {
  const exchanges = finding.exchanges.map(({ reply, ...exchange }) => {
    // Twice the length, because a key may be cut.
    const text = copyOf(reply.text, 2 * longestBody);
    return { ...exchange, reply: { ...reply, text, json: undefined } };
  });
  return { ...finding, exchanges };
}

/** The beginning of a text, as a copy: a slice keeps the whole text in memory. */
function copyOf(text: string, length: number): string {
  return Buffer.from(text.slice(0, length)).toString();
}

/** Converts a finding for reports and redacts the keys of the run. */
export function buildFindingResult(
  finding: Finding,
  claims: readonly string[],
  keys: KeyRedactor,
): FindingResult {
  const { expected, actual, attempt, input, place, exchanges } = finding;
  return {
    expected: keys.redact(expected),
    actual: keys.redact(actual),
    ...(attempt === undefined ? {} : { attempt: keys.redact(attempt) }),
    claims,
    ...(place && { place: `${exchanges.at(-1)?.operationId} ${generalPath(place)}`.trimEnd() }),
    ...(input === undefined ? {} : { input: mapTexts(input, (text) => keys.redact(text)) }),
    requests: exchanges.map((exchange) => buildEvidence(exchange, keys)),
  };
}

/** A path without indexes, such as `accounts[].displayName`. */
function generalPath(path: Path): string {
  return pathText(path).replaceAll(/\[\d+\]/g, '[]');
}
