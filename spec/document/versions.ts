import { field, fields } from './guards.ts';

/** A version of the API, as `x-versions` at the document's root declares it. */
export interface ApiVersion {
  /** The prefix of its operationIds and components: `v1`. */
  readonly name: string;
  /** Its name for people. */
  readonly title: string;
  /** What its paths begin with. */
  readonly basePath: string;
}

/** The versions that a document declares, in its order. Malformed entries are left out: lint reports them. */
export function versionsOf(document: unknown): ApiVersion[] {
  return fields(field(document, 'x-versions')).flatMap(([name, value]) => {
    const title = field(value, 'title');
    const basePath = field(value, 'basePath');
    return typeof title === 'string' && typeof basePath === 'string'
      ? [{ name, title, basePath }]
      : [];
  });
}

/** The version that a path belongs to: the one with the longest base path that the path begins with. */
export function versionOfPath(
  path: string,
  versions: readonly ApiVersion[],
): ApiVersion | undefined {
  return versions
    .filter(({ basePath }) => path === basePath || path.startsWith(`${basePath}/`))
    .toSorted((a, b) => b.basePath.length - a.basePath.length)[0];
}

/** The version that a component's name or an operationId names by its prefix, as `v1` in `v1.Balance`. */
export function versionOfName(
  name: string,
  versions: readonly ApiVersion[],
): ApiVersion | undefined {
  return versions.find((version) => name.startsWith(`${version.name}.`));
}
