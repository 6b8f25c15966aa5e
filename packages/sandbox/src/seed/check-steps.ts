import { namesIn } from './references.js';
import { callableOf, parametersOf } from './request-of-step.js';
import { SeedError, type SeedFault, type SeedPath, type SeedStep } from './seed.js';

/**
 * Checks what can be seen in the steps of a seed before any of them is called.
 * @throws {SeedError} with all unknown operations, missing parameters, and names that no earlier step has
 */
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
  const operation = callableOf(call);
  if (!operation) {
    const message = `There is no operation ${call}; ids are such as v2.createAccountHolder.`;
    return [{ path: [...at, 'call'], message }];
  }
  const missing = parametersOf(operation).filter((name) => !Object.hasOwn(path, name));
  return missing.map((name) => {
    return { path: [...at, 'path'], message: `The parameter ${name} is missing.` };
  });
}

function nameFaults(
  { path, query, body }: SeedStep,
  at: SeedPath,
  known: readonly string[],
): SeedFault[] {
  const unknown = namesIn({ path, query, body }, at).filter(({ name }) => !known.includes(name));
  return unknown.map(({ name, path: place }) => {
    const names = known.join(', ') || 'none';
    return { path: place, message: `No earlier step is called ${name}; there are: ${names}.` };
  });
}
