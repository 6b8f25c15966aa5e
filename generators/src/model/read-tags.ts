import { at, isObject } from '../json.js';
import type { Tag } from './contract.js';
import { arrayAt, type Reader, stringAt } from './reader.js';

/** Reads the tags that the document declares. Reports parents that are none of them, or that lead back to a tag. */
export function readTags(reader: Reader): Tag[] {
  const raw = new Map(
    arrayAt(reader.source.value, 'tags').flatMap((tag, index) => {
      const name = isObject(tag) ? stringAt(tag, 'name') : undefined;
      return isObject(tag) && name !== undefined ? [[name, { tag, index }] as const] : [];
    }),
  );
  const pathOf = (name: string, below: readonly string[] = []): string[] => {
    const parent = stringAt(raw.get(name)?.tag ?? {}, 'parent');
    const isKnown = parent !== undefined && raw.has(parent) && ![...below, name].includes(parent);
    return isKnown ? [...pathOf(parent, [...below, name]), name] : [name];
  };
  return Array.from(raw, ([name, { tag, index }]) => {
    const path = pathOf(name);
    if (path.length === 1 && tag['parent'] !== undefined)
      reader.reportShape(at('#/tags', index, 'parent'), 'the name of another tag', tag['parent']);
    return {
      name,
      path,
      title: stringAt(tag, 'summary') ?? name,
      isGroup: !reader.labels.has(name),
    };
  });
}
