import { Unreadable } from './query-string.js';
import type { ListShape, ShapeTable, TextShape } from './shape.js';
import { convert } from './wire.js';

/** A value as it was sent: a text, or a file of a form. */
export type Leaf = string | Blob;

/** What was sent under one name. */
interface Branch {
  readonly leaves: Leaf[];
  /** By what stands in brackets: `[name]`, `[0]`. */
  readonly members: Map<string, Branch>;
  /** Those of `[]`. */
  readonly appended: Branch[];
}

/** How deep names may lead; a caller who nests deeper means harm. */
const deepest = 100;

/**
 * Puts together what names such as `a[b][0]` lead to. Arrays are told by `a[0]=x`, `a[]=x` or `a=x` several
 * times; indexes say the order alone, so that a large one takes no memory.
 * @param pairs names and values, decoded
 * @param shape that of the object that has the names as members
 * @throws {Unreadable} where a name stands for a value and for what has members, or leads too deep
 */
export function readNested(
  pairs: Iterable<readonly [name: string, leaf: Leaf]>,
  shape: TextShape,
  components: ShapeTable = {},
): unknown {
  const root = branch();
  for (const [name, leaf] of pairs) insert(root, pathOf(name), leaf);
  return valueOf(root, shape, components);
}

/** The first part of a name: `a` of `a[b][0]`. */
export function baseOf(name: string): string {
  return pathOf(name)[0] ?? name;
}

function pathOf(name: string): string[] {
  const start = name.indexOf('[');
  const rest = name.slice(start);
  if (start < 1 || !/^(?:\[[^[\]]*\])+$/.test(rest)) return [name];
  return [name.slice(0, start), ...rest.slice(1, -1).split('][')];
}

function branch(): Branch {
  return { leaves: [], members: new Map(), appended: [] };
}

function insert(root: Branch, path: readonly string[], leaf: Leaf): void {
  if (path.length > deepest) throw new Unreadable(`A name leads deeper than ${deepest} levels.`);
  let place = root;
  for (const [index, key] of path.entries()) {
    if (key === '__proto__') throw new Unreadable('The name __proto__ is not allowed.');
    place = key === '' && index > 0 ? appendTo(place, path.slice(index + 1)) : memberOf(place, key);
  }
  place.leaves.push(leaf);
}

function memberOf({ members }: Branch, key: string): Branch {
  const found = members.get(key) ?? branch();
  members.set(key, found);
  return found;
}

/** `a[][x]=1&a[][y]=2` is one element, until a member comes again that it has. */
function appendTo({ appended }: Branch, rest: readonly string[]): Branch {
  const last = appended.at(-1);
  if (last && rest.length > 0 && !holds(last, rest)) return last;
  const added = branch();
  appended.push(added);
  return added;
}

function holds(place: Branch, path: readonly string[]): boolean {
  let found: Branch | undefined = place;
  for (const key of path) {
    if (key === '') return false;
    found = found.members.get(key);
    if (!found) return false;
  }
  return found.leaves.length > 0;
}

function valueOf(place: Branch, given: TextShape, components: ShapeTable): unknown {
  const shape = behind(given, components);
  const { leaves, members, appended } = place;
  if (members.size === 0 && appended.length === 0) return leafOf(leaves, shape, components);
  if (leaves.length > 0) throw new Unreadable('A name stands for a text and for what has members.');
  const isIndexed =
    members.size === 0 || [...members.keys()].every((key) => /^\d{1,15}$/.test(key));
  if (isIndexed && !isObject(shape)) {
    const sorted = [...members].sort(([left], [right]) => Number(left) - Number(right));
    const items = isList(shape) ? shape.items : 'text';
    return [...sorted.map(([, member]) => member), ...appended].map((element) =>
      valueOf(element, items, components),
    );
  }
  const entries = [...members, ...appended.map((each): [string, Branch] => ['', each])];
  return Object.fromEntries(
    entries.map(([name, member]) => [name, valueOf(member, memberShape(shape, name), components)]),
  );
}

function memberShape(shape: TextShape, name: string): TextShape {
  if (!isObject(shape)) return 'text';
  return (
    (Object.hasOwn(shape.properties, name) && shape.properties[name]) || (shape.rest ?? 'text')
  );
}

function leafOf(leaves: readonly Leaf[], shape: TextShape, components: ShapeTable): unknown {
  if (!isList(shape)) {
    const values = leaves.map((leaf) => scalarOf(leaf, shape));
    // Several values for one: an array, which the validator refuses.
    return values.length === 1 ? values[0] : values;
  }
  const [first] = leaves;
  const { items, lone } = shape;
  const isLone = lone === true || lone?.some((text) => text === first);
  if (leaves.length === 1 && isLone) return first;
  return leaves.map((leaf) => leafOf([leaf], behind(items, components), components));
}

function scalarOf(leaf: Leaf, shape: TextShape): unknown {
  if (typeof leaf !== 'string' || shape === 'text') return leaf;
  // An object that comes as one text is JSON, as in the parts of a form.
  if (isObject(shape)) return leaf.trimStart().startsWith('{') ? convert('json', leaf) : leaf;
  return typeof shape === 'string' ? convert(shape, leaf) : leaf;
}

/** The shape that a reference to a component leads to. */
export function behind(shape: TextShape, components: ShapeTable): TextShape {
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
