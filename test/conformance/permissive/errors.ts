import { type Deviation, isObject } from './deviation.js';

/** A deviation of error bodies and their details. */
const ofErrors = (
  name: string,
  decision: string,
  change: (body: Record<string, unknown>, details: Record<string, unknown>[]) => void,
): Deviation => ({
  name,
  decision,
  response: ({ status, body }) => {
    if (status < 400 || !isObject(body)) return;
    const details = body['details'];
    change(body, Array.isArray(details) ? details.filter(isObject) : []);
  },
});

/** Deviations of error bodies, status codes and headers. */
export const errors: readonly Deviation[] = [
  ofErrors('other codes of errors', 'D15', (body, details) => {
    for (const each of [body, ...details]) if ('code' in each) each['code'] = '000.000.999';
  }),
  ofErrors('other texts of errors', 'D16', (body, details) => {
    // A message stays its template with the params filled in (CORE-ERR-021, CORE-ERR-026).
    for (const each of [body, ...details].flatMap((one) => [one, one['parameterized']])) {
      if (!isObject(each)) continue;
      for (const name of ['message', 'template']) {
        if (typeof each[name] === 'string') each[name] = `Refused: ${each[name]}`;
      }
    }
  }),
  ofErrors('only the first fault is reported', 'D16', (body, details) => {
    if (details.length > 1) body['details'] = details.slice(0, 1);
  }),
  ofErrors('fields as JSON pointers', 'D16', (_body, details) => {
    for (const each of details) {
      if (typeof each['field'] !== 'string') continue;
      each['field'] = `/${each['field'].replaceAll(/\[(\d+)\]/g, '/$1').replaceAll('.', '/')}`;
    }
  }),
  ofErrors('errors do not repeat what was sent', 'D16', (_body, details) => {
    for (const each of details) delete each['attemptedValue'];
  }),
  {
    name: 'no request id',
    decision: 'D13',
    response: ({ headers }) => headers.delete('x-request-id'),
  },
  {
    name: 'creating returns 201',
    decision: 'D6',
    response: (response, { method }) => {
      if (method === 'POST' && response.status === 200) response.status = 201;
    },
  },
  {
    name: 'a malformed request is 422',
    decision: 'D14',
    response: (response) => {
      if (response.status === 400) response.status = 422;
    },
  },
  {
    name: 'an unknown method is 404 without Allow',
    decision: 'D229',
    response: (response) => {
      if (response.status !== 405) return;
      response.status = 404;
      response.headers.delete('allow');
    },
  },
  {
    name: 'a selection has no body',
    decision: 'D6',
    response: (response, { path }) => {
      if (!path.endsWith('/select') || response.status >= 300) return;
      response.status = 204;
      response.body = undefined;
    },
  },
];
