import type { JsonSchema } from 'json-schema-faker';

/** The path and the responses of an operation. */
export interface Route {
  /** The operationId. */
  readonly id: string;
  /** The HTTP method in lower case. */
  readonly method: string;
  /** In MSW's syntax; a regular expression if the path contains special characters. */
  readonly path: string | RegExp;
  /** The query that the path of the document contains. */
  readonly query?: string;
  readonly responses: readonly RouteResponse[];
}

/** One documented response of an operation. */
export interface RouteResponse {
  /** A status code, a range such as `4XX`, or `default`. */
  readonly status: string;
  /** The media type; missing if there is no body. */
  readonly type?: string;
  /** The document's example of the body. */
  readonly example?: unknown;
  /** The schema of the body, if there is no example. */
  readonly schema?: JsonSchema;
  readonly headers?: Readonly<Record<string, JsonSchema>>;
}

/**
 * Sorts routes by specificity, since MSW uses the first that matches: longer paths first, because a path may
 * have any prefix, then fixed segments before parameters, then those with a query.
 */
export function bySpecificity(left: Route, right: Route): number {
  const [one, other] = [segmentsOf(left), segmentsOf(right)];
  if (one.length !== other.length) return other.length - one.length;
  const differing = one.findIndex((open, index) => open !== other[index]);
  if (differing === -1) return (right.query ?? '').length - (left.query ?? '').length;
  return Number(one[differing]) - Number(other[differing]);
}

/** For each segment of a path, true if it has a parameter. */
function segmentsOf({ path }: Route): boolean[] {
  if (typeof path === 'string') return path.split('/').map((part) => /:[a-z_]/i.test(part));
  return path.source.split('\\/').map((part) => part.includes('[^/]'));
}

/** The response for a status, by its most specific key; without a status, the success. */
export function responseFor(
  { responses }: Route,
  status?: number,
): { status: number; response: RouteResponse | undefined } {
  const find = (key: string): RouteResponse | undefined =>
    responses.find((entry) => entry.status === key);
  if (status !== undefined) {
    const range = `${String(status).charAt(0)}XX`;
    return { status, response: find(String(status)) ?? find(range) ?? find('default') };
  }
  const success = responses.find((entry) => entry.status.startsWith('2'));
  const response = success ?? find('default') ?? responses[0];
  return { status: statusOf(response?.status ?? '200'), response };
}

/** The status code of a response key: the first of a range, 200 for `default`. */
export function statusOf(key: string): number {
  return key === 'default' ? 200 : Number(key.replace('XX', '00'));
}
