import type { FileDraft } from '../../code/file.js';
import { code, literal, objectLiteral } from '../../code/literals.js';
import type { CallResponse, TypesByStatus } from './calls/call.js';
import { runtimeValue } from './symbols.js';

/** How the endpoint requests and reads success responses; empty for JSON. */
export function readerOf(file: FileDraft, { accept, read, readChosen }: CallResponse) {
  const use = (name: string): string => file.use(runtimeValue('response', name));
  const readAs = (types: TypesByStatus): string =>
    `${use('readAs')}(${objectLiteral(types.map(([status, all]) => [status, literal(all)]))})`;
  const readers = {
    json: () => ({}),
    text: () => ({ parseAs: 'text' }),
    binary: () => ({ parseAs: 'blob' }),
    nothing: () => unread(use('discardBody')),
  };
  return {
    accept: accept === 'application/json' ? undefined : accept,
    ...(typeof read === 'string' ? readers[read]() : unread(readAs(read))),
    readAccepted: code(readChosen && readAs(readChosen)),
  };
}

/** Options for a body that the runtime reads instead of openapi-fetch. */
function unread(reader: string) {
  return { parseAs: 'stream', read: code(reader) };
}

/** How the items of streams are read, by media type. */
export function itemReaders(file: FileDraft, { items }: CallResponse): string {
  return objectLiteral(
    Array.from(items, ([type, { item, jsonData }]) => {
      const parse = file.use(parserOf(type));
      return [type, literal({ parse: code(parse), as: item, json: jsonData })];
    }),
  );
}

function parserOf(type: string) {
  if (type.startsWith('text/event-stream')) return runtimeValue('event-parser', 'parseEvents');
  if (type.startsWith('multipart/')) return runtimeValue('part-parser', 'parseParts');
  return runtimeValue('line-parser', 'parseLines');
}
