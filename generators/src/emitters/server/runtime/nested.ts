import type { ReadNested } from './codecs.js';
import { UnreadableValueError } from './query-string.js';
import type { ListShape, ShapeTable, TextShape } from './shape.js';
import { convert } from './wire.js';

/** A value as it was sent: a string, or a file of a form. */
export type Leaf = string | Blob;

/** The values that were sent under one name. */
interface Branch {
  readonly leaves: Leaf[];
  /** By the key in brackets: `[name]`, `[0]`. */
  readonly members: Map<string, Branch>;
  /** The members with empty brackets: `[]`. */
  readonly appended: Branch[];
}

/** The maximum depth of bracketed names. */
const maxDepth = 100;

/** Returns a function that reads a parameter of this shape: `name[a][0]`, or `a[0]` for an exploded object. */
export function nestedReader(shape: TextShape, components?: ShapeTable): ReadNested {
  return ({ name, style, wire }, pairs, others, decode) => {
    const isSpread = wire === 'object' && style !== 'deepObject';
    const own = pairs
      .filter(([key]) => (isSpread ? !others.has(baseName(key)) : baseName(key) === name))
      .map(([key, text]) => [key, decode(text)] as const);
    if (own.length === 0) return undefined;
    if (isSpread) return readNested(own, shape, components);
    const read = readNested(own, { properties: { [name]: shape } }, components);
    return (read as Readonly<Record<string, unknown>>)[name];
  };
}

/**
 * Parses bracketed names such as `a[b][0]` to a nested value. Arrays may be written as `a[0]=x`, `a[]=x` or
 * repeated `a=x`. Indexes only determine the order, so that a large index takes no memory.
 * @param pairs decoded names and values
 * @param shape the shape of the object whose members the names are
 * @throws {UnreadableValueError} if a name has both a value and members, or is nested too deep
 */
export function readNested(
  pairs: Iterable<readonly [name: string, leaf: Leaf]>,
  shape: TextShape,
  components: ShapeTable = {},
): unknown {
  const root = createBranch();
  for (const [name, leaf] of pairs) insert(root, parsePath(name), leaf);
  return buildValue(root, shape, components);
}

/** Returns the first part of a name: `a` for `a[b][0]`. */
export function baseName(name: string): string {
  return parsePath(name)[0] ?? name;
}

function parsePath(name: string): string[] {
  const start = name.indexOf('[');
  const rest = name.slice(start);
  if (start < 1 || !/^(?:\[[^[\]]*\])+$/.test(rest)) return [name];
  return [name.slice(0, start), ...rest.slice(1, -1).split('][')];
}

function createBranch(): Branch {
  return { leaves: [], members: new Map(), appended: [] };
}

function insert(root: Branch, path: readonly string[], leaf: Leaf): void {
  if (path.length > maxDepth)
    throw new UnreadableValueError(`A name is nested deeper than ${maxDepth} levels.`);
  let place = root;
  for (const [index, key] of path.entries()) {
    if (key === '__proto__') throw new UnreadableValueError('The name __proto__ is not allowed.');
    place = key === '' && index > 0 ? appendTo(place, path.slice(index + 1)) : memberOf(place, key);
  }
  place.leaves.push(leaf);
}

function memberOf({ members }: Branch, key: string): Branch {
  const found = members.get(key) ?? createBranch();
  members.set(key, found);
  return found;
}

/** `a[][x]=1&a[][y]=2` is one element; a repeated member begins the next one. */
function appendTo({ appended }: Branch, rest: readonly string[]): Branch {
  const last = appended.at(-1);
  if (last && rest.length > 0 && !hasValueAt(last, rest)) return last;
  const added = createBranch();
  appended.push(added);
  return added;
}

function hasValueAt(place: Branch, path: readonly string[]): boolean {
  let found: Branch | undefined = place;
  for (const key of path) {
    if (key === '') return false;
    found = found.members.get(key);
    if (!found) return false;
  }
  return found.leaves.length > 0;
}

function buildValue(place: Branch, given: TextShape, components: ShapeTable): unknown {
  const shape = resolveShape(given, components);
  const { leaves, members, appended } = place;
  if (members.size === 0 && appended.length === 0) return convertLeaves(leaves, shape, components);
  if (leaves.length > 0) throw new UnreadableValueError('A name has both a value and members.');
  const isIndexed =
    members.size === 0 || [...members.keys()].every((key) => /^\d{1,15}$/.test(key));
  if (isIndexed && !isObject(shape)) {
    const sorted = [...members].sort(([left], [right]) => Number(left) - Number(right));
    const items = isList(shape) ? shape.items : 'text';
    return [...sorted.map(([, member]) => member), ...appended].map((element) =>
      buildValue(element, items, components),
    );
  }
  const entries = [...members, ...appended.map((each): [string, Branch] => ['', each])];
  return Object.fromEntries(
    entries.map(([name, member]) => [
      name,
      buildValue(member, memberShape(shape, name), components),
    ]),
  );
}

function memberShape(shape: TextShape, name: string): TextShape {
  if (!isObject(shape)) return 'text';
  return (
    (Object.hasOwn(shape.properties, name) && shape.properties[name]) || (shape.rest ?? 'text')
  );
}

function convertLeaves(leaves: readonly Leaf[], shape: TextShape, components: ShapeTable): unknown {
  if (!isList(shape)) {
    const values = leaves.map((leaf) => convertLeaf(leaf, shape));
    // Several values become an array, which the validator rejects.
    return values.length === 1 ? values[0] : values;
  }
  const [first] = leaves;
  const { items, lone } = shape;
  const isLone = lone === true || lone?.some((text) => text === first);
  if (leaves.length === 1 && isLone) return first;
  return leaves.map((leaf) => convertLeaves([leaf], resolveShape(items, components), components));
}

function convertLeaf(leaf: Leaf, shape: TextShape): unknown {
  if (typeof leaf !== 'string' || shape === 'text') return leaf;
  // An object in a single string is JSON, as in the parts of a form.
  if (isObject(shape)) return leaf.trimStart().startsWith('{') ? convert('json', leaf) : leaf;
  return typeof shape === 'string' ? convert(shape, leaf) : leaf;
}

/** Resolves a reference to a component. */
export function resolveShape(shape: TextShape, components: ShapeTable): TextShape {
  if (typeof shape === 'string' || !('component' in shape)) return shape;
  return components[shape.component] ?? 'text';
}

function isList(shape: TextShape): shape is ListShape {
  return typeof shape === 'object' && 'items' in shape;
}

type ObjectShape = Extract<TextShape, { readonly properties: unknown }>;

function isObject(shape: TextShape): shape is ObjectShape {
  return typeof shape === 'object' && 'properties' in shape;
}
