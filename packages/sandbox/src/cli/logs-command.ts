import { setTimeout as delay } from 'node:timers/promises';
import type { Values } from '@seller-funds/command';
import { type ControlCall, controlCalls } from '../control-client/control-client.js';
import type * as types from '../generated/types/index.js';
import type { logsCommand } from './commands.js';
import { exitCodes, type ProcessEnvironment } from './process-environment.js';
import { remoteTarget } from './remote-sandbox.js';
import { requestLogSize } from './serve-command.js';

const pollIntervalMs = 500;
const pageSize = 100;

/**
 * `sandbox logs tail`: prints the requests of a tenant to the API as they come, until the process is stopped.
 * @throws {CommandError | ControlError} if the sandbox cannot be reached or returns an error
 */
export async function tailLogs(
  { status = 'xxx', path, ...remote }: Values<typeof logsCommand>,
  { out, untilStopped }: ProcessEnvironment,
): Promise<number> {
  const pattern = new RegExp(`^${status.replaceAll(/x/gi, '.')}$`);
  const target = remoteTarget(remote);
  const call = controlCalls(target);
  let last = (await call('listRequests', { query: { _pageSize: 1 } })).elements[0]?.id ?? 0;
  const stopping = new AbortController();
  const stopped = untilStopped({ needsOutput: true }).then(() => stopping.abort());
  out(`Waiting for requests of ${target.key} to ${target.origin}. Press Ctrl-C to stop.\n`);
  while (!stopping.signal.aborted) {
    const requests = await requestsAfter(last, call, path === undefined ? {} : { path });
    last = requests.at(-1)?.id ?? last;
    for (const request of requests)
      if (pattern.test(String(request.status ?? '---'))) out(`${describeRequest(request)}\n`);
    await delay(pollIntervalMs, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
  await stopped;
  return exitCodes.done;
}

/** Returns the requests with a higher id, oldest first: at most as many as a sandbox keeps. */
async function requestsAfter(
  id: number,
  call: ControlCall,
  query: { readonly path?: string },
): Promise<types.api.LoggedRequest[]> {
  const byId = new Map<number, types.api.LoggedRequest>();
  for (let page = 0; page * pageSize < requestLogSize; page += 1) {
    const { elements } = await call('listRequests', {
      query: { ...query, _pageSize: pageSize, _pageNumber: page },
    });
    const newer = elements.filter((each) => each.id > id).slice(0, pageSize);
    // A request that comes between two pages moves others to the next one.
    for (const request of newer) byId.set(request.id, request);
    if (newer.length < pageSize) break;
  }
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
}

function describeRequest(request: types.api.LoggedRequest): string {
  const { at, status, method, target, durationMs, operationId } = request;
  const time = new Date(at).toISOString().slice(11, 19);
  const name = operationId === null ? '' : ` ${operationId}`;
  return `${time} ${status ?? 'dropped'} ${method} ${target} ${durationMs} ms${name}`;
}
