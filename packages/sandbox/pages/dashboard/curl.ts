/** What is known of a request that was made. */
export interface Sent {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Empty where there was none. */
  readonly body: string;
  /** What the body is. */
  readonly contentType: string | undefined;
}

/** The command that makes a request again; without a key it takes that of the shell's variable API_KEY. */
export function curlOf(
  { method, target, body, contentType = 'application/json' }: Sent,
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

/** A text that a shell takes as it is. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
