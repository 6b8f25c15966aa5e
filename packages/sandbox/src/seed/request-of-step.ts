import { operations } from '@seller-funds/contract';
import { operations as controlOperations } from '../generated/types/index.js';
import { type Answers, resolveReferences } from './references.js';
import { SeedError, type SeedPath, type SeedStep } from './seed.js';

/** As much of an operation as a call needs. */
interface Callable {
  readonly method: string;
  readonly path: string;
}

const callable: ReadonlyMap<string, Callable> = new Map<string, Callable>([
  ...Object.entries(operations),
  ...Object.entries(controlOperations),
]);

/**
 * The request of a step.
 * @param origin the server, such as `http://127.0.0.1:4020`
 * @param at where the step stands in the seed
 * @throws {SeedError} for an unknown operation, a parameter that is missing, or a reference to nothing
 */
export function requestOfStep(
  step: SeedStep,
  answers: Answers,
  { origin, key, at }: { readonly origin: string; readonly key: string; readonly at: SeedPath },
): Request {
  const operation = callable.get(step.call);
  if (!operation) {
    const message = `There is no operation ${step.call}; ids are such as v2.createAccountHolder.`;
    throw new SeedError([{ path: [...at, 'call'], message }]);
  }
  const resolve = (name: 'path' | 'query' | 'body'): unknown =>
    resolveReferences(step[name] ?? {}, answers, [...at, name]);
  const url = new URL(pathOf(operation.path, resolve('path') as Values, at), origin);
  for (const [name, value] of Object.entries(resolve('query') as Values))
    url.searchParams.set(name, String(value));
  const headers = { ...step.headers, authorization: `Bearer ${key}` };
  const method = operation.method.toUpperCase();
  if (step.body === undefined) return new Request(url, { method, headers });
  return new Request(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(resolve('body')),
  });
}

type Values = Readonly<Record<string, string | number | boolean>>;

function pathOf(template: string, values: Values, at: SeedPath): string {
  return template.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined) return encodeURIComponent(String(value));
    throw new SeedError([{ path: [...at, 'path'], message: `The parameter ${name} is missing.` }]);
  });
}
