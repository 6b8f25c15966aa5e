import { ServiceError } from '../kernel/service-error.js';
import { checkPart, checkSchema } from './check-import.js';
import type { ImportedRows } from './imported-rows.js';

/** The maximum size of a row with the members around it, in bytes; files are the largest. */
const maximumRowBytes = 32 * 1024 * 1024;

/** How many bytes of an export one transaction inserts; its rows have hundreds of bytes. */
const bytesPerTransaction = 128 * 1024;

/** The maximum size of an export, in bytes. */
const maximumBytes = 16 * 1024 * 1024 * 1024;

const tooLarge = `The export is too large: at most ${maximumBytes} bytes, and ${maximumRowBytes} for a row.`;

/** The members of an export; others are ignored. */
const members = new Set<unknown>(['schema', 'clock', 'tables', 'hash']);

/**
 * Reads an export as a stream, and inserts its rows.
 * @returns the JSON of the export without its rows
 * @throws {ServiceError} 400 for a body that is not JSON, is too large or ends early, 422 for another schema, an unknown
 * table or column, or a value that its column does not allow
 */
export async function receiveExport(
  body: AsyncIterable<Uint8Array>,
  imported: ImportedRows,
): Promise<string> {
  // Loaded on demand: few processes import.
  const { JSONParser } = await import('@streamparser/json');
  const parser = new JSONParser({ paths: ['$', '$.*', '$.tables.*', '$.tables.*.*'] });
  let rest: unknown;
  let schema: unknown;
  let found: { readonly table: string; readonly rows: readonly unknown[] }[] = [];
  parser.onValue = ({ value, key, parent, stack }) => {
    // Of what it has passed, the parser keeps the members without their rows.
    if (stack.length === 0) rest = value;
    if (stack.length === 1 && key === 'schema') schema = value;
    if (stack.length === 1 && !members.has(key)) Reflect.deleteProperty(Object(parent), key ?? '');
    if (stack.length === 2) {
      found.push({ table: String(key), rows: [] });
      if (!Array.isArray(value)) Reflect.set(Object(parent), key ?? '', null);
    }
    if (stack.length === 3) {
      found.push({ table: String(stack[2]?.key), rows: [value] });
      if (Array.isArray(parent)) parent.length = 0;
    }
  };
  let total = 0;
  let inserted = 0;
  let unfinished = 0;
  for await (const chunk of chunksOf(body)) {
    total += chunk.length;
    unfinished += chunk.length;
    try {
      parser.write(chunk);
    } catch {
      throw unreadable('The request body is not valid JSON.');
    }
    if (found.length > 0) unfinished = 0;
    if (typeof schema === 'string') checkSchema(schema);
    for (const { table, rows } of found) imported.add(checkPart(table, rows));
    found = [];
    if (total - inserted >= bytesPerTransaction) {
      await imported.insert();
      inserted = total;
    }
    if (unfinished > maximumRowBytes || total > maximumBytes) throw unreadable(tooLarge);
  }
  if (!parser.isEnded) throw unreadable('The request body is not valid JSON: it ends early.');
  await imported.insert();
  return asJson(rest);
}

/** @throws {ServiceError} 400 if the nesting is too deep */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    throw unreadable('The request body is nested too deeply.');
  }
}

/** @throws {ServiceError} 400 if the client disconnects */
async function* chunksOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body)
      for (let start = 0; start < chunk.length; start += bytesPerTransaction)
        yield chunk.subarray(start, start + bytesPerTransaction);
  } catch {
    throw unreadable('The request body could not be read.');
  }
}

function unreadable(message: string): ServiceError {
  return new ServiceError('400.900.001', {}, [], message);
}
