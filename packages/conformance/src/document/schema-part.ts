import { elements, isObject, member, members, texts, type JsonObject } from '../json.js';
import { append, dereference, type DocumentPart } from './pointer.js';

/** A part of a schema. Its inner parts are cached, because a run looks some of them up a million times. */
export class SchemaPart {
  readonly located: DocumentPart;
  readonly isSchema: boolean;
  /** The claims at this part; not those that one of its members has, too, and shows. */
  readonly claims: readonly string[];
  readonly #members = new Map<string, SchemaPart>();
  readonly #children = new Map<string, SchemaPart>();
  readonly #lists = new Map<string, readonly SchemaPart[]>();
  #target: SchemaPart | null | undefined;

  constructor(
    private readonly root: JsonObject,
    located: DocumentPart,
    private readonly partAt: (located: DocumentPart) => SchemaPart,
  ) {
    this.located = located;
    this.isSchema = isObject(located.value);
    const ofMembers = members(member(located.value, 'properties')).flatMap(([, each]) =>
      texts(member(each, 'x-claims')),
    );
    const claims = texts(member(located.value, 'x-claims'));
    this.claims = claims.filter((id) => !ofMembers.includes(id));
  }

  get target(): SchemaPart | undefined {
    if (this.#target === undefined) {
      const target = dereference(this.root, this.located);
      this.#target = target.pointer === this.located.pointer ? null : this.partAt(target);
    }
    return this.#target ?? undefined;
  }

  get all(): readonly SchemaPart[] {
    return this.#list('allOf');
  }

  get branches(): readonly SchemaPart[] {
    const [one, any] = [this.#list('oneOf'), this.#list('anyOf')];
    return any.length === 0 ? one : [...one, ...any];
  }

  get condition(): SchemaPart | undefined {
    const condition = this.#child('if');
    return condition.located.value === undefined ? undefined : condition;
  }

  get consequence(): SchemaPart {
    return this.#child('then');
  }

  get alternative(): SchemaPart {
    return this.#child('else');
  }

  get items(): SchemaPart {
    return this.#child('items');
  }

  /** The schema of a member. Its value is undefined if there is none. */
  member(name: string): SchemaPart {
    return this.#kept(this.#members, name, () => this.partAt(memberOf(this.located, name)));
  }

  #child(key: string): SchemaPart {
    return this.#kept(this.#children, key, () => this.partAt(childOf(this.located, key)));
  }

  #list(keyword: string): readonly SchemaPart[] {
    return this.#kept(this.#lists, keyword, () =>
      listedIn(this.located, keyword).map((each) => this.partAt(each)),
    );
  }

  #kept<T>(known: Map<string, T>, key: string, make: () => T): T {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  }
}

/** The schema of a member, from `properties` or `additionalProperties`. */
export function memberOf(part: DocumentPart, name: string): DocumentPart {
  const named = childOf(childOf(part, 'properties'), name);
  return named.value === undefined ? childOf(part, 'additionalProperties') : named;
}

/** The part under a keyword. Its value is undefined if there is none. */
export function childOf(part: DocumentPart, key: string): DocumentPart {
  return { pointer: append(part.pointer, key), value: member(part.value, key) };
}

/** The schemas in the array under a keyword. */
export function listedIn(part: DocumentPart, keyword: string): DocumentPart[] {
  return elements(member(part.value, keyword)).map((value, index) => ({
    pointer: append(part.pointer, keyword, index),
    value,
  }));
}
