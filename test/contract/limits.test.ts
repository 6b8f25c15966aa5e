import { join } from 'node:path';
import { expect, test } from 'vitest';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { readClaims } from '../../spec/trace/claims.ts';

type Json = Readonly<Record<string, unknown>>;

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

/** Limits that no statement of the reference has, with the decision that sets them (D241 lists them). */
const decided = new Set([
  // Against abuse: files, photos, items, pages.
  'D19 maxLength 5592408',
  'D19 maxItems 20',
  'D19 maxItems 1000',
  'D20 maximum 500',
  'D22 maximum 500',
  // Integers that every JSON parser reads exactly.
  'D123 maximum 9007199254740991',
  'D263 minimum 1',
  'D263 maximum 9007199254740991',
  // By definition: pages, numbers of days and amounts are not negative.
  'D20 minimum 0',
  'D20 minimum 1',
  'D22 minimum 0',
  'D22 minimum 1',
  'D104 minimum 0',
  'D105 minimum 1',
  'D123 minimum 1',
  'D167 minimum 0',
  // Base64 of at least one byte; account numbers.
  'D19 minLength 4',
  'D53 minLength 4',
  'D53 maxLength 34',
  // A tree has leaves, and an item has no children; each sort field occurs once.
  'D27 minItems 1',
  'D46 minItems 1',
  'D63 minItems 1',
  'D63 maxItems 0',
  'D148 minItems 1',
  'D219 minItems 1',
  'D219 maxItems 3',
  // An update cannot set a required string to an empty one.
  'D241 minLength 1',
  // The accounts of a new holder of version 2 are those of version 1 (D177).
  'D177 minLength 4',
  'D177 maxLength 32',
  'D177 maxLength 48',
]);

const { claims } = readClaims(join(import.meta.dirname, '../../spec/claims.yaml'));
const saysById = new Map(claims.map(({ id, says }) => [id, says]));

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
}

function nameOf(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

function resolve(node: unknown): unknown {
  if (!isObject(node) || typeof node['$ref'] !== 'string') return node;
  const steps = node['$ref'].slice(2).split('/');
  return steps.reduce<unknown>((at, step) => (at as Json)[nameOf(step)], document);
}

/** Returns true if a statement contains a number: `4 to 64 characters` contains both. */
function states(claim: string, value: number): boolean {
  const says = saysById.get(claim) ?? '';
  if (value === 1 && /not empty|not be blank|positive|mandatory/i.test(says)) return true;
  return new RegExp(`\\b${value}\\b`).test(says);
}

/** Returns all limits in a part of a request that neither a statement nor a decision sets. */
function unexplained(
  node: unknown,
  at: string,
  cited: readonly string[],
  seen: ReadonlySet<unknown>,
  required = false,
): string[] {
  const target = resolve(node);
  if (!isObject(target) || seen.has(target)) {
    return Array.isArray(target)
      ? target.flatMap((one, index) => unexplained(one, `${at}/${index}`, cited, seen))
      : [];
  }
  const local = [node, target].flatMap((one) =>
    isObject(one) ? [...listOf(one['x-claims']), ...listOf(one['x-decision'])] : [],
  );
  const all = local.length > 0 ? local : cited;
  const own = limits.flatMap((limit) => {
    const value = target[limit];
    if (typeof value !== 'number') return [];
    // A required string is not empty (D241).
    if (required && limit === 'minLength' && value === 1) return [];
    const explained = all.some((id) => states(id, value) || decided.has(`${id} ${limit} ${value}`));
    return explained ? [] : [`${at} ${limit} ${value} (${all.join(' ')})`];
  });
  const within = new Set([...seen, target]);
  const members = isObject(target['properties']) ? target['properties'] : {};
  const needed = listOf(target['required']);
  const ofMembers = Object.entries(members).flatMap(([name, value]) =>
    unexplained(value, `${at}/${name}`, all, within, needed.includes(name)),
  );
  const inner = Object.entries(target).flatMap(([key, value]) =>
    key === 'properties' || key.startsWith('x-') || key.startsWith('example')
      ? []
      : unexplained(value, `${at}/${key}`, all, within),
  );
  return [...own, ...ofMembers, ...inner];
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

test.each(operations)('%s has only limits with a statement or a decision', (_name, parts) => {
  expect(unexplained(parts, '', [], new Set())).toEqual([]);
});
