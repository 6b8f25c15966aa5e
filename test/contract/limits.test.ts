import { join } from 'node:path';
import { expect, test } from 'vitest';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { readClaims } from '../../spec/trace/claims.ts';
import { follow } from './document.js';

type Json = Readonly<Record<string, unknown>>;

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

const { claims } = readClaims(join(import.meta.dirname, '../../spec/claims.yaml'));
const saysById = new Map(claims.map(({ id, says }) => [id, says]));

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
}

/** Returns true if a statement contains a number: `4 to 64 characters` contains both. */
function states(claim: string, value: number): boolean {
  const says = saysById.get(claim) ?? '';
  if (value === 0 && /\bleaf\b/.test(says)) return true;
  if (value === 1 && /not empty|not be blank|positive|mandatory/i.test(says)) return true;
  return new RegExp(`\\b${value}\\b`).test(says);
}

/** Returns all limits in a part of a request that no statement has and `x-decided` does not list. */
function unexplained(
  node: unknown,
  at: string,
  cited: readonly string[],
  seen: ReadonlySet<unknown>,
): string[] {
  const target = isObject(node) ? follow(node) : node;
  if (Array.isArray(target)) {
    return target.flatMap((one, index) => unexplained(one, `${at}/${index}`, cited, seen));
  }
  if (!isObject(target) || seen.has(target)) return [];
  const parts = [node, target].filter(isObject);
  const local = parts.flatMap((one) => listOf(one['x-claims']));
  const all = local.length > 0 ? local : cited;
  const decided = parts.flatMap((one) => listOf(one['x-decided']));
  const own = limits.flatMap((limit) => {
    const value = target[limit];
    if (typeof value !== 'number' || decided.includes(limit)) return [];
    return all.some((id) => states(id, value))
      ? []
      : [`${at} ${limit} ${value} (${all.join(' ')})`];
  });
  const within = new Set([...seen, target]);
  const inner = Object.entries(target).flatMap(([key, value]) =>
    key.startsWith('x-') || key.startsWith('example')
      ? []
      : unexplained(value, `${at}/${key}`, all, within),
  );
  return [...own, ...inner];
}

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.values(item).flatMap((operation: unknown) => {
    if (!isObject(operation) || !('operationId' in operation)) return [];
    const { parameters = [], requestBody } = operation;
    return [
      [`${operation['operationId'] as string} ${path}`, { parameters, requestBody }] as const,
    ];
  }),
);

test.each(operations)('%s has only limits with a statement or in x-decided', (_name, parts) => {
  expect(unexplained(parts, '', [], new Set())).toEqual([]);
});
