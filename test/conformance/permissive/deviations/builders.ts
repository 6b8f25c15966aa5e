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
