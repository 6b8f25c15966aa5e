import type { SentRequest } from './exchange.js';
import type { KeyRedactor } from './key-redactor.js';

/** Longer bodies are shown with their beginning only. */
const longestBody = 4_000;

/** A curl line that sends a request again; the key is `$API_KEY` of the reader's shell. */
export function formatCurl(request: SentRequest, keys: KeyRedactor): string {
  const headers = Object.entries(request.headers).map(
    ([name, value]) => `-H ${keys.quote(`${name}: ${value}`)}`,
  );
  const padding = paddingOf(request.body);
  const data = padding > 0 ? '@-' : keys.quote(shorten(request.body ?? ''));
  const option = padding > 0 ? '--data-binary' : '--data-raw';
  const body = request.body === undefined ? [] : [`${option} ${data}`];
  const method = request.method === 'GET' && body.length === 0 ? [] : [`-X ${request.method}`];
  const target = keys.quote(request.url);
  const line = ['curl -sS -i', ...method, ...headers, ...body, target].join(' ');
  if (padding === 0) return line;
  // A body of many blanks is made where it is needed: no command line could hold it.
  const content = keys.quote(shorten(request.body?.trimEnd() ?? ''));
  return `printf '%s%*s' ${content} ${padding} '' | ${line}`;
}

/** How many blanks end a body, if they are more than anybody would write. */
function paddingOf(body = ''): number {
  const blanks = body.length - body.trimEnd().length;
  return blanks > longestBody ? blanks : 0;
}

function shorten(body: string): string {
  if (body.length <= longestBody) return body;
  return `${body.slice(0, longestBody)}… (${body.length} characters in all)`;
}
