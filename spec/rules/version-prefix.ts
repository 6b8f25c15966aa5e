import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { versionOfName, versionOfPath, versionsOf, type ApiVersion } from '../document/versions.ts';
import { componentAt, referencesFrom, type ComponentName } from './support/components.ts';
import { operationsOf, type OperationSite } from './support/operations.ts';

/** The name of a version is a prefix of base path, operationIds and components, unless these are shared. */
export const versionPrefix: Oas3Rule = () => ({
  Root(root: unknown, ctx: UserContext): void {
    const versions = versionsOf(root);
    const names = versions.map(({ name }) => name).join(', ');
    for (const site of operationsOf(root, ctx)) {
      const version = checkOperation(site, versions, names, ctx);
      if (version !== undefined) checkComponents(site, version, versions, ctx);
    }
  },
});

/** Checks path and operationId; returns the version of the operation. */
function checkOperation(
  site: OperationSite,
  versions: readonly ApiVersion[],
  names: string,
  ctx: UserContext,
): ApiVersion | undefined {
  const id = site.place.at('operationId');
  const byName = typeof id.node === 'string' ? versionOfName(id.node, versions) : undefined;
  const byPath = site.webhook ? byName : versionOfPath(site.path, versions);
  const location = id.exists ? id.location : site.place.location.key();
  if (!site.webhook && byPath === undefined) {
    const paths = versions.map(({ basePath }) => basePath).join(', ');
    const message = `The path ${site.path} has no base path of x-versions. Begin it with one of ${paths}.`;
    ctx.report({ message, location: site.pathItem.location.key() });
  } else if (byName === undefined || byName !== byPath) {
    const wanted = byPath === undefined ? `one of ${names}` : byPath.name;
    const message = `The operationId of ${site.name} must begin with its version, ${wanted}, and a dot, as in ${byPath?.name ?? 'v1'}.getBalance.`;
    ctx.report({ message, location });
  }
  return byPath;
}

function checkComponents(
  site: OperationSite,
  version: ApiVersion,
  versions: readonly ApiVersion[],
  ctx: UserContext,
): void {
  const notComponents = [ctx.location.source.absoluteRef, site.place.location.source.absoluteRef];
  for (const { from, to } of referencesFrom(site.place)) {
    const target = componentAt(to, versions, notComponents);
    if (target === undefined) continue;
    const user = componentAt(from, versions, notComponents);
    const fault = placeFault(target) ?? useFault(site, version, target, user);
    if (fault !== undefined) ctx.report({ message: fault, location: from.child(['$ref']) });
  }
}

function placeFault({ name, version, folderVersion, inShared }: ComponentName): string | undefined {
  if (folderVersion !== undefined && folderVersion !== version) {
    return `The component ${name} is in the folder of ${folderVersion.name}. Rename its file to ${folderVersion.name}.${bare(name, version)}.yaml, or move it to the folder shared.`;
  }
  if (inShared && version !== undefined) {
    return `The component ${name} of ${version.name} is in the folder shared. Move it to the folder ${version.name}, or remove the prefix from its name.`;
  }
  return undefined;
}

function useFault(
  site: OperationSite,
  version: ApiVersion,
  target: ComponentName,
  user: ComponentName | undefined,
): string | undefined {
  if (target.version === undefined) return undefined;
  if (user !== undefined && user.version === undefined) {
    return `The shared component ${user.name} refers to ${target.name} of ${target.version.name}. Shared components can refer only to shared components.`;
  }
  if (target.version === version) return undefined;
  return `${site.name} of ${version.name} uses the component ${target.name} of ${target.version.name}. Use one of ${version.name} or a shared one.`;
}

function bare(name: string, version: ApiVersion | undefined): string {
  return version === undefined ? name : name.slice(version.name.length + 1);
}
