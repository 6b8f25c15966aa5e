import { SeedError, type SeedPath } from './seed.js';

/** The response bodies of earlier steps, by the names of the steps. */
export type StepResponses = ReadonlyMap<string, unknown>;

const reference = /\$\{([^}]*)\}/g;
const whole = /^\$\{([^}]*)\}$/;

/**
 * Replaces references such as `${mila.accounts[0].code}` with values of earlier responses. A string that
 * consists of one reference becomes the value itself, of any type.
 * @param at the path of the value in the seed
 * @throws {SeedError} if a reference has no value
 */
export function resolveReferences(value: unknown, responses: StepResponses, at: SeedPath): unknown {
  if (typeof value === 'string') return resolveText(value, responses, at);
  if (Array.isArray(value)) {
    return value.map((one, index) => resolveReferences(one, responses, [...at, index]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      resolveReferences(one, responses, [...at, name]),
    ]),
  );
}

function resolveText(text: string, responses: StepResponses, at: SeedPath): unknown {
  const [, only] = whole.exec(text) ?? [];
  if (only !== undefined) return lookUp(only, responses, at);
  return text.replaceAll(reference, (_place, path: string) => {
    const found = lookUp(path, responses, at);
    if (typeof found === 'string' || typeof found === 'number') return String(found);
    throw new SeedError([{ path: at, message: `\${${path}} is not a string or a number.` }]);
  });
}

function lookUp(path: string, responses: StepResponses, at: SeedPath): unknown {
  const [name = '', ...parts] = splitPath(path);
  let found: unknown = responses.get(name);
  for (const part of parts) {
    const inside = typeof found === 'object' && found !== null && Object.hasOwn(found, part);
    found = inside ? (found as Record<string, unknown>)[part] : undefined;
  }
  if (found !== undefined) return found;
  const message = `The response of the step ${name} has no ${path}.`;
  throw new SeedError([{ path: at, message }]);
}

export interface Reference {
  readonly name: string;
  readonly path: SeedPath;
}

/** Finds the references to other steps in a value, at any depth. */
export function findReferences(value: unknown, at: SeedPath): Reference[] {
  if (typeof value === 'string') {
    const found = [...value.matchAll(reference)].map(([, path = '']) => splitPath(path)[0] ?? '');
    return found.map((name) => ({ name, path: at }));
  }
  if (Array.isArray(value))
    return value.flatMap((one, index) => findReferences(one, [...at, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => findReferences(one, [...at, name]));
}

/** Splits a path such as `accounts[0].code` into its parts. */
function splitPath(path: string): string[] {
  return path.split(/[.[\]]+/).filter((part) => part !== '');
}
