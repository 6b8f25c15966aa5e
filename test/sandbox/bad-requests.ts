import type { Case } from '../contract/document.js';

/** A request that every service must refuse. */
export interface BadRequest {
  readonly label: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

const json = { 'content-type': 'application/json' };

/** One byte more than the server accepts. */
const oversized = 16 * 1024 * 1024 + 1;

/** Malformed bodies, which fail before schema validation. */
export function rawFaultsOf({ operation, path, bodies }: Case): BadRequest[] {
  const text = JSON.stringify(bodies[0]?.value ?? {});
  const shared = { method: operation.method.toUpperCase(), url: urlOf(operation.path, path) };
  const fault = (label: string, body: BadRequest['body'] = text, headers: object = json) => {
    return { ...shared, label, headers: { ...headers }, ...(body !== '' && { body }) };
  };
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
  return [
    fault('no JSON', 'no JSON'),
    fault('cut off', text.slice(0, -1)),
    fault('a trailing comma', text.replace(/\}$/, ',}')),
    fault('two values', text + text),
    fault('a comment', `/* */ ${text}`),
    fault('NaN', '{"amount": NaN}'),
    fault('an array', '[]'),
    fault('null', 'null'),
    fault('a text', '"{}"'),
    fault('a number out of all range', '1e999'),
    fault('nested deeply in objects', deep),
    fault('nested deeply in arrays', '['.repeat(100_000)),
    fault('a member twice', `{"extRef":"twice","extRef":"twice"}`),
    fault('a prototype', '{"__proto__":{"admin":true}}'),
    fault('bytes that are no UTF-8', Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d)),
    fault('half a character', Uint8Array.of(0x22, 0xe2, 0x82, 0x22)),
    fault('UTF-16', Uint8Array.of(0xff, 0xfe, 0x7b, 0, 0x7d, 0)),
    fault('no media type', new TextEncoder().encode(text), {}),
    fault('a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    fault('XML', '<a/>', { 'content-type': 'application/xml' }),
    fault('another charset', text, { 'content-type': 'application/json; charset=utf-16' }),
    fault('an encoding', text, { ...json, 'content-encoding': 'gzip' }),
  ];
}

/** Bodies beyond the size limit; few, because they are slow. */
export function oversizedOf({ operation, path }: Case): BadRequest {
  const body = `"${'x'.repeat(oversized - 2)}"`;
  const url = urlOf(operation.path, path);
  return { label: 'oversized', method: operation.method.toUpperCase(), url, headers: json, body };
}

const wrongCodes = [
  'unknown',
  '%00',
  '%ff',
  '%C3%28',
  '..%2f..',
  '%27%20OR%201=1',
  'x'.repeat(300),
];

/** Unknown codes in the path. */
export function wrongPathsOf({ operation, path, bodies }: Case): BadRequest[] {
  const body = bodies[0]?.value;
  const method = operation.method.toUpperCase();
  const content = body === undefined || method === 'GET' ? {} : { body: JSON.stringify(body) };
  return wrongCodes.map((code) => {
    const url = urlOf(
      operation.path,
      path.map(() => code),
    );
    return { label: `code ${code.slice(0, 20)}`, method, url, headers: json, ...content };
  });
}

const wrongValues = ['', '-1', '1.5', '1e400', 'true', '9007199254740993', 'x', '%00', '%ff', '[]'];

/** Query parameters of another type, or repeated ones. */
export function wrongQueriesOf({ operation, path }: Case): BadRequest[] {
  const names = (operation.parameters ?? []).filter(
    (one) => one.in === 'query' && one.wire === 'number',
  );
  return names.flatMap(({ name }) =>
    [...wrongValues, `1&${name}=2`].map((value) => ({
      label: `${name}=${value}`,
      method: operation.method.toUpperCase(),
      url: `${urlOf(operation.path, path)}?${name}=${value}`,
      headers: {},
    })),
  );
}

/** Methods and paths that the document does not define. */
export function wrongRoutesOf(cases: readonly Case[]): BadRequest[] {
  const methods = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'];
  const has = (path: string, method: string): boolean =>
    cases.some(
      (one) => one.operation.path === path && one.operation.method.toUpperCase() === method,
    );
  const others = cases.flatMap(({ operation, path }) => {
    const wrong = methods.filter((method) => !has(operation.path, method));
    const url = urlOf(operation.path, path);
    return wrong.map((method) => ({ label: `${method} ${url}`, method, url, headers: {} }));
  });
  const nowhere = [
    '/',
    '/api',
    '/api/',
    '/api/v1/nothing',
    '/api/v3/divisions',
    '/api//divisions',
    '/%00',
  ];
  return [...others, ...nowhere.map((url) => ({ label: url, method: 'GET', url, headers: {} }))];
}

function urlOf(template: string, values: readonly string[]): string {
  const rest = [...values];
  return template.replaceAll(/\{[^}]+\}/g, () => rest.shift() ?? '');
}
