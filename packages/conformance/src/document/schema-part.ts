import { elements, isObject, member, texts, type JsonObject } from '../json.js';
import { append, follow, type Located } from './pointer.js';

/**
 * A part of a schema with the parts inside it, each read from the document once: walks of answers ask for some of them
 * a million times in a run.
 */
export class SchemaPart {
  readonly located: Located;
  /** Whether there is a schema that says something. */
  readonly isSchema: boolean;
  /** The statements of the reference at this part. */
  readonly claims: readonly string[];
  readonly #root: JsonObject;
  readonly #partAt: (located: Located) => SchemaPart;
  readonly #members = new Map<string, SchemaPart>();
  readonly #children = new Map<string, SchemaPart>();
  readonly #lists = new Map<string, readonly SchemaPart[]>();
  #target: SchemaPart | null | undefined;

  /** @param partAt what another place of the document holds */
  constructor(root: JsonObject, located: Located, partAt: (located: Located) => SchemaPart) {
    this.located = located;
    this.isSchema = isObject(located.value);
    this.claims = texts(member(located.value, 'x-claims'));
    this.#root = root;
    this.#partAt = partAt;
  }

  /** What it refers to; undefined where it is no reference. */
  get target(): SchemaPart | undefined {
    if (this.#target === undefined) {
      const target = follow(this.#root, this.located);
      this.#target = target.pointer === this.located.pointer ? null : this.#partAt(target);
    }
    return this.#target ?? undefined;
  }

  /** The schemas that apply together. */
  get all(): readonly SchemaPart[] {
    return this.#list('allOf');
  }

  /** The branches of its unions. */
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

  /** The schema of a member; one without a value where there is none. */
  member(name: string): SchemaPart {
    return this.#kept(this.#members, name, () => this.#partAt(memberOf(this.located, name)));
  }

  #child(key: string): SchemaPart {
    return this.#kept(this.#children, key, () => this.#partAt(childOf(this.located, key)));
  }

  #list(keyword: string): readonly SchemaPart[] {
    return this.#kept(this.#lists, keyword, () =>
      listedIn(this.located, keyword).map((each) => this.#partAt(each)),
    );
  }

  #kept<T>(known: Map<string, T>, key: string, make: () => T): T {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  }
}

/** The schema of a member, by its name or else by `additionalProperties`. */
export function memberOf(part: Located, name: string): Located {
  const named = childOf(childOf(part, 'properties'), name);
  return named.value === undefined ? childOf(part, 'additionalProperties') : named;
}

/** What stands under a keyword; its value is undefined where nothing does. */
export function childOf(part: Located, key: string): Located {
  return { pointer: append(part.pointer, key), value: member(part.value, key) };
}

/** The schemas in the list under a keyword. */
export function listedIn(part: Located, keyword: string): Located[] {
  return elements(member(part.value, keyword)).map((value, index) => ({
    pointer: append(part.pointer, keyword, index),
    value,
  }));
}
