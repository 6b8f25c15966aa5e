import { field, fields, strings, type JsonObject } from '../document/guards.ts';
import { httpMethods } from '../document/methods.ts';
import { versionOfName, versionOfPath, type ApiVersion } from '../document/versions.ts';
import type { BundledDocument } from './bundle.ts';
import { reachableComponents } from './reach.ts';

/** One version of a bundled document, with its tags and components. Paths stay, so that both can be served. */
export function documentOfVersion(
  document: BundledDocument,
  version: ApiVersion,
  versions: readonly ApiVersion[],
): BundledDocument {
  const paths = select(document['paths'], (path) => versionOfPath(path, versions) === version);
  const webhooks = select(document['webhooks'], (_, item) =>
    operationsIn(item).some((operation) => isOf(operation, version, versions)),
  );
  const used = new Set([...fields(paths), ...fields(webhooks)].flatMap(([, item]) => tagsIn(item)));
  const own = {
    ...document,
    info: titled(document['info'], version),
    'x-versions': select(document['x-versions'], (name) => name === version.name),
    tags: (Array.isArray(document['tags']) ? document['tags'] : []).filter((tag) => {
      const name = field(tag, 'name');
      return typeof name === 'string' && used.has(name);
    }),
    paths,
    webhooks,
    components: {},
  };
  const complete: BundledDocument = { ...own, components: reachableComponents(document, own) };
  return select(complete, (name, value) => name !== 'webhooks' || fields(value).length > 0);
}

function select(map: unknown, keep: (name: string, value: unknown) => boolean): JsonObject {
  return Object.fromEntries(fields(map).filter(([name, value]) => keep(name, value)));
}

function titled(info: unknown, version: ApiVersion): JsonObject {
  const title = field(info, 'title');
  return { ...Object.fromEntries(fields(info)), title: `${String(title)}, ${version.title}` };
}

function operationsIn(item: unknown): unknown[] {
  return httpMethods.flatMap((method) => field(item, method) ?? []);
}

function tagsIn(item: unknown): string[] {
  return operationsIn(item).flatMap((operation) => strings(field(operation, 'tags')));
}

function isOf(operation: unknown, version: ApiVersion, versions: readonly ApiVersion[]): boolean {
  const id = field(operation, 'operationId');
  return typeof id === 'string' && versionOfName(id, versions) === version;
}
