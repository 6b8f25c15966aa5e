import type { Location, UserContext } from '@redocly/openapi-core';
import { elements, field, fields, isReference } from '../../document/guards.ts';

/** A node of the document together with where it is written. */
export interface Place {
  readonly node: unknown;
  readonly location: Location;
}

/** What a rule needs of Redocly's context to follow a reference. */
export type Resolve = UserContext['resolve'];

/** The place of a field of a node, or `undefined` when there is no such field. */
export function inside(place: Place, ...steps: (string | number)[]): Place | undefined {
  let node = place.node;
  for (const step of steps) {
    node = typeof step === 'number' ? elements(node)[step] : field(node, step);
    if (node === undefined) return undefined;
  }
  return { node, location: place.location.child(steps) };
}

/** The fields of a node, each with its place. */
export function placesIn(place: Place): [string, Place][] {
  return fields(place.node).map(([name, node]) => [
    name,
    { node, location: place.location.child([name]) },
  ]);
}

/** The elements of a list, each with its place. */
export function elementsIn(place: Place | undefined): Place[] {
  if (place === undefined) return [];
  return elements(place.node).map((node, index) => ({
    node,
    location: place.location.child([index]),
  }));
}

/**
 * What a place refers to: the place itself when it is no reference, the target otherwise.
 * `undefined` when the reference leads nowhere; Redocly's `no-unresolved-refs` reports that.
 */
export function follow(place: Place, resolve: Resolve): Place | undefined {
  if (!isReference(place.node)) return place;
  const target = resolve<object>(place.node, place.location.source.absoluteRef);
  return target.location === undefined
    ? undefined
    : { node: target.node, location: target.location };
}

/** A field of a node, after following a reference that stands there. */
export function followInside(
  place: Place,
  resolve: Resolve,
  ...steps: (string | number)[]
): Place | undefined {
  const found = inside(place, ...steps);
  return found === undefined ? undefined : follow(found, resolve);
}
