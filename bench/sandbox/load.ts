import { HttpClient, type WireRequest } from './http-client.ts';
import { cpuTimeOf } from './process-facts.ts';

/** What a server did for its clients in a while. */
export interface Load {
  readonly requests: number;
  readonly milliseconds: number;
  /** What the server's process took; undefined where the system does not tell. */
  readonly cpuMilliseconds: number | undefined;
}

/** Makes the next request; each is made once. */
export type NextRequest = () => WireRequest;

/** A server to put under load. */
export interface Target {
  readonly port: number;
  readonly pid: number;
  readonly key: string;
}

/** When to stop: after a while, or after so many requests. */
export interface Limit {
  readonly milliseconds?: number;
  readonly requests?: number;
}

/**
 * Has some clients send one request after the other until the limit is reached.
 * @throws {Error} for an answer other than 200
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
      if (status !== 200) throw new Error(`${request.path} answers ${status}: ${text()}`);
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
