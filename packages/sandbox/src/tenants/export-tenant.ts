import type { ReadStep } from '../unit/unit.js';
import type { UnitsOfWork } from '../unit/unit-of-work.js';
import { readInSteps, stepsOf } from './read-in-steps.js';
import { readHeader, readState } from './read-state.js';
import { StateHash } from './state-hash.js';

/** Exports a tenant as JSON, in parts and without empty tables. The same state has the same export. */
export async function* exportTenant(step: ReadStep): AsyncGenerator<string> {
  const state = new StateHash();
  const header = await step(readHeader);
  const { schema, clock } = header;
  yield `{"schema":${JSON.stringify(schema)},"clock":${JSON.stringify(clock)},"tables":{`;
  let open: string | undefined;
  for await (const part of readState(step)) {
    state.add(part);
    const { table, rows } = part;
    const between = open === undefined ? '' : table === open ? ',' : '],';
    const begin = table === open ? '' : `${JSON.stringify(table)}:[`;
    yield between + begin + rows.map((row) => JSON.stringify(row)).join(',');
    open = table;
  }
  yield `${open === undefined ? '' : ']'}},"hash":"${state.digest(header)}"}`;
}

/** The size up to which an export is complete before it is sent, in characters. */
const bufferedLength = 16 * 1024 * 1024;

/**
 * Exports the state of a tenant as a stream of JSON. If a large tenant changes meanwhile, the stream fails.
 * @throws {ServiceError} 409 if a smaller tenant changes again and again
 */
export async function streamExport(
  units: UnitsOfWork,
  tenant: string,
): Promise<ReadableStream<Uint8Array>> {
  const run: ReadStep = (work) => units.read(tenant, work);
  const complete = await readInSteps(run, async (step) => {
    const parts: string[] = [];
    let length = 0;
    for await (const part of exportTenant(step)) {
      length += part.length;
      if (length > bufferedLength) return undefined;
      parts.push(part);
    }
    return parts;
  });
  const source = ReadableStream.from(complete ?? exportTenant(stepsOf(run)));
  return source.pipeThrough(new TextEncoderStream());
}
