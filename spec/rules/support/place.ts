import type { Location, UserContext } from '@redocly/openapi-core';
import { elements, field, fields, isReference } from '../../document/guards.ts';

/** A node of the document with its location. */
export interface Place {
  readonly node: unknown;
  readonly location: Location;
}

/** The function of Redocly's context that resolves references. */
export type Resolve = UserContext['resolve'];

/** Returns the place of a field of a node; undefined if the field does not exist. */
export function inside(place: Place, ...steps: (string | number)[]): Place | undefined {
  let node = place.node;
  for (const step of steps) {
    node = typeof step === 'number' ? elements(node)[step] : field(node, step);
    if (node === undefined) return undefined;
  }
  return { node, location: place.location.child(steps) };
}

/** Returns the fields of a node with their places. */
export function placesIn(place: Place): [string, Place][] {
  return fields(place.node).map(([name, node]) => [
    name,
    { node, location: place.location.child([name]) },
  ]);
}

/** Returns the places of the elements of a list. */
export function elementsIn(place: Place | undefined): Place[] {
  if (place === undefined) return [];
  return elements(place.node).map((node, index) => ({
    node,
    location: place.location.child([index]),
  }));
}

/** The target of a reference, or the place itself; undefined if it is unresolved, which Redocly reports. */
export function follow(place: Place, resolve: Resolve): Place | undefined {
  if (!isReference(place.node)) return place;
  const target = resolve<object>(place.node, place.location.source.absoluteRef);
  return target.location === undefined
    ? undefined
    : { node: target.node, location: target.location };
}

/** Returns a field of a node, resolving a reference in it. */
export function followInside(
  place: Place,
  resolve: Resolve,
  ...steps: (string | number)[]
): Place | undefined {
  const found = inside(place, ...steps);
  return found === undefined ? undefined : follow(found, resolve);
}
