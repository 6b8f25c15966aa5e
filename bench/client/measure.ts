import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../generate/bundle.ts';
import { measureInTurn } from '../measure/in-turn.ts';
import { resultFolder } from '../page/result.ts';
import type { Contender } from './contenders.ts';

/** One round of a client. */
export interface Turn {
  readonly milliseconds: number;
  readonly cpuMilliseconds: number;
}

/** The measurements of one client. */
export interface ClientResult {
  readonly name: string;
  readonly turns: readonly Turn[];
  /** Bytes of an app with one call, minified and compressed. */
  readonly gzip: number;
}

type Call = () => Promise<unknown>;

/** Runs the clients in turn. */
export async function measureClients(
  clients: readonly Contender[],
  baseUrl: string,
  rounds: number,
  calls: number,
): Promise<ClientResult[]> {
  const entries = await Promise.all(
    clients.map(async (client) => ({
      name: client.name,
      call: await load(client, baseUrl),
      gzip: (await bundle(appOf(client), client.folder)).gzip,
    })),
  );
  // The warm-up is long enough for just-in-time compilation.
  const turns = await measureInTurn(entries, rounds, ({ call }, isWarmUp) =>
    turn(call, isWarmUp ? Math.max(calls, 500) : calls),
  );
  return [...turns].map(([{ name, gzip }, each]) => ({ name, gzip, turns: each }));
}

async function turn(call: Call, calls: number): Promise<Turn> {
  const begin = performance.now();
  const before = process.cpuUsage();
  for (let count = 0; count < calls; count += 1) await call();
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (performance.now() - begin) / calls;
  return { milliseconds, cpuMilliseconds: (user + system) / 1000 / calls };
}

async function load(client: Contender, baseUrl: string): Promise<Call> {
  const { code } = await bundle(client.module, client.folder, 'node');
  const folder = join(resultFolder, 'client');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${client.name.replaceAll(/\W+/g, '-')}.mjs`);
  writeFileSync(file, code);
  const { connect } = (await import(pathToFileURL(file).href)) as {
    connect: (baseUrl: string) => Call;
  };
  return connect(baseUrl);
}

function appOf({ module }: Contender): string {
  return `${module}\nconnect('/')().then(console.log);\n`;
}
