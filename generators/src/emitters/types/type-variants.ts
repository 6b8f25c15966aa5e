import { uniqueName } from '../../code/identifiers.js';
import type { Contract } from '../../model/contract.js';
import {
  type Direction,
  deepTest,
  isHidden,
  componentsByDirection,
} from '../../model/directions.js';
import { partsOf } from '../../model/resolve.js';
import { inPlaceChildrenOf, type Property, type Schema } from '../../model/schema.js';
import type { Directions } from '../emitter.js';
import { isOpenable } from './open-values.js';

/** What a type speaks of: what is sent in requests, what is returned in responses, or just the schema. */
export type TypeVariant = Direction | 'exact';

/** What becomes of schemas by which things are told apart. */
export interface DiscriminatedSchemas {
  /** Enumerations that leave no room in any direction. */
  readonly closed: WeakSet<Schema>;
  /** Components that have to have more properties in responses than the document says. */
  readonly demanding: ReadonlySet<Schema>;
}

/**
 * Which forms the types of a document have. In requests there are no properties that only the
 * service sets, in responses none that are only ever sent, and where a direction is open its
 * enumerations leave room for values that the document does not know yet.
 */
export class TypeVariants {
  readonly #lookup: Contract['lookup'];
  readonly #directions: Directions;
  /** The form of the type that has a component's own name. */
  readonly #main = new Map<string, TypeVariant>();
  readonly #inputs = new Map<string, string>();

  readonly #tagged: DiscriminatedSchemas;

  constructor(contract: Contract, directions: Directions, tagged: DiscriminatedSchemas) {
    this.#tagged = tagged;
    this.#lookup = contract.lookup;
    this.#directions = directions;
    const { request: sent, response: returned } = componentsByDirection(contract);
    // By themselves, or by what they hold.
    const differs = deepTest(contract, (schema) => this.#differs(schema));
    const taken = new Map<string, Set<string>>();
    for (const { name } of contract.schemas) {
      const names = taken.get(name.module) ?? new Set<string>();
      taken.set(name.module, names.add(name.id.toLowerCase()));
    }
    for (const { name, schema } of contract.schemas.toSorted(byName)) {
      const { original, module, id } = name;
      if (returned.has(original)) this.#main.set(original, 'response');
      else if (sent.has(original)) this.#main.set(original, 'request');
      const isBoth = returned.has(original) && sent.has(original);
      if (!isBoth || !differs(schema)) continue;
      this.#inputs.set(original, uniqueName(`${id}Input`, taken.get(module) ?? new Set()));
    }
  }

  /** The form of the type under a component's own name. */
  mainOf(component: string): TypeVariant {
    return this.#main.get(component) ?? 'exact';
  }

  /** The name of a component's type in requests, where that is another one than in responses. */
  inputOf(component: string): string | undefined {
    return this.#inputs.get(component);
  }

  /** Whether enumerations leave room. */
  isOpen(form: TypeVariant): boolean {
    if (form === 'exact') return false;
    return this.#directions[form === 'request' ? 'requests' : 'responses'] === 'open';
  }

  /** Whether a property is none of what goes in a direction. */
  hides(form: TypeVariant, { schema }: Property): boolean {
    return form !== 'exact' && isHidden(this.#lookup, form, schema);
  }

  /** The names of properties that a schema hides, or another one that speaks of the same value. */
  hiddenIn(form: TypeVariant, schema: Schema): string[] {
    if (form === 'exact') return [];
    return partsOf(this.#lookup, schema, inPlaceChildrenOf)
      .flatMap(({ object }) => object.properties.filter((property) => this.hides(form, property)))
      .map(({ name }) => name);
  }

  #differs(schema: Schema): boolean {
    const { values, object } = schema;
    const opened =
      this.isOpen('request') !== this.isOpen('response') &&
      isOpenable(values) &&
      !this.#tagged.closed.has(schema);
    return (
      opened ||
      this.#tagged.demanding.has(schema) ||
      object.properties.some(
        (property) => this.hides('request', property) || this.hides('response', property),
      )
    );
  }
}

function byName(
  { name: left }: Contract['schemas'][number],
  { name: right }: Contract['schemas'][number],
): number {
  return left.original < right.original ? -1 : 1;
}
