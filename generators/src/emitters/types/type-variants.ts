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

/** A variant of a type: for requests, for responses, or exactly the schema. */
export type TypeVariant = Direction | 'exact';

export interface DiscriminatedSchemas {
  /** Enums that are closed in every direction. */
  readonly closed: WeakSet<Schema>;
  /** Components with discriminator properties that the document does not require. */
  readonly demanding: ReadonlySet<Schema>;
}

/**
 * Which values the type of an enum has besides those of the document: none, all of their type, or those that a response
 * had, which requests accept too, so that a value that was read can be written.
 */
export type OtherValues = 'none' | 'any' | 'unlisted';

/** The variants of types: those for requests have no `readOnly` properties, those for responses no `writeOnly` ones. */
export class TypeVariants {
  readonly #lookup: Contract['lookup'];
  readonly #main = new Map<string, TypeVariant>();
  readonly #inputs = new Map<string, string>();

  constructor(
    contract: Contract,
    private readonly directions: Directions,
    private readonly tagged: DiscriminatedSchemas,
  ) {
    this.#lookup = contract.lookup;
    const { request: sent, response: returned } = componentsByDirection(contract);
    // Directly or through nested schemas.
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

  mainOf(component: string): TypeVariant {
    return this.#main.get(component) ?? 'exact';
  }

  inputOf(component: string): string | undefined {
    return this.#inputs.get(component);
  }

  /** The values that enums have besides those of the document. */
  othersOf(form: TypeVariant): OtherValues {
    const { requests, responses } = this.directions;
    if (form === 'exact' || (form === 'response' && responses === 'strict')) return 'none';
    if (requests === 'open') return 'any';
    return responses === 'open' ? 'unlisted' : 'none';
  }

  hides(form: TypeVariant, { schema }: Property): boolean {
    return form !== 'exact' && isHidden(this.#lookup, form, schema);
  }

  hiddenIn(form: TypeVariant, schema: Schema): string[] {
    if (form === 'exact') return [];
    return partsOf(this.#lookup, schema, inPlaceChildrenOf)
      .flatMap(({ object }) => object.properties.filter((property) => this.hides(form, property)))
      .map(({ name }) => name);
  }

  #differs(schema: Schema): boolean {
    const { values, object } = schema;
    const opened =
      this.othersOf('request') !== this.othersOf('response') &&
      isOpenable(values) &&
      !this.tagged.closed.has(schema);
    return (
      opened ||
      this.tagged.demanding.has(schema) ||
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
