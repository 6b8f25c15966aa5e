import {
  callOperation,
  type CallableOperation,
  type CallInput,
  type Target,
} from '../control-client/call-operation.js';
import { SeedError, type SeedFault, type SeedPath } from './seed.js';

/**
 * Calls an operation for a seed.
 * @param at the path of the step in the seed
 * @returns the response body
 * @throws {SeedError} for an error response
 */
export async function callForSeed(
  target: Target,
  operation: CallableOperation & { readonly id: string },
  input: CallInput = {},
  at: SeedPath = [],
): Promise<unknown> {
  const { ok, status, body } = await callOperation(target, operation, input);
  if (ok) return body;
  throw new SeedError(toFaults(at, operation.id, status, body));
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
