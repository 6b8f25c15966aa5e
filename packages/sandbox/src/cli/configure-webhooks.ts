import { webhookTypeValues } from '@seller-funds/contract/vocabulary/shared';
import type { SeedTarget } from '../seed/seed-target.js';
import { CommandError } from './command-error.js';

/** As much of a configuration as is needed to change it. */
interface Configuration {
  readonly id: number;
  readonly type: string;
  readonly url?: string;
}

const path = '/api/webhook-configurations';

/**
 * Has a sandbox send all webhooks of a tenant to an address.
 * @returns what was changed, line by line
 * @throws {CommandError} where it refuses
 */
export async function sendHere(url: string, target: SeedTarget): Promise<string[]> {
  const known = (await ask(target, 'GET', path)) as readonly Configuration[];
  const lines: string[] = [];
  for (const type of webhookTypeValues) {
    const found = known.find((one) => one.type === type);
    const body = { url, type, isActivated: true };
    if (found) await ask(target, 'PUT', `${path}/${found.id}`, body);
    else await ask(target, 'POST', path, body);
    const before =
      found?.url === undefined || found.url === url ? '' : `, no longer to ${found.url}`;
    lines.push(`${type} goes to ${url}${before}.`);
  }
  return lines;
}

async function ask(
  { fetch, origin, key }: SeedTarget,
  method: string,
  where: string,
  body?: object,
): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
  const response = await fetch(new Request(new URL(where, origin), init));
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  const { message = 'no reason' } = (answer ?? {}) as { readonly message?: string };
  throw new CommandError(
    `${origin} refused to configure webhooks: ${message} (${response.status})`,
  );
}
