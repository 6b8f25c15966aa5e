import { operations } from '@seller-funds/contract';
import { operations as controlOperations } from '../generated/types/index.js';
import type { CallableOperation } from '../control-client/call-operation.js';
import { findReferences } from './references.js';
import { SeedError, type SeedFault, type SeedPath, type SeedStep } from './seed.js';

const callable: ReadonlyMap<string, CallableOperation> = new Map<string, CallableOperation>([
  ...Object.entries(operations),
  ...Object.entries(controlOperations),
]);

/** Returns the operation with an id, of the API or of the control API; undefined if the id is unknown. */
export function findOperation(id: string): CallableOperation | undefined {
  return callable.get(id);
}

/** @throws {SeedError} with all unknown operations, missing path parameters and references to unknown steps */
export function checkSteps(steps: readonly SeedStep[]): void {
  const known: string[] = [];
  const faults: SeedFault[] = [];
  for (const [index, step] of steps.entries()) {
    const at = ['steps', index];
    faults.push(...callFaults(step, at), ...nameFaults(step, at, known));
    if (step.as !== undefined) known.push(step.as);
  }
  if (faults.length > 0) throw new SeedError(faults);
}

function callFaults({ call, path = {} }: SeedStep, at: SeedPath): SeedFault[] {
  const operation = callable.get(call);
  if (!operation) {
    const message = `Unknown operation ${call}. An operation id looks like v2.createAccountHolder.`;
    return [{ path: [...at, 'call'], message }];
  }
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const missing = names.filter((name) => !Object.hasOwn(path, name));
  return missing.map((name) => {
    return { path: [...at, 'path'], message: `The parameter ${name} is missing.` };
  });
}

function nameFaults(
  { path, query, body }: SeedStep,
  at: SeedPath,
  known: readonly string[],
): SeedFault[] {
  const unknown = findReferences({ path, query, body }, at).filter(
    ({ name }) => !known.includes(name),
  );
  return unknown.map(({ name, path: place }) => {
    const names = known.join(', ') || 'none';
    return {
      path: place,
      message: `No earlier step is named ${name}. Names of earlier steps: ${names}.`,
    };
  });
}
