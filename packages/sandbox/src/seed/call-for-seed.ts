import {
  callOperation,
  type CallableOperation,
  type CallInput,
  ControlError,
  type Target,
} from '../control-client/call-operation.js';
import { pathSteps } from '../kernel/value-at.js';
import { SeedError, type SeedFault, type SeedPath } from './seed.js';

/** @throws {SeedError} for an error response; `at` is the path of the step in the seed */
export async function callForSeed(
  target: Target,
  operation: CallableOperation,
  input: CallInput = {},
  at: SeedPath = [],
): Promise<unknown> {
  try {
    return await callOperation(target, operation, input);
  } catch (error) {
    throw error instanceof ControlError ? new SeedError(toFaults(at, error)) : error;
  }
}

function toFaults(at: SeedPath, { message: refused, details }: ControlError): SeedFault[] {
  const fields = details.map((detail): SeedFault => ({
    path: [...at, 'body', ...pathSteps(detail.field ?? '').map(toIndex)],
    message: `${detail.message} (${detail.code})`,
  }));
  if (fields.length > 0) return fields;
  return [{ path: at, message: refused }];
}

function toIndex(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step;
}
