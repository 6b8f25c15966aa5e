/** What a call needs, with the values of the operation's examples. */
export interface SampleRequest {
  readonly method: string;
  /** The path with its parameters filled in, and the query. */
  readonly target: string;
  /** `undefined` for a request without a body. */
  readonly body: unknown;
}

/** A request as a command for a shell. `API` and `API_KEY` are the reader's variables. */
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

/** JSON that can stand between single quotes of a shell: an apostrophe is written as its code. */
function quotable(json: string): string {
  return json.replaceAll("'", String.raw`\u0027`);
}
