import type { Api, Operation } from '../document/api.js';
import type { Profile } from '../profile/profile.js';
import { sameShape, withoutVersion } from '../state/sources.js';
import type { Path } from '../json.js';

/** A type of resource that a service stores, with its operations in all versions. */
export interface ResourceType {
  /** The path of the collection without the version, such as `/orders/{}/lines`. */
  readonly shape: string;
  readonly getters: readonly Operation[];
  readonly listers: readonly Operation[];
  /** The parent resource type, and the path of the resources in it. */
  readonly part: { readonly of: string; readonly place: Path } | undefined;
}

/** The effect of a write on a resource. */
export interface Write {
  readonly type: ResourceType;
  readonly effect: 'create' | 'update' | 'replace' | 'delete';
}

/** The resource types of a document, and the writes of its operations. */
export class ResourceTypes {
  readonly #types = new Map<string, ResourceType>();
  readonly #writes = new Map<string, Write>();

  constructor(
    private readonly api: Api,
    private readonly profile: Profile,
  ) {
    for (const operation of api.operations) {
      const write = this.#readWrite(operation);
      if (write) this.#writes.set(operation.id, write);
    }
  }

  /** Returns the write of an operation; undefined for reads, and for writes whose result no operation reads. */
  writeOf(operationId: string): Write | undefined {
    return this.#writes.get(operationId);
  }

  readersOf(operationId: string): Operation[] {
    const { getters = [], listers = [] } = this.writeOf(operationId)?.type ?? {};
    return [...getters, ...listers];
  }

  partsOf(type: ResourceType): ResourceType[] {
    return [...this.#types.values()].filter(({ part }) => part?.of === type.shape);
  }

  get writers(): Operation[] {
    return this.api.operations.filter(({ id }) => {
      const write = this.#writes.get(id);
      return write !== undefined && write.effect !== 'delete';
    });
  }

  #readWrite({ method, path }: Operation): Write | undefined {
    const effect = effects.get(method);
    if (!effect) return undefined;
    const shape = this.#shape(path);
    const isItem = shape.endsWith('/{}');
    if ((effect === 'create') === isItem) return undefined;
    const type = this.#type(isItem ? shape.slice(0, -'/{}'.length) : shape);
    return type && { type, effect };
  }

  #type(shape: string): ResourceType | undefined {
    const known = this.#types.get(shape);
    if (known) return known;
    const reads = this.api.operations.filter(({ method }) => method === 'GET');
    const part = this.profile.storage?.partOf(shape);
    const type = {
      shape,
      getters: reads.filter(({ path }) => sameShape(this.#shape(path), `${shape}/{}`)),
      listers: reads.filter(({ path }) => sameShape(this.#shape(path), shape)),
      part,
    };
    if (type.getters.length + type.listers.length === 0 && !part) return undefined;
    this.#types.set(shape, type);
    return type;
  }

  #shape(path: string): string {
    return withoutVersion(this.api, path).replaceAll(/\{[^}]+\}/g, '{}');
  }
}

const effects = new Map<string, Write['effect']>([
  ['POST', 'create'],
  ['PATCH', 'update'],
  ['PUT', 'replace'],
  ['DELETE', 'delete'],
]);
