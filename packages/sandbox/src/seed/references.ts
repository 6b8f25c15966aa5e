import { pathSteps, valueAt } from '../kernel/value-at.js';
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
  return mapTexts(value, at, (text, path) => resolveText(text, responses, path));
}

function mapTexts(
  value: unknown,
  at: SeedPath,
  replace: (text: string, at: SeedPath) => unknown,
): unknown {
  if (typeof value === 'string') return replace(value, at);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((one, index) => mapTexts(one, [...at, index], replace));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapTexts(one, [...at, name], replace)]),
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
  const [name = '', ...steps] = pathSteps(path);
  const found = valueAt(responses.get(name), steps);
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
  const found: Reference[] = [];
  mapTexts(value, at, (text, path) => {
    for (const [, place = ''] of text.matchAll(reference))
      found.push({ name: pathSteps(place)[0] ?? '', path });
  });
  return found;
}
