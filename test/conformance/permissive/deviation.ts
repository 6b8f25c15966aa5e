/** A request to the service, which a deviation may change. */
export interface DeviationRequest {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The parsed JSON body; undefined if there is none or it is not JSON. */
  readonly body: unknown;
}

/** A response of the service, which a deviation may change. */
export interface DeviationResponse {
  status: number;
  readonly headers: Headers;
  body: unknown;
}

/** Reads another path of the service. */
export type FetchJson = (path: string) => Promise<unknown>;

/** A behavior that the reference allows and that differs from our sandbox. */
export interface Deviation {
  readonly name: string;
  readonly decision?: string;
  /** The lines of the references that allow it, if it follows them to the letter: `CORE 64`. */
  readonly lines?: string;
  /** True for a request that it refuses with a 422. */
  readonly refuse?: (request: DeviationRequest) => boolean;
  /** Changes the query or the body of a request. */
  readonly request?: (request: DeviationRequest) => void;
  readonly response?: (
    response: DeviationResponse,
    request: DeviationRequest,
    fetchJson: FetchJson,
  ) => void | Promise<void>;
  readonly notification?: (body: Record<string, unknown>) => void;
  /** Converts the codes of the service to another format, and back. */
  readonly code?: readonly [outward: (text: string) => string, inward: (text: string) => string];
}

/** Calls a function with every object in a value, inner ones first, and the name of its member. */
export function eachObject(
  value: unknown,
  visit: (object: Record<string, unknown>, member: string) => void,
  member = '',
): void {
  if (Array.isArray(value)) for (const item of value) eachObject(item, visit, member);
  if (!isObject(value)) return;
  for (const [name, inner] of Object.entries(value)) eachObject(inner, visit, name);
  visit(value, member);
}

/** True if a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
