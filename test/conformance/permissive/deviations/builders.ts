import {
  eachObject,
  isObject,
  type DeviationResponse,
  type DeviationRequest,
  type Deviation,
} from '../deviation.js';

export const isError = ({ status }: DeviationResponse): boolean => status >= 400;
export const isOk = ({ status }: DeviationResponse): boolean => status < 300;
export const isV1 = ({ path }: DeviationRequest): boolean => path.startsWith('/api/v1/');

/** Creates a deviation of error bodies. */
export const ofErrors = (
  name: string,
  decision: string,
  change: (body: Record<string, unknown>, details: Record<string, unknown>[]) => void,
): Deviation => ({
  name,
  decision,
  response: (response) => {
    if (!isError(response) || !isObject(response.body)) return;
    const details = response.body['details'];
    change(response.body, Array.isArray(details) ? details.filter(isObject) : []);
  },
});

/** Creates a deviation of the status code of some errors. */
export const ofStatus = (
  name: string,
  decision: string,
  [from, to]: readonly [number, number],
  applies: (request: DeviationRequest) => boolean,
): Deviation => ({
  name,
  decision,
  response: (response, request) => {
    if (response.status === from && applies(request)) response.status = to;
  },
});

/** Creates a deviation of every object in the successful responses of some paths, from a decision or by some lines. */
export const ofObjects = (
  name: string,
  source: string,
  paths: RegExp,
  change: (object: Record<string, unknown>, member: string, request: DeviationRequest) => void,
  kind: 'decision' | 'lines' = 'decision',
): Deviation => ({
  name,
  [kind]: source,
  response: (response, request) => {
    if (!isOk(response) || !paths.test(request.path)) return;
    eachObject(response.body, (object, member) => change(object, member, request));
  },
});

/** Creates a deviation of the query of some reads. */
export const ofQuery = (
  name: string,
  decision: string,
  change: (query: URLSearchParams, request: DeviationRequest) => void,
): Deviation => ({
  name,
  decision,
  request: (request) => {
    if (request.method === 'GET') change(request.query, request);
  },
});

export const v1 = /^\/api\/v1\//;
export const v2 = /^\/api\/(?!v1\/)/;
export const anywhere = /^/;

type Sent = Record<string, unknown>;

/** Creates a service that refuses some requests, as the lines of the reference allow. */
export const refusing = (
  name: string,
  lines: string,
  isRefused: (body: Sent, request: DeviationRequest) => boolean,
): Deviation => ({
  name,
  lines,
  refuse: (request) => isRefused(isObject(request.body) ? request.body : {}, request),
});

/** Creates a service that refuses a request if any object of its body is refused. */
export const refusingObjects = (
  name: string,
  lines: string,
  paths: RegExp,
  isRefused: (object: Sent, member: string, request: DeviationRequest) => boolean,
): Deviation =>
  refusing(name, lines, (body, request) => {
    if (request.method === 'GET' || !paths.test(request.path)) return false;
    let found = false;
    eachObject(body, (object, member) => {
      found ||= isRefused(object, member, request);
    });
    return found;
  });

/** Creates a service that refuses some values of a query parameter. */
export const refusingQuery = (
  name: string,
  lines: string,
  paths: RegExp,
  parameters: readonly string[],
  accepted: RegExp,
): Deviation =>
  refusing(name, lines, (_body, { method, path, query }) => {
    const values = parameters.map((each) => query.get(each)).filter((each) => each !== null);
    return method === 'GET' && paths.test(path) && values.some((value) => !accepted.test(value));
  });

/** Creates a service that accepts values which the sandbox refuses: it sees another value. */
export const accepting = (
  name: string,
  lines: string,
  paths: RegExp,
  replace: (object: Sent) => void,
): Deviation => ({
  name,
  lines,
  request: ({ path, body }) => {
    if (paths.test(path)) eachObject(body, replace);
  },
});

/** Creates a service whose responses lack some members, which no line of the reference promises. */
export const lacking = (
  name: string,
  lines: string,
  paths: RegExp,
  ...names: string[]
): Deviation =>
  ofObjects(
    name,
    lines,
    paths,
    (object) => {
      for (const each of names) delete object[each];
    },
    'lines',
  );

/** True if one of some members is a text that matches a pattern. */
export const has = (object: Sent, names: readonly string[], pattern: RegExp): boolean =>
  names.some((name) => typeof object[name] === 'string' && pattern.test(object[name]));
