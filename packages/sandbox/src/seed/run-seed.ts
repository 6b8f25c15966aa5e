import { allOrNothing } from './all-or-nothing.js';
import { checkSteps } from './check-steps.js';
import type { SeedTarget } from './seed-target.js';
import { requestOfStep } from './request-of-step.js';
import { type Seed, SeedError, type SeedFault, type SeedPath } from './seed.js';

/**
 * Makes the calls of a seed one after the other, as any client would: every rule of the API holds for
 * them. Where one is refused, the tenant is again what it was before the first.
 * @returns how many calls were made
 * @throws {SeedError} for steps that are wrong, or one that is refused
 */
export async function runSeed(seed: Pick<Seed, 'steps'>, target: SeedTarget): Promise<number> {
  checkSteps(seed.steps);
  return allOrNothing(target, () => callAll(seed, target));
}

async function callAll(seed: Pick<Seed, 'steps'>, target: SeedTarget): Promise<number> {
  const answers = new Map<string, unknown>();
  for (const [index, step] of seed.steps.entries()) {
    const at = ['steps', index];
    const response = await target.fetch(requestOfStep(step, answers, { ...target, at }));
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new SeedError(faultsOf(at, step.call, response.status, body));
    if (step.as !== undefined) answers.set(step.as, body);
  }
  return seed.steps.length;
}

/**
 * Whether there is something already in the tenant of a key: a seed is for one that is empty.
 * @throws {SeedError} where the target cannot be asked
 */
export async function isUsed({ fetch, origin, key }: SeedTarget): Promise<boolean> {
  const headers = { authorization: `Bearer ${key}` };
  for (const path of ['/api/accountholders', '/api/fund/split-payments']) {
    const response = await fetch(new Request(new URL(path, origin), { headers }));
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new SeedError(faultsOf([], path, response.status, body));
    if ((body as { readonly totalElementCount: number }).totalElementCount > 0) return true;
  }
  return false;
}

/** As much of an error as a seed shows. */
interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly details?: readonly {
    readonly field?: string;
    readonly code?: string;
    readonly message?: string;
  }[];
}

function faultsOf(at: SeedPath, call: string, status: number, body: unknown): SeedFault[] {
  const { code, message, details = [] } = (body ?? {}) as Refusal;
  const fields = details.map((detail): SeedFault => ({
    path: [...at, 'body', ...partsOf(detail.field ?? '')],
    message: `${detail.message ?? 'refused'} (${detail.code ?? status})`,
  }));
  if (fields.length > 0) return fields;
  return [
    { path: at, message: `${call} was refused: ${message ?? 'no reason'} (${code ?? status})` },
  ];
}

/** `items[0].amount` in its parts. */
function partsOf(field: string): (string | number)[] {
  const parts = field.split(/[.[\]]+/).filter((part) => part !== '');
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
