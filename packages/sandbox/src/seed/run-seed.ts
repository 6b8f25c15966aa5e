import { operations } from '@seller-funds/contract';
import { operations as control } from '../generated/types/index.js';
import type { CallInput, Target } from '../control-client/call-operation.js';
import { callForSeed } from './call-for-seed.js';
import { findOperation, checkSteps } from './check-steps.js';
import { type StepResponses, resolveReferences } from './references.js';
import type { Seed, SeedPath, SeedStep } from './seed.js';

/** The name of the snapshot to which a failed seed is rolled back. */
const snapshot = { path: { name: 'before-the-seed' } };

/**
 * Runs the calls of a seed one after the other through the API, like any client. If one fails, the tenant
 * is rolled back to its state before the first.
 * @throws {SeedError} if a step is invalid or a call fails
 */
export async function runSeed(seed: Pick<Seed, 'steps'>, target: Target): Promise<number> {
  checkSteps(seed.steps);
  await callForSeed(target, control.takeSnapshot, snapshot);
  try {
    await runSteps(seed.steps, target);
  } catch (error) {
    await callForSeed(target, control.restoreSnapshot, snapshot);
    throw error;
  } finally {
    await callForSeed(target, control.deleteSnapshot, snapshot);
  }
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
    const input = resolveInput(step, responses, at);
    const body = await callForSeed(target, operation, input, at);
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
    const body = await callForSeed(target, operations[id]);
    if ((body as { readonly totalElementCount: number }).totalElementCount > 0) return true;
  }
  return false;
}
