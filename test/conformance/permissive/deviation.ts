/** A request on its way to the service, as a deviation may change it. */
export interface DeviationRequest {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The JSON of the body; undefined without one, and where it is no JSON. */
  readonly body: unknown;
}

/** An answer on its way back. */
export interface DeviationResponse {
  status: number;
  readonly headers: Headers;
  body: unknown;
}

/** What a deviation can ask the service beside the request that it answers. */
export type FetchJson = (path: string) => Promise<unknown>;

/** A way that the reference leaves open and that our sandbox does not take. */
export interface Deviation {
  readonly name: string;
  /** The decision that chose the other way. */
  readonly decision: string;
  /** Changes the query of a request. */
  readonly request?: (asked: DeviationRequest) => void;
  /** Changes the answer of a request. */
  readonly response?: (
    answered: DeviationResponse,
    asked: DeviationRequest,
    ask: FetchJson,
  ) => void | Promise<void>;
  /** Changes the body of a notification. */
  readonly notification?: (body: Record<string, unknown>) => void;
  /** How a code that the service gives looks, and back. */
  readonly code?: readonly [outward: (text: string) => string, inward: (text: string) => string];
}

/** Calls a function with every object in a value, the inner ones first, and the member it is in. */
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

/** Whether a value is an object with members. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
