import type { Location, UserContext } from '@redocly/openapi-core';
import { elements, field, fields, isReference } from '../../document/guards.ts';

/** A node of the document with its location; a place that does not exist has the node undefined. */
export class Place {
  readonly node: unknown;
  readonly location: Location;
  readonly #resolve: UserContext['resolve'];

  constructor(node: unknown, location: Location, resolve: UserContext['resolve']) {
    this.node = node;
    this.location = location;
    this.#resolve = resolve;
  }

  get exists(): boolean {
    return this.node !== undefined;
  }

  /** Returns the place of a field, at any depth. */
  at(...steps: readonly string[]): Place {
    const node = steps.reduce(field, this.node);
    return new Place(node, this.location.child([...steps]), this.#resolve);
  }

  /** Returns the fields with their places; none if the node is not an object. */
  entries(): [string, Place][] {
    return fields(this.node).map(([name]) => [name, this.at(name)]);
  }

  /** Returns the places of the elements; none if the node is not a list. */
  elements(): Place[] {
    return elements(this.node).map(
      (node, index) => new Place(node, this.location.child([index]), this.#resolve),
    );
  }

  /** Returns the target of a reference, or the place itself; the node is undefined if Redocly reports it as unresolved. */
  follow(): Place {
    if (!isReference(this.node)) return this;
    const target = this.#resolve<object>(this.node, this.location.source.absoluteRef);
    return new Place(target.node, target.location ?? this.location, this.#resolve);
  }
}

/** Returns the place that Redocly visits. */
export function placeOf(node: unknown, { location, resolve }: UserContext): Place {
  return new Place(node, location, resolve);
}
