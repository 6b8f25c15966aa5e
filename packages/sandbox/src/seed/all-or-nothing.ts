import type { SeedTarget } from './seed-target.js';
import { SeedError } from './seed.js';

/** The snapshot that is there while a seed runs. */
const before = '/_sandbox/snapshots/before-the-seed';

/**
 * Does something to a tenant, and takes all of it back where it fails.
 * @throws {SeedError} where the sandbox takes no snapshot, before anything is done; else what the work throws
 */
export async function allOrNothing<T>(target: SeedTarget, work: () => Promise<T>): Promise<T> {
  await ask(target, 'PUT', before);
  try {
    return await work();
  } catch (error) {
    await ask(target, 'POST', `${before}/restore`);
    throw error;
  } finally {
    await ask(target, 'DELETE', before);
  }
}

async function ask(
  { fetch, origin, key }: SeedTarget,
  method: string,
  path: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${key}` };
  const response = await fetch(new Request(new URL(path, origin), { method, headers }));
  const { message } = (await response.json()) as { readonly message?: string };
  if (response.ok) return;
  const refusal = `${method} ${path} was refused: ${message ?? response.status}`;
  throw new SeedError([{ path: [], message: refusal }]);
}
