import assert from 'node:assert/strict';
import { createClient, isErrorOf } from './client/index.js';
import { createServer } from './server/index.js';
import { operations } from './types/index.js';

const server = createServer({
  api: {
    getThing: ({ path: { id } }) => {
      if (id === 'none') return { status: 404, body: { missing: id } };
      if (id === 'bad') return { status: 418, body: { title: 'No coffee' } };
      return id === 'broken' ? { status: 500, body: 'out of order' } : { status: 200, body: { id } };
    },
    headThing: () => ({ status: 200 }),
    optionsOfThing: () => ({ status: 204, headers: { allow: 'GET' } }),
    getFile: ({ path }) => ({ status: 200, body: new TextEncoder().encode(path.name) }),
    // A stream can be written by its bytes as well.
    events: () => ({ status: 200, body: new TextEncoder().encode('data: 1\n\n') }),
  },
}, { validateResponses: true });
const client = createClient({ baseUrl: 'http://test.example', retries: 0, fetch: (request: Request) => server.fetch(request) } as Parameters<typeof createClient>[0]);

async function failure(id: string): Promise<unknown> {
  const error: unknown = await client.things.getThing(id).catch((reason: unknown) => reason);
  assert(isErrorOf(operations.getThing, error));
  if (error.status === 404) return error.body.missing;
  return error.body;
}

export async function run(): Promise<void> {
  const group = { ...client.things, ...client.files, ...client.events };
  assert.equal((await group.getThing('a/b')).id, 'a/b');
  assert.equal(await failure('none'), 'none');
  assert.deepEqual(await failure('bad'), { title: 'No coffee' });
  assert.equal(await failure('broken'), 'out of order');
  assert.equal(await group.headThing('a'), undefined);
  assert.equal(await group.optionsOfThing('a'), undefined);
  const pdf = await group.getFile('plan.pdf');
  assert.equal(await new Response(pdf).text(), 'plan.pdf');
  // Bytes as they arrive, and no more of them than are asked for.
  const stream: ReadableStream<Uint8Array> = await group.getFile('plan.pdf', { as: 'stream' });
  assert.equal(await new Response(stream).text(), 'plan.pdf');
  await (await group.getFile('plan.pdf', { as: 'stream' })).cancel();
  const events: string[] = [];
  for await (const event of await group.events()) events.push(event);
  assert.deepEqual(events, ['1']);
}
