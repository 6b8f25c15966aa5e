import type { Client } from '@seller-funds/client';
import type { Case } from './document.js';

type Method = (...args: readonly unknown[]) => Promise<unknown>;

export function call(
  client: Client,
  { operation, path, query }: Case,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const { group, method } = operation.resource;
  const version: unknown = Reflect.get(client, operation.version);
  const resource: unknown = Reflect.get(version as object, group);
  const run = Reflect.get(resource as object, method) as Method;
  const parameters = operation.parameters ?? [];
  const hasQuery = parameters.some((entry) => entry.in === 'query' || entry.in === 'header');
  const args = [...path, ...(operation.body ? [body] : []), ...(hasQuery ? [query] : [])];
  return run(...args, { headers });
}
