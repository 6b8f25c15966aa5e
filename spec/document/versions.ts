import { field, fields } from './guards.ts';

/** A version of the API, from `x-versions` of the document. */
export interface ApiVersion {
  /** The prefix of its operationIds and components: `v1`. */
  readonly name: string;
  readonly title: string;
  readonly basePath: string;
}

/** Returns the versions of a document, in its order, without malformed entries, which lint reports. */
export function versionsOf(document: unknown): ApiVersion[] {
  return fields(field(document, 'x-versions')).flatMap(([name, value]) => {
    const title = field(value, 'title');
    const basePath = field(value, 'basePath');
    return typeof title === 'string' && typeof basePath === 'string'
      ? [{ name, title, basePath }]
      : [];
  });
}

/** Returns the version of a path: the one with the longest matching base path. */
export function versionOfPath(
  path: string,
  versions: readonly ApiVersion[],
): ApiVersion | undefined {
  return versions
    .filter(({ basePath }) => path === basePath || path.startsWith(`${basePath}/`))
    .toSorted((a, b) => b.basePath.length - a.basePath.length)[0];
}

/** Returns the version in the prefix of a component name or an operationId, such as `v1` in `v1.Balance`. */
export function versionOfName(
  name: string,
  versions: readonly ApiVersion[],
): ApiVersion | undefined {
  return versions.find((version) => name.startsWith(`${version.name}.`));
}
