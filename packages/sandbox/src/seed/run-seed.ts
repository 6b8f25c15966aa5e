import { operations } from '@seller-funds/contract';
import { callOperation, type CallInput, type Target } from '../control-client/call-operation.js';
import { rollBackOnError } from './roll-back-on-error.js';
import { findOperation, checkSteps } from './check-steps.js';
import { type StepResponses, resolveReferences } from './references.js';
import { type Seed, SeedError, type SeedFault, type SeedPath, type SeedStep } from './seed.js';

/**
 * Runs the calls of a seed one after the other through the API, like any client. If one fails, the tenant
 * is rolled back to its state before the first.
 * @returns the number of calls
 * @throws {SeedError} if a step is invalid or a call fails
 */
export async function runSeed(seed: Pick<Seed, 'steps'>, target: Target): Promise<number> {
  checkSteps(seed.steps);
  await rollBackOnError(target, () => runSteps(seed.steps, target));
  return seed.steps.length;
}

/**
 * Makes the calls of valid steps one after the other.
 * @throws {SeedError} if a call fails
 */
export async function runSteps(steps: readonly SeedStep[], target: Target): Promise<void> {
  const responses = new Map<string, unknown>();
  for (const [index, step] of steps.entries()) {
    const at = ['steps', index];
    const operation = findOperation(step.call);
    if (!operation) throw new Error(`The step ${step.call} is not a known operation.`);
    const { ok, status, body } = await callOperation(
      target,
      operation,
      resolveInput(step, responses, at),
    );
    if (!ok) throw new SeedError(toFaults(at, step.call, status, body));
    if (step.as !== undefined) responses.set(step.as, body);
  }
}

/** @throws {SeedError} if a reference has no value */
function resolveInput(
  { path, query, headers = {}, body }: SeedStep,
  responses: StepResponses,
  at: SeedPath,
) {
  return {
    ...(resolveReferences({ path, query, body }, responses, at) as Omit<CallInput, 'headers'>),
    headers,
  };
}

/**
 * True if the tenant of a key already has account holders or payment splits. A seed needs an empty tenant.
 * @throws {SeedError} if a call fails
 */
export async function hasData(target: Target): Promise<boolean> {
  for (const id of ['v2.listAccountHolders', 'v2.listPaymentSplits'] as const) {
    const { ok, status, body } = await callOperation(target, operations[id]);
    if (!ok) throw new SeedError(toFaults([], id, status, body));
    if ((body as { readonly totalElementCount: number }).totalElementCount > 0) return true;
  }
  return false;
}

/** The parts of an error response that a seed reports. */
interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly details?: readonly {
    readonly field?: string;
    readonly code?: string;
    readonly message?: string;
  }[];
}

function toFaults(at: SeedPath, id: string, status: number, body: unknown): SeedFault[] {
  const { code, message, details = [] } = (body ?? {}) as Refusal;
  const fields = details.map((detail): SeedFault => ({
    path: [...at, 'body', ...splitPath(detail.field ?? '')],
    message: `${detail.message ?? 'refused'} (${detail.code ?? status})`,
  }));
  if (fields.length > 0) return fields;
  return [
    { path: at, message: `${id} was refused: ${message ?? 'no reason'} (${code ?? status})` },
  ];
}

/** Splits a path such as `items[0].amount` into its parts. */
function splitPath(field: string): (string | number)[] {
  const parts = field.split(/[.[\]]+/).filter((part) => part !== '');
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
