import { join } from 'node:path';
import { type Command, integer, type Values } from '@seller-funds/command';
import { z } from 'zod';
import { ensureInstalled } from '../install.ts';
import { describeMachine } from '../measure/machine.ts';
import { startServer } from '../measure/server.ts';
import { barOf, type Figure } from '../page/figure.ts';
import { contenderTable, figureTable } from '../page/page.ts';
import { writeResult } from '../page/result.ts';
import { contenders } from './contenders.ts';
import { type ClientResult, measureClients } from './measure.ts';

/** The command line of `pnpm bench client`. */
export const command = {
  about:
    "Calls one operation with fetch, openapi-fetch, hey-api's client and this client on a local server, measures the " +
    'bundle size of an app with each, and writes the results to dist/bench/client.md and client.json. Installs the ' +
    'other clients into bench/ on first use.',
  options: z.strictObject({
    rounds: integer(1, 1000).default(40).meta({ value: 'N', description: 'number of rounds' }),
    calls: integer(1, 100_000)
      .default(200)
      .meta({ value: 'N', description: 'number of calls of each client in a round' }),
  }),
} satisfies Command;

/** Measures the clients and writes the report. Returns the exit code. */
export async function run({ rounds, calls }: Values<typeof command>): Promise<number> {
  await ensureInstalled((line) => console.error(line));
  const clients = await contenders();
  const conditions = `${describeMachine()}; ${rounds} rounds of ${calls} calls each.`;
  // A separate process, so that its CPU time is not measured.
  const server = await startServer(join(import.meta.dirname, 'server.ts'));
  try {
    const baseUrl = `http://127.0.0.1:${server.port}`;
    const figures = figuresOf(await measureClients(clients, baseUrl, rounds, calls));
    const section = { title: 'Calling', command: 'pnpm bench client', conditions, figures };
    const tables = [contenderTable(figures, ({ title }) => title), figureTable(figures)];
    writeResult('client', section, tables);
    return 0;
  } finally {
    await server.stop();
  }
}

/** Times have a value for each round. */
function figuresOf(results: readonly ClientResult[]): Figure[] {
  const timeOf = (pick: keyof ClientResult['turns'][number]) => ({
    unit: 'µs',
    against: 'openapi-fetch with a timeout',
    bars: results.flatMap(({ name, turns }) =>
      barOf(
        name,
        turns.map((turn) => turn[pick] * 1000),
      ),
    ),
    goal: { share: 1.05 },
  });
  return [
    { id: 'client-time', title: 'A call: wall time', kind: 'time', ...timeOf('milliseconds') },
    { id: 'client-cpu', title: 'A call: CPU time', kind: 'cpu', ...timeOf('cpuMilliseconds') },
    {
      id: 'client-size',
      title: 'An app that makes one call',
      unit: 'B',
      kind: 'size',
      against: 'openapi-fetch',
      bars: results.flatMap(({ name, gzip }) => barOf(name, [gzip])),
      goal: { limit: 7000 },
    },
  ];
}
