/** A request with the values of the operation's examples. */
export interface SampleRequest {
  readonly method: string;
  /** The path with its parameters filled in, and the query. */
  readonly target: string;
  /** Undefined for a request without a body. */
  readonly body: unknown;
}

/** Writes a request as a `curl` command, which uses the shell variables `API` and `API_KEY`. */
export function curlSample({ method, target, body }: SampleRequest): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$API${target}"`,
    '-H "Authorization: Bearer $API_KEY"',
    ...(body === undefined
      ? []
      : [
          "-H 'Content-Type: application/json'",
          `-d '${quotable(JSON.stringify(body, undefined, 2))}'`,
        ]),
  ];
  return lines.join(' \\\n  ');
}

/** Escapes apostrophes, so that the JSON can be in single quotes of a shell. */
function quotable(json: string): string {
  return json.replaceAll("'", String.raw`\u0027`);
}
