import type { Location } from '@redocly/openapi-core';
import { isReference } from '../../document/guards.ts';
import { fromPointer } from '../../document/pointer.ts';
import { versionOfName, type ApiVersion } from '../../document/versions.ts';
import type { Place } from './place.ts';

/** A resolved reference: its location and its target. */
export interface FollowedReference {
  readonly from: Location;
  readonly to: Location;
}

/** A component's name, and the versions of its name and folder. */
export interface ComponentName {
  /** Its name, including the version prefix. */
  readonly name: string;
  /** The version that its name begins with; undefined if it is shared. */
  readonly version: ApiVersion | undefined;
  readonly folderVersion: ApiVersion | undefined;
  /** True if its file is in a folder named `shared`. */
  readonly inShared: boolean;
}

/** Returns all references reachable from a place, each once, without unresolvable ones. */
export function referencesFrom(start: Place): FollowedReference[] {
  const references: FollowedReference[] = [];
  const entered = new Set<unknown>();
  const enter = (place: Place): void => {
    if (typeof place.node !== 'object' || place.node === null || entered.has(place.node)) return;
    entered.add(place.node);
    if (isReference(place.node)) {
      const target = place.follow();
      if (target.exists) references.push({ from: place.location, to: target.location });
      enter(target);
    }
    for (const inner of [...place.elements(), ...place.entries().map(([, each]) => each)])
      enter(inner);
  };
  enter(start);
  return references;
}

/** The component that contains a place: by pointer in the root document, else by file name; undefined outside. */
export function componentAt(
  location: Location,
  versions: readonly ApiVersion[],
  notComponents: readonly string[],
): ComponentName | undefined {
  const [section, , named] = fromPointer(location.pointer);
  if (section === 'components' && named !== undefined) {
    const version = versionOfName(named, versions);
    return { name: named, version, folderVersion: undefined, inShared: false };
  }
  const file = location.source.absoluteRef;
  if (notComponents.includes(file)) return undefined;
  const [name, ...folders] = file.split(/[/\\]/).toReversed().map(stripExtension);
  if (name === undefined) return undefined;
  const byFolder = folders.map((folder) => versions.find((each) => each.name === folder));
  return {
    name,
    version: versionOfName(name, versions),
    folderVersion: byFolder.find((each) => each !== undefined),
    inShared: folders.slice(0, 2).includes('shared'),
  };
}

function stripExtension(name: string, index: number): string {
  return index === 0 ? name.replace(/\.(ya?ml|json)$/, '') : name;
}
