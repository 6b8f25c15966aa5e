import { camelCase, pascalCase } from '../code/identifiers.js';
import { isObject, type JsonObject } from '../json.js';
import type { Contract, Operation, Resource } from './contract.js';
import type { Namer } from './names.js';
import { type Reader, stringsAt, stringAt } from './reader.js';

/** Whether methods of the client have the name of their operation, or the same without the name of their group. */
export type MethodNames = (typeof methodNames)[number];

/** All of them. */
export const methodNames = ['full', 'short'] as const;

/** `x-resource`; by default the group, and the operationId or else the id of the operation. */
export function readResource(
  reader: Reader,
  operation: JsonObject,
  { id, path }: Pick<Operation, 'id' | 'path'>,
  { namer, methods }: { readonly namer: Namer; readonly methods: MethodNames },
): Resource {
  const group = groupOf(reader, operation, path);
  const given = stringAt(declaredIn(operation), 'method');
  const name = namer.plain(stringAt(operation, 'operationId') ?? id);
  return { group, method: given ?? (methods === 'short' ? withoutGroup(name, group) : name) };
}

/** The group of an operation: `x-resource`, its first tag that groups, or the first path segment that can name one. */
export function groupOf({ labels }: Reader, operation: JsonObject, path: string): string {
  const given = stringAt(declaredIn(operation), 'group');
  return (
    given ??
    camelCase(stringsAt(operation, 'tags').find((tag) => !labels.has(tag)) ?? segmentOf(path))
  );
}

/** The groups that a group is in, outermost first: those of the parents of its tag. */
export function groupsAround({ tags }: Pick<Contract, 'tags'>, group: string): string[] {
  const tag = tags.find(({ name, isGroup }) => isGroup && camelCase(name) === group);
  const parents = tag?.path.slice(0, -1) ?? [];
  const around = parents.filter((name) => tags.some((each) => each.name === name && each.isGroup));
  return around.map((name) => camelCase(name));
}

function declaredIn(operation: JsonObject): JsonObject {
  const declared = operation['x-resource'];
  return isObject(declared) ? declared : {};
}

function segmentOf(path: string): string {
  const segments = (path.split(/[?#]/)[0] ?? '').split('/');
  return segments.find(isNaming) ?? 'default';
}

function isNaming(segment: string): boolean {
  return segment !== '' && !segment.includes('{') && !/^(?:api|v\d[\w.]*|[\d.-]+)$/i.test(segment);
}

/** A name made from the method and the path: `getPetsById` for `GET /pets/{id}`. */
export function nameOfPlace({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return camelCase(`${method} ${path.replaceAll('{', ' by ')}`);
}

/** The name without that of its group, in singular or plural: `create` for `createServer` in `servers`. */
export function withoutGroup(name: string, group: string): string {
  const words = wordsOf(name);
  const gone = wordsOf(pascalCase(group));
  const start = words.findIndex((_word, index) =>
    gone.every((word, offset) => isSameNoun(words[index + offset] ?? '', word)),
  );
  const kept = words.filter((_word, index) => index < start || index >= start + gone.length);
  const isName = start >= 0 && /^[a-z]/i.test(kept[0] ?? '');
  return isName ? camelCase(kept.join(' ')).replace(/_$/, '') : name;
}

function wordsOf(name: string): string[] {
  return name.match(/[A-Z]+(?![a-z])|.[^A-Z]*/g) ?? [];
}

function isSameNoun(one: string, other: string): boolean {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  return pluralsOf(left).includes(right) || pluralsOf(right).includes(left);
}

function pluralsOf(noun: string): string[] {
  return [noun, `${noun}s`, `${noun}es`, noun.replace(/y$/, 'ies')];
}

/**
 * Makes method names unique in their groups. Of operations with the same name, each gets its full name, or else one
 * made from its place: the name of an operation depends on no operation with another name.
 * @param renamed the ids that replace repeated ones, which have been reported
 */
export function uniqueMethods(
  reader: Reader,
  namer: Namer,
  renamed: ReadonlySet<string>,
  operations: readonly Operation[],
): Operation[] {
  const named = operations.map((operation) => ({
    operation,
    names: [operation.resource.method, namer.plain(operation.id), nameOfPlace(operation)],
  }));
  for (let round = 1; round < 3; round += 1) {
    const counts = new Map<string, number>();
    for (const { operation, names } of named) {
      const key = keyOf(operation, names[0]);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const { operation, names } of named) {
      if (names.length > 1 && (counts.get(keyOf(operation, names[0])) ?? 0) > 1) names.shift();
    }
  }
  return named.map(({ operation, names: [name = ''] }) => {
    const { id, resource, pointer } = operation;
    const { group, method } = resource;
    if (name === method) return operation;
    // A short name is not what the document says.
    if (method !== withoutGroup(name, group) && !renamed.has(id))
      reader.report('operation/method-duplicate', pointer, { group, method, id, name });
    return { ...operation, resource: { group, method: name } };
  });
}

function keyOf({ name, resource }: Operation, method = ''): string {
  return [name.module, camelCase(resource.group), camelCase(method)].join(' ');
}
