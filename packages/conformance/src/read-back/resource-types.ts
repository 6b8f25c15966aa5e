import type { Api, Operation } from '../document/api.js';
import type { Profile } from '../profile/profile.js';
import { sameShape, withoutVersion } from '../state/sources.js';
import type { Path } from '../json.js';

/** A type of resource that a service stores, with its operations in all versions. */
export interface ResourceType {
  /** The path of the collection without the version, such as `/orders/{}/lines`. */
  readonly shape: string;
  /** The number of path parameters of the collection. */
  readonly outer: number;
  /** The operations that return one resource. */
  readonly getters: readonly Operation[];
  /** The operations that list resources. */
  readonly listers: readonly Operation[];
  /** The parent resource type, and the path of the resources in it. */
  readonly part: { readonly of: string; readonly place: Path } | undefined;
}

/** The effect of a write on a resource. */
export interface Write {
  readonly kind: ResourceType;
  readonly effect: 'create' | 'update' | 'replace' | 'delete';
}

/** The resource types of a document, and the writes of its operations. */
export class ResourceTypes {
  readonly #api: Api;
  readonly #profile: Profile;
  readonly #kinds = new Map<string, ResourceType>();
  readonly #writes = new Map<string, Write>();

  constructor(api: Api, profile: Profile) {
    this.#api = api;
    this.#profile = profile;
    for (const operation of api.operations) {
      const write = this.#readWrite(operation);
      if (write) this.#writes.set(operation.id, write);
    }
  }

  /** Returns the write of an operation; undefined for reads, and for writes whose result no operation reads. */
  writeOf(operationId: string): Write | undefined {
    return this.#writes.get(operationId);
  }

  /** The operations that read what an operation writes. */
  readersOf(operationId: string): Operation[] {
    const { getters = [], listers = [] } = this.writeOf(operationId)?.kind ?? {};
    return [...getters, ...listers];
  }

  /** The resource types that are part of another one. */
  partsOf(kind: ResourceType): ResourceType[] {
    return [...this.#kinds.values()].filter(({ part }) => part?.of === kind.shape);
  }

  /** The operations that write something that can be read. */
  get writers(): Operation[] {
    return this.#api.operations.filter(({ id }) => {
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
    const kind = this.#kind(isItem ? shape.slice(0, -'/{}'.length) : shape);
    return kind && { kind, effect };
  }

  #kind(shape: string): ResourceType | undefined {
    const known = this.#kinds.get(shape);
    if (known) return known;
    const reads = this.#api.operations.filter(({ method }) => method === 'GET');
    const part = this.#profile.storage?.partOf(shape);
    const kind = {
      shape,
      outer: shape.split('{}').length - 1,
      getters: reads.filter(({ path }) => sameShape(this.#shape(path), `${shape}/{}`)),
      listers: reads.filter(({ path }) => sameShape(this.#shape(path), shape)),
      part,
    };
    if (kind.getters.length + kind.listers.length === 0 && !part) return undefined;
    this.#kinds.set(shape, kind);
    return kind;
  }

  #shape(path: string): string {
    return withoutVersion(this.#api, path).replaceAll(/\{[^}]+\}/g, '{}');
  }
}

const effects = new Map<string, Write['effect']>([
  ['POST', 'create'],
  ['PATCH', 'update'],
  ['PUT', 'replace'],
  ['DELETE', 'delete'],
]);
