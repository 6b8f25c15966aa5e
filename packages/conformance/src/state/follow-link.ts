import type { Link, Operation } from '../document/api.js';
import { lookUp } from '../document/pointer.js';
import type { Input } from '../http/request.js';

/** Evaluates a link to the input of its target. Undefined if an expression has no value or is not supported. */
export function followLink(
  { parameters }: Link,
  target: Operation,
  sent: Input,
  responseBody: unknown,
): Input | undefined {
  const values = Object.entries(parameters).map(([name, written]) => {
    const parameter = target.parameters.find(
      (each) => each.name === name || `${each.in}.${each.name}` === name,
    );
    return { parameter, value: evaluate(written, sent, responseBody) };
  });
  if (values.some(({ value }) => value === undefined)) return undefined;
  const parametersIn = (place: string): Record<string, unknown> =>
    Object.fromEntries(
      values.flatMap(({ parameter, value }) =>
        parameter?.in === place ? [[parameter.name, value]] : [],
      ),
    );
  return { path: parametersIn('path'), query: parametersIn('query') };
}

/** Evaluates a runtime expression (OpenAPI 3.1, 4.8.20.3). Returns any other value as it is. */
function evaluate(written: unknown, sent: Input, responseBody: unknown): unknown {
  if (typeof written !== 'string' || !written.startsWith('$')) return written;
  const [, message, place, name = ''] =
    /^\$(request|response)\.(path\.|query\.|body#)(.*)$/.exec(written) ?? [];
  if (place === 'body#')
    return lookUp(message === 'request' ? sent.body : responseBody, `#${name}`);
  if (message === 'request' && place === 'path.') return sent.path?.[name];
  if (message === 'request' && place === 'query.') return sent.query?.[name];
  return undefined;
}
