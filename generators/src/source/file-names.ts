import { dirname, relative } from 'node:path';
import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic.js';
import { isObject, type Json, type JsonObject, mapInside } from '../json.js';
import { kindBelow, type KeyKind } from '../keywords.js';
import { Locator } from './locate.js';

/** A component that the bundler named after its file, although another one has that name. */
interface Renamed {
  readonly section: string;
  readonly name: string;
  /** The folders and the file that tell it from others, from the root file on; empty for a component of the root. */
  readonly path: readonly string[];
}

/** Names components after their folders if the bundler has `numbered` them, in the order of references. */
export function nameByPath(
  bundle: JsonObject,
  root: string,
  numbered: ReadonlyMap<string, ReadonlySet<string>>,
): { readonly value: JsonObject; readonly warnings: readonly Diagnostic[] } {
  const locator = new Locator(root, bundle, false);
  const names = new Map<string, string>();
  const warnings: Diagnostic[] = [];
  const components = isObject(bundle['components']) ? bundle['components'] : {};
  for (const [section, entries] of Object.entries(components)) {
    for (const [name, others] of numbered) {
      const members = [name, ...others].filter((each) => isObject(entries) && each in entries);
      if (members.length < 2) continue;
      const renamed = members.map((each) => ({ section, name: each, path: pathOf(section, each) }));
      for (const [index, member] of renamed.entries()) {
        names.set(`#/components/${section}/${member.name}`, nameOf(member, renamed, name, index));
      }
      const list = renamed.map(({ path }) => [...path, name].join('/')).toSorted();
      warnings.push(
        diagnostic(
          'source/same-name',
          { name, files: list.join(', ') },
          locator.locate(`#/components/${section}/${members[1] ?? ''}`),
        ),
      );
    }
  }
  return { value: withNames(bundle, names), warnings };

  function pathOf(section: string, name: string): string[] {
    const { file } = locator.locate(`#/components/${section}/${name}`);
    const path = relative(dirname(root), file)
      .replace(/\.\w+$/, '')
      .split(/[/\\]/);
    const isNamedAfterFile = path.at(-1) === name.replace(/-\d+$/, '') || path.at(-1) === name;
    if (file === root) return [];
    return isNamedAfterFile ? path.slice(0, -1) : path;
  }
}

/** The shortest end of the path that no other member has, before the common name; the number if there is none. */
function nameOf(
  { name, path }: Renamed,
  members: readonly Renamed[],
  common: string,
  index: number,
): string {
  const others = members.filter((_each, at) => at !== index);
  for (let length = 0; length <= path.length; length += 1) {
    const end = (from: readonly string[]): string => from.slice(from.length - length).join('-');
    const isShared = others.some(
      (other) => other.path.length >= length && end(other.path) === end(path),
    );
    if (!isShared && (length > 0 || path.length === 0))
      return [...path.slice(path.length - length), common].join('-');
  }
  return name;
}

function withNames(bundle: JsonObject, names: ReadonlyMap<string, string>): JsonObject {
  const pattern = /^(#\/components\/[^/]+\/)([^/]+)/;
  const renamed = (value: Json, kind: KeyKind): Json => {
    if (kind === 'data') return value;
    if (typeof value === 'string')
      return value.startsWith('#/components/')
        ? value.replace(pattern, (whole, section: string) => {
            const name = names.get(whole);
            return name === undefined ? whole : `${section}${name}`;
          })
        : value;
    return mapInside(value, (inside, key) =>
      renamed(inside, kindBelow(key, kind, Array.isArray(inside))),
    );
  };
  const { components, ...rest } = bundle;
  const sections = Object.entries(isObject(components) ? components : {}).map(
    ([section, entries]): [string, Json] => [
      section,
      Object.fromEntries(
        Object.entries(isObject(entries) ? entries : {}).map(([name, value]) => [
          names.get(`#/components/${section}/${name}`) ?? name,
          renamed(value, 'keywords'),
        ]),
      ),
    ],
  );
  return { ...(renamed(rest, 'keywords') as JsonObject), components: Object.fromEntries(sections) };
}
