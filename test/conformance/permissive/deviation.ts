export interface DeviationRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The parsed JSON body; undefined if there is none or it is not JSON. */
  readonly body: unknown;
}

export interface DeviationResponse {
  status: number;
  readonly headers: Headers;
  body: unknown;
}

/** A behavior that differs from our sandbox by a decision on which the reference is silent. */
export interface Deviation {
  readonly name: string;
  readonly decision: string;
  readonly refuse?: (request: DeviationRequest) => boolean;
  readonly request?: (request: DeviationRequest) => void;
  readonly response?: (response: DeviationResponse, request: DeviationRequest) => void;
  /** Converts the codes of the service to another format, and back. */
  readonly code?: readonly [outward: (text: string) => string, inward: (text: string) => string];
}

/** Calls a function with every object in a value, inner ones first. */
export function eachObject(value: unknown, visit: (object: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) for (const item of value) eachObject(item, visit);
  if (!isObject(value)) return;
  for (const inner of Object.values(value)) eachObject(inner, visit);
  visit(value);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
