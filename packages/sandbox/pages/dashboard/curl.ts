/** What is known of a request that was made. */
export interface Sent {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Empty where there was none. */
  readonly body: string;
}

/** The command that makes a request again. */
export function curlOf({ method, target, body }: Sent, origin: string, key: string): string {
  const parts = [
    'curl',
    ...(method === 'GET' ? [] : ['-X', method]),
    quote(`${origin}${target}`),
    '-H',
    quote(`Authorization: Bearer ${key}`),
    ...(body === ''
      ? []
      : ['-H', quote('Content-Type: application/json'), '--data-raw', quote(body)]),
  ];
  return parts.join(' ');
}

/** A text that a shell takes as it is. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
