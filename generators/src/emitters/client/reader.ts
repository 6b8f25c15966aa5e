import type { FileDraft } from '../../code/file.js';
import { code, literal, objectLiteral, stringLiteral } from '../../code/literals.js';
import type { Operation, Response } from '../../model/contract.js';
import { preferred } from './media-types.js';
import { hasRepresentations, successesOf } from './results.js';
import { bareType } from './runtime/media.js';
import { readKind } from './runtime/response.js';
import { runtimeValue } from './symbols.js';

/** How the endpoint requests and reads success responses; empty for JSON. */
export function readerOf(file: FileDraft, operation: Operation) {
  const types = [
    ...new Set(
      [...successesOf(operation), ...operation.responses].flatMap(({ content }) =>
        preferred(content).map(({ type }) => type),
      ),
    ),
  ].join(', ');
  return {
    accept: types === 'application/json' ? undefined : types || '*/*',
    ...bodyReader(file, operation),
    readAccepted: code(otherReader(file, operation)),
  };
}

/** How the items of streams are read, by media type; undefined without streams. */
export function itemReaders(file: FileDraft, operation: Operation): string | undefined {
  const all = successesOf(operation).flatMap(({ content }) => content);
  const found = new Map(all.flatMap(({ type, item }) => (item ? [[type, item] as const] : [])));
  if (found.size === 0 || operation.method === 'head') return undefined;
  return objectLiteral(
    Array.from(found, ([type, item]) => {
      const isEvents = type.startsWith('text/event-stream');
      const parse = isEvents
        ? file.use(runtimeValue('event-parser', 'parseEvents'))
        : file.use(runtimeValue('line-parser', 'parseLines'));
      return [bareType(type), `{ parse: ${parse}, as: ${stringLiteral(item)} }`];
    }),
  );
}

/** The reader of the media type of the option `accept`. */
function otherReader(file: FileDraft, operation: Operation): string | undefined {
  if (!hasRepresentations(operation)) return undefined;
  return `${file.use(runtimeValue('response', 'readAs'))}(${typesOf(successesOf(operation), (all) => all)})`;
}

/** The media types of responses by their statuses. */
function typesOf(responses: readonly Response[], pick: typeof preferred): string {
  return objectLiteral(
    responses.map(({ status, content }) => [
      status,
      literal(pick(content).map(({ type }) => type)),
    ]),
  );
}

/** `parseAs` of openapi-fetch, or a reader of the runtime. */
function bodyReader(file: FileDraft, operation: Operation) {
  const read = (name: string): string => file.use(runtimeValue('response', name));
  const successes = successesOf(operation);
  const kinds = new Set(
    successes.flatMap(({ content }) =>
      content.length === 0 ? ['nothing'] : preferred(content).map(({ type }) => readKind(type)),
    ),
  );
  const [kind = 'nothing', ...others] = operation.method === 'head' ? [] : kinds;
  const streams = successes.some(({ content }) => preferred(content).some(({ item }) => item));
  if (others.length > 0 || (streams && operation.method !== 'head')) {
    return unread(`${read('readAs')}(${typesOf(successes, preferred)})`);
  }
  if (kind === 'json') return {};
  if (kind === 'nothing') return unread(read('discardBody'));
  return { parseAs: kind === 'text' ? 'text' : 'blob' };
}

/** Options for a body that the runtime reads instead of openapi-fetch. */
function unread(read: string) {
  return { parseAs: 'stream', read: code(read) };
}
