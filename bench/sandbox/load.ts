import { percentile } from '../measure/statistics.ts';
import { HttpClient, type WireRequest } from './http-client.ts';
import { cpuTimeOf } from './process-facts.ts';

/** The result of a load. */
export interface Load {
  readonly requests: number;
  readonly milliseconds: number;
  /** CPU time of all processes under load; undefined if the system does not report it. */
  readonly cpuMilliseconds: number | undefined;
  /** The time from a request to its response in milliseconds: the median and the 99th percentile. */
  readonly latency: { readonly p50: number; readonly p99: number };
}

/** Creates the next request. */
export type NextRequest = () => WireRequest;

/** A server to put under load. */
export interface Target {
  readonly port: number;
  readonly pid: number;
  readonly key: string;
}

/** Clients of a server that each send one request after another. */
export interface Clients {
  readonly target: Target;
  readonly count: number;
  readonly next: NextRequest;
}

/** When to stop: after a time, or after a number of requests. */
export interface Limit {
  readonly milliseconds?: number;
  readonly requests?: number;
}

/**
 * Runs clients of one or more servers at the same time until the limit is reached.
 * @param isExpected returns true for the status of a response; by default, 200 alone
 * @throws {Error} for another status
 */
export async function putUnderLoad(
  groups: readonly Clients[],
  limit: Limit,
  isExpected = (status: number): boolean => status === 200,
): Promise<Load> {
  const clients = groups.flatMap(connect);
  const pids = [...new Set(groups.map(({ target }) => target.pid))];
  const latencies: number[] = [];
  const cpuBefore = sumOfCpu(pids);
  const begin = performance.now();
  const end = begin + (limit.milliseconds ?? Infinity);
  const most = limit.requests ?? Infinity;
  let sent = 0;
  const run = async ({ client, next }: (typeof clients)[number]): Promise<void> => {
    for (let now = performance.now(); sent < most && now < end;) {
      sent += 1;
      const request = next();
      const { status, text } = await client.send(request);
      if (!isExpected(status)) throw new Error(`${request.path} returned ${status}: ${text}`);
      const before = now;
      now = performance.now();
      latencies.push(now - before);
    }
  };
  try {
    await Promise.all(clients.map(run));
    const milliseconds = performance.now() - begin;
    const cpu = sumOfCpu(pids);
    const known = cpu !== undefined && cpuBefore !== undefined;
    return {
      requests: latencies.length,
      milliseconds,
      cpuMilliseconds: known ? cpu - cpuBefore : undefined,
      latency: { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) },
    };
  } finally {
    await Promise.all(clients.map(({ client }) => client.close()));
  }
}

function connect({ target: { port, key }, count, next }: Clients) {
  return Array.from({ length: count }, () => ({ client: new HttpClient(port, key), next }));
}

function sumOfCpu(pids: readonly number[]): number | undefined {
  const times = pids.map(cpuTimeOf).filter((time) => time !== undefined);
  return times.length === pids.length ? times.reduce((sum, time) => sum + time, 0) : undefined;
}
