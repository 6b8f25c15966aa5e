import { operations } from '@seller-funds/contract';
import { call, type CallInput, type Target } from '../steer/call.js';
import { allOrNothing } from './all-or-nothing.js';
import { callableOf, checkSteps } from './check-steps.js';
import { type Answers, resolveReferences } from './references.js';
import { type Seed, SeedError, type SeedFault, type SeedPath, type SeedStep } from './seed.js';

/**
 * Makes the calls of a seed one after the other, as any client would: every rule of the API holds for
 * them. Where one is refused, the tenant is again what it was before the first.
 * @returns how many calls were made
 * @throws {SeedError} for steps that are wrong, or one that is refused
 */
export async function runSeed(seed: Pick<Seed, 'steps'>, target: Target): Promise<number> {
  checkSteps(seed.steps);
  return allOrNothing(target, () => callAll(seed, target));
}

async function callAll(seed: Pick<Seed, 'steps'>, target: Target): Promise<number> {
  const answers = new Map<string, unknown>();
  for (const [index, step] of seed.steps.entries()) {
    const at = ['steps', index];
    const operation = callableOf(step.call);
    if (!operation) throw new Error(`The step ${step.call} was not checked.`);
    const { ok, status, body } = await call(target, operation, inputOf(step, answers, at));
    if (!ok) throw new SeedError(faultsOf(at, step.call, status, body));
    if (step.as !== undefined) answers.set(step.as, body);
  }
  return seed.steps.length;
}

/** @throws {SeedError} for a reference to what an answer does not have */
function inputOf({ path, query, headers = {}, body }: SeedStep, answers: Answers, at: SeedPath) {
  return {
    ...(resolveReferences({ path, query, body }, answers, at) as Omit<CallInput, 'headers'>),
    headers,
  };
}

/**
 * Whether there is something already in the tenant of a key: a seed is for one that is empty.
 * @throws {SeedError} where the target cannot be asked
 */
export async function isUsed(target: Target): Promise<boolean> {
  for (const id of ['v2.listAccountHolders', 'v2.listPaymentSplits'] as const) {
    const { ok, status, body } = await call(target, operations[id]);
    if (!ok) throw new SeedError(faultsOf([], id, status, body));
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

function faultsOf(at: SeedPath, id: string, status: number, body: unknown): SeedFault[] {
  const { code, message, details = [] } = (body ?? {}) as Refusal;
  const fields = details.map((detail): SeedFault => ({
    path: [...at, 'body', ...partsOf(detail.field ?? '')],
    message: `${detail.message ?? 'refused'} (${detail.code ?? status})`,
  }));
  if (fields.length > 0) return fields;
  return [
    { path: at, message: `${id} was refused: ${message ?? 'no reason'} (${code ?? status})` },
  ];
}

/** `items[0].amount` in its parts. */
function partsOf(field: string): (string | number)[] {
  const parts = field.split(/[.[\]]+/).filter((part) => part !== '');
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
