import { field, fields, strings, type JsonObject } from '../document/guards.ts';
import type { ApiVersion } from '../document/versions.ts';
import { walkObjects } from '../document/walk.ts';
import { sortComponents, type BundledDocument } from './bundle.ts';
import { documentOfVersion } from './split.ts';

/** Says for a name in the whole document what it is called in the document of one version. */
type Rename = (name: string) => string;

/** Marks of the whole document: the sources of its elements, and its versions. */
const internalFields = ['x-claims', 'x-decision', 'x-versions'];

/**
 * Returns one version as a document of its own, for other tools: {@link documentOfVersion} without the version's prefix
 * in component names, operationIds and tags, and without the fields that only the whole document needs.
 * @throws {Error} if two components have the same name without the prefix
 */
export function standaloneDocument(
  document: BundledDocument,
  version: ApiVersion,
  versions: readonly ApiVersion[],
): BundledDocument {
  const withoutPrefix: Rename = (name) =>
    name.startsWith(`${version.name}.`) || name.startsWith(`${version.name} `)
      ? name.slice(version.name.length + 1)
      : name;
  const copy = structuredClone(documentOfVersion(document, version, versions));
  walkObjects(copy, (node, steps) => {
    rename(node, steps, withoutPrefix);
  });
  const components = fields(copy['components']).map(([section, named]) => [
    section,
    renameKeys(named, section, withoutPrefix),
  ]);
  return sortComponents({ ...copy, components: Object.fromEntries(components) });
}

function rename(node: Record<string, unknown>, steps: readonly string[], to: Rename): void {
  for (const name of internalFields) delete node[name];
  const { $ref, operationId, tags, name, discriminator } = node;
  if (typeof $ref === 'string') node['$ref'] = renameReference($ref, to);
  // Of an operation, or of a link to one.
  if (typeof operationId === 'string') node['operationId'] = to(operationId);
  const isRoot = steps.length === 0;
  if (Array.isArray(tags) && !isRoot) node['tags'] = strings(tags).map(to);
  const isTag = steps.length === 2 && steps[0] === 'tags';
  if (isTag && typeof name === 'string') node['name'] = to(name);
  const mapping = fields(field(discriminator, 'mapping')).map(([value, target]) => [
    value,
    renameReference(String(target), to),
  ]);
  if (mapping.length > 0)
    node['discriminator'] = {
      ...(discriminator as JsonObject),
      mapping: Object.fromEntries(mapping) as JsonObject,
    };
}

function renameReference(reference: string, to: Rename): string {
  const [hash, ...steps] = reference.split('/');
  if (hash !== '#') return to(reference);
  const [first, section, name, ...rest] = steps;
  if (first !== 'components' || section === undefined || name === undefined) return reference;
  return [hash, first, section, to(name), ...rest].join('/');
}

function renameKeys(named: unknown, section: string, to: Rename): JsonObject {
  const renamed = new Map<string, [string, unknown]>();
  for (const [name, component] of fields(named)) {
    const known = renamed.get(to(name));
    if (known)
      throw new Error(
        `The components ${known[0]} and ${name} in ${section} would both be called ${to(name)} in the document of one version. Rename one of them.`,
      );
    renamed.set(to(name), [name, component]);
  }
  return Object.fromEntries([...renamed].map(([name, [, component]]) => [name, component]));
}
