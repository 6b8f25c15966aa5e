import type { Link, Operation } from '../document/api.js';
import { lookUp } from '../document/pointer.js';
import type { Input } from '../http/request.js';

/**
 * The input that a link gives its target, by what was sent and answered where the link stands; undefined where
 * one of its expressions finds nothing, or is of a kind that is not read here.
 */
export function followLink(
  { parameters }: Link,
  target: Operation,
  sent: Input,
  answer: unknown,
): Input | undefined {
  const values = Object.entries(parameters).map(([name, written]) => {
    const parameter = target.parameters.find(
      (each) => each.name === name || `${each.in}.${each.name}` === name,
    );
    return { parameter, value: evaluate(written, sent, answer) };
  });
  if (values.some(({ value }) => value === undefined)) return undefined;
  const placed = (place: string): Record<string, unknown> =>
    Object.fromEntries(
      values.flatMap(({ parameter, value }) =>
        parameter?.in === place ? [[parameter.name, value]] : [],
      ),
    );
  return { path: placed('path'), query: placed('query') };
}

/** A runtime expression (OpenAPI 3.1, 4.8.20.3) or a value as it is. */
function evaluate(written: unknown, sent: Input, answer: unknown): unknown {
  if (typeof written !== 'string' || !written.startsWith('$')) return written;
  const [, message, place, name = ''] =
    /^\$(request|response)\.(path\.|query\.|body#)(.*)$/.exec(written) ?? [];
  if (place === 'body#') return lookUp(message === 'request' ? sent.body : answer, `#${name}`);
  if (message === 'request' && place === 'path.') return sent.path?.[name];
  if (message === 'request' && place === 'query.') return sent.query?.[name];
  return undefined;
}
