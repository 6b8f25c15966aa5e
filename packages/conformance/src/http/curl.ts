import type { SentRequest } from './exchange.js';

/** Longer bodies are shown with their beginning only. */
const longestBody = 4_000;

/** A curl line that sends a request again; the key is `$API_KEY` of the reader's shell. */
export function curlOf(request: SentRequest, keys: readonly string[]): string {
  const headers = Object.entries(request.headers).map(([name, value]) => {
    const shown = hideKeys(value, keys);
    // Only double quotes let the shell put its own key in.
    return shown.includes('$API_KEY')
      ? `-H "${name}: ${shown}"`
      : `-H ${quote(`${name}: ${value}`)}`;
  });
  const body = request.body === undefined ? [] : [`--data-raw ${quote(shorten(request.body))}`];
  const method = request.method === 'GET' && body.length === 0 ? [] : [`-X ${request.method}`];
  const target = quote(hideKeys(request.url, keys));
  return ['curl -sS -i', ...method, ...headers, ...body, target].join(' ');
}

/** A text without the keys of the run. */
export function hideKeys(text: string, keys: readonly string[]): string {
  // Longer keys first: one key may begin with another.
  return keys
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, key) => (key === '' ? shown : shown.replaceAll(key, '$API_KEY')), text);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function shorten(body: string): string {
  if (body.length <= longestBody) return body;
  return `${body.slice(0, longestBody)}… (${body.length} characters in all)`;
}
