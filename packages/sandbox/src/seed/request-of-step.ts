import { operations } from '@seller-funds/contract';
import { operations as controlOperations } from '../generated/types/index.js';
import { type Answers, resolveReferences } from './references.js';
import type { SeedPath, SeedStep } from './seed.js';

/** As much of an operation as a call needs. */
export interface Callable {
  readonly method: string;
  readonly path: string;
}

const callable: ReadonlyMap<string, Callable> = new Map<string, Callable>([
  ...Object.entries(operations),
  ...Object.entries(controlOperations),
]);

/** The operation of an id, of the API or of the control API. */
export function callableOf(id: string): Callable | undefined {
  return callable.get(id);
}

/** The names of the parameters in the path of an operation. */
export function parametersOf({ path }: Callable): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/**
 * The request of a step that was checked.
 * @param origin the server, such as `http://127.0.0.1:4020`
 * @param at where the step stands in the seed
 * @throws {SeedError} for a reference to what an answer does not have
 */
export function requestOfStep(
  step: SeedStep,
  answers: Answers,
  { origin, key, at }: { readonly origin: string; readonly key: string; readonly at: SeedPath },
): Request {
  const operation = callable.get(step.call);
  if (!operation) throw new Error(`The step ${step.call} was not checked.`);
  const resolve = (name: 'path' | 'query' | 'body'): unknown =>
    resolveReferences(step[name] ?? {}, answers, [...at, name]);
  const url = new URL(pathOf(operation.path, resolve('path') as Values), origin);
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

function pathOf(template: string, values: Values): string {
  return template.replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(String(values[name])),
  );
}
