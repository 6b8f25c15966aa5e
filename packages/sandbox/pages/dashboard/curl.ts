export interface RecordedRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Empty without a body. */
  readonly body: string;
  readonly contentType: string | undefined;
}

/** Builds a curl command for a request. Without a key it uses the shell variable API_KEY. */
export function buildCurl(
  { method, target, body, contentType = 'application/json' }: RecordedRequest,
  origin: string,
  key: string | undefined,
): string {
  const parts = [
    'curl',
    ...(method === 'GET' ? [] : ['-X', method]),
    quote(`${origin}${target}`),
    '-H',
    key === undefined ? '"Authorization: Bearer $API_KEY"' : quote(`Authorization: Bearer ${key}`),
    ...(body === ''
      ? []
      : ['-H', quote(`Content-Type: ${contentType}`), '--data-raw', quote(body)]),
  ];
  return parts.join(' ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
