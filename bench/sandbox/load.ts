import { HttpClient, type WireRequest } from './http-client.ts';
import { cpuTimeOf } from './process-facts.ts';

/** The result of a load. */
export interface Load {
  readonly requests: number;
  readonly milliseconds: number;
  /** CPU time of the server's process; undefined if the system does not report it. */
  readonly cpuMilliseconds: number | undefined;
}

/** Creates the next request. */
export type NextRequest = () => WireRequest;

/** A server to put under load. */
export interface Target {
  readonly port: number;
  readonly pid: number;
  readonly key: string;
}

/** When to stop: after a time, or after a number of requests. */
export interface Limit {
  readonly milliseconds?: number;
  readonly requests?: number;
}

/**
 * Runs clients that each send one request after another until the limit is reached.
 * @throws {Error} for a status other than 200
 */
export async function putUnderLoad(
  { port, pid, key }: Target,
  clients: number,
  limit: Limit,
  next: NextRequest,
): Promise<Load> {
  const open = await Promise.all(Array.from({ length: clients }, () => HttpClient.open(port, key)));
  const cpuBefore = cpuTimeOf(pid);
  const begin = performance.now();
  const end = begin + (limit.milliseconds ?? Infinity);
  const most = limit.requests ?? Infinity;
  let sent = 0;
  let requests = 0;
  const run = async (client: HttpClient): Promise<void> => {
    while (sent < most && performance.now() < end) {
      sent += 1;
      const request = next();
      const { status, text } = await client.send(request);
      if (status !== 200) throw new Error(`${request.path} returned ${status}: ${text()}`);
      requests += 1;
    }
  };
  try {
    await Promise.all(open.map(run));
    const took = performance.now() - begin;
    const cpu = cpuTimeOf(pid);
    const known = cpu !== undefined && cpuBefore !== undefined;
    return { requests, milliseconds: took, cpuMilliseconds: known ? cpu - cpuBefore : undefined };
  } finally {
    for (const client of open) client.close();
  }
}
