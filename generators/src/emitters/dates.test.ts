import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { emitFrom, write } from '../testing/emitted.js';

const spec = fileURLToPath(new URL('../testing/dated.yaml', import.meta.url));

const own = `export class DateTime {
  constructor(readonly text: string) {}
  toJSON(): string { return this.text; }
}
export const readDateTime = (text: string): DateTime => new DateTime(text);
export const writeDateTime = (value: DateTime): string => value.text;
`;

interface Emitted {
  readonly make: (text: string) => object;
  readonly client: (fetch: (request: Request) => Promise<Response>) => {
    readonly entries: Record<string, (...values: unknown[]) => PromiseLike<unknown>>;
  };
  readonly server: (
    handlers: object,
    options?: object,
  ) => { fetch(request: Request): Promise<Response> };
  readonly schemas: Record<
    string,
    { parse(value: unknown): unknown; safeParse(value: unknown): { success: boolean } }
  >;
}

async function load(dates: string): Promise<Emitted> {
  const folder = write([...(await emitFrom({ spec, dates })), ['own.ts', own]]);
  const paths = ['types/date-time', 'client/index', 'server/index', 'validators/index'];
  const modules = await Promise.all(paths.map(async (path) => import(join(folder, `${path}.ts`))));
  const { readDateTime, createClient, createServer, schemas, validators, validateWith } =
    Object.assign({}, ...modules) as Exports;
  const validate = validateWith(validators, 'both');
  return {
    make: readDateTime,
    client: (fetch) => createClient({ baseUrl: 'http://diary.test', fetch, retries: 0, validate }),
    server: (api) => createServer({ api }, { validateResponses: true }),
    schemas,
  };
}

interface Exports {
  readonly readDateTime: Emitted['make'];
  readonly createClient: (options: object) => ReturnType<Emitted['client']>;
  readonly createServer: (handlers: object, options: object) => ReturnType<Emitted['server']>;
  readonly schemas: Emitted['schemas'];
  readonly validators: object;
  readonly validateWith: (validators: object, what: string) => object;
}

async function* onlyItem(item: object): AsyncGenerator<object> {
  yield await Promise.resolve(item);
}

const at = '2026-11-22T10:00:00.000Z';

describe.each(['Date', '../own.js'])('with points in time as %s', (dates) => {
  let emitted: Emitted;

  beforeAll(async () => {
    emitted = await load(dates);
  });

  const entryOf = (): object => {
    const { make } = emitted;
    return {
      at: make(at),
      day: '2026-11-22',
      patterned: at,
      gone: null,
      both: make(at),
      list: [make(at), make(at)],
      named: { __proto__: null, first: make(at) },
      next: { at: make(at), day: '2026-11-23' },
      event: { kind: 'meeting', value: make(at) },
      loose: make(at),
    };
  };

  test('client and handler use them, and strings are sent', async () => {
    let body = '';
    let seen: unknown;
    const server = emitted.server({
      putEntry: (request: { body: unknown }) => {
        seen = request;
        return { status: 200, body: request.body };
      },
    });
    const client = emitted.client(async (request) => {
      body = await request.clone().text();
      return server.fetch(request);
    });
    const { make } = emitted;
    const parameters = { on: [make(at), make(at)], 'x-when': make(at) };
    const answer = await client.entries['putEntry']?.(make(at), entryOf(), parameters);
    expect(answer).toEqual(entryOf());
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(entryOf())));
    expect(seen).toMatchObject({
      path: { at: make(at) },
      query: { on: [make(at), make(at)], since: make('2020-01-01T00:00:00Z') },
      headers: { 'x-when': make(at) },
      body: entryOf(),
    });
  });

  test('an invalid date is rejected before anything is sent', async () => {
    const client = emitted.client(async () => Promise.reject(new Error('nothing is to be sent')));
    const entry = { at: new Date(Number.NaN), day: '2026-11-22' };
    const call = client.entries['putEntry']?.(emitted.make(at), entry);
    await expect(call).rejects.toMatchObject({ sent: false });
  });

  test('errors contain them too', async () => {
    const client = emitted.client(async () =>
      Promise.resolve(Response.json({ message: 'no', until: at }, { status: 409 })),
    );
    const call = client.entries['putEntry']?.(emitted.make(at), entryOf());
    await expect(call).rejects.toMatchObject({ body: { until: emitted.make(at) } });
  });

  test('items of streams contain them', async () => {
    const server = emitted.server({
      streamEntries: () => ({
        status: 200,
        body: onlyItem(entryOf()),
      }),
    });
    const client = emitted.client(async (request) => server.fetch(request));
    const stream = (await client.entries['streamEntries']?.()) as AsyncIterable<unknown>;
    const items: unknown[] = [];
    for await (const item of stream) items.push(item);
    expect(items).toEqual([entryOf()]);
  });

  test('validators accept strings and dates, and return dates', () => {
    const { schemas, make } = emitted;
    const text = JSON.parse(JSON.stringify(entryOf())) as object;
    expect(schemas['Entry']?.parse(text)).toEqual(entryOf());
    expect(schemas['Entry']?.parse(entryOf())).toEqual(entryOf());
    expect(schemas['Moment']?.parse(at)).toEqual(make(at));
    for (const wrong of ['yesterday', 5, {}, null, new Date(Number.NaN)]) {
      expect(schemas['Moment']?.safeParse(wrong).success).toBe(false);
    }
  });

  test('discriminated unions convert only the dates of the matching member', () => {
    const note = { kind: 'note', value: at };
    expect(emitted.schemas['Event']?.parse(note)).toEqual(note);
  });
});

test('strings remain strings by default', async () => {
  const files = await emitFrom({ spec, only: ['types', 'client'] });
  expect([...files.keys()].filter((path) => /\/date(?:s|-time)\b/.test(path))).toEqual([]);
  expect(readFileSync(spec, 'utf8')).toContain('date-time');
  expect(await emitFrom({ spec, only: ['types', 'client'], dates: 'text' })).toEqual(files);
});
