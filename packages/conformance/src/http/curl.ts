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
  const padding = paddingOf(request.body);
  const body = request.body === undefined ? [] : [dataOf(request.body, padding)];
  const method = request.method === 'GET' && body.length === 0 ? [] : [`-X ${request.method}`];
  const target = quote(hideKeys(request.url, keys));
  const line = ['curl -sS -i', ...method, ...headers, ...body, target].join(' ');
  if (padding === 0) return line;
  // A body of many blanks is made where it is needed: no command line could hold it.
  const content = quote(shorten(request.body?.trimEnd() ?? ''));
  return `printf '%s%*s' ${content} ${padding} '' | ${line}`;
}

/** A text without the keys of the run. */
export function hideKeys(text: string, keys: readonly string[]): string {
  // Longer keys first: one key may begin with another.
  return keys
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, key) => (key === '' ? shown : shown.replaceAll(key, '$API_KEY')), text);
}

/** How many blanks end a body, if they are more than anybody would write. */
function paddingOf(body = ''): number {
  const blanks = body.length - body.trimEnd().length;
  return blanks > longestBody ? blanks : 0;
}

function dataOf(body: string, padding: number): string {
  return padding > 0 ? '--data-binary @-' : `--data-raw ${quote(shorten(body))}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function shorten(body: string): string {
  if (body.length <= longestBody) return body;
  return `${body.slice(0, longestBody)}… (${body.length} characters in all)`;
}
