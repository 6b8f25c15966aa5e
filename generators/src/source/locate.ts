import type { Location } from '../diagnostics/diagnostic.js';
import { isObject, resolvePointer, tokensOf, type Json, type JsonObject } from '../json.js';
import { type Place, Positions } from './positions.js';

/** Finds the source location of elements of the bundled document. Parses files on first use. */
export class Locator {
  readonly #positions = new Positions();
  #components: Map<string, Place> | undefined;

  /**
   * @param root path of the root file
   * @param isSingle true if the document has only one file
   */
  constructor(
    private readonly root: string,
    private readonly bundle: JsonObject,
    private readonly isSingle: boolean,
  ) {}

  /** Returns the source position of a pointer into the bundle, or else of its nearest known parent. */
  locate(pointer: string): Location {
    // Pointers into a single file are the same in the bundle.
    if (this.isSingle) return this.#positions.locate(this.root, pointer);
    const [{ place, value }, tokens] = this.#startOf(tokensOf(pointer));
    return this.#positions.locationOf(this.#walk(place, tokens, value), pointer);
  }

  /** The start of the search: the component that contains the pointer, or the root. */
  #startOf(tokens: string[]): [{ place: Place; value: Json | undefined }, string[]] {
    this.#components ??= this.#findComponents();
    const [, section = '', name = ''] = tokens;
    const place = tokens[0] === 'components' && this.#components.get(`${section}/${name}`);
    if (!place) return [{ place: this.#positions.open(this.root), value: this.bundle }, tokens];
    return [{ place, value: memberOf(this.bundle, tokens.slice(0, 3)) }, tokens.slice(3)];
  }

  #walk(place: Place, tokens: readonly string[], value: Json | undefined): Place {
    const [first, ...rest] = tokens;
    if (first === undefined) return place;
    const next = this.#positions.child(place, first);
    const inside = memberOf(value, [first]);
    return next ? this.#walk(this.#enter(next, inside), rest, inside) : place;
  }

  /** Follows a reference that the bundle has replaced by its target. */
  #enter(place: Place, value: Json | undefined): Place {
    const reference = this.#positions.reference(place);
    const kept = isObject(value) && value['$ref'] !== undefined;
    if (reference === undefined || kept) return place;
    return this.#enter(this.#positions.follow(place, reference), value);
  }

  #findComponents(): Map<string, Place> {
    const places = new Map<string, Place>();
    const visit = (from: Place, value: Json | undefined): void => {
      const place = this.#enter(from, value);
      const reference = this.#positions.reference(place);
      const target = isObject(value) ? value['$ref'] : undefined;
      if (reference !== undefined && typeof target === 'string') open(place, reference, target);
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inside] of Object.entries<Json>(value)) {
        const child = this.#positions.child(place, key);
        if (child) visit(child, inside);
      }
    };
    const open = (place: Place, reference: string, target: string): void => {
      const [, section = '', name = '', ...deeper] = tokensOf(target);
      const key = `${section}/${name}`;
      if (!target.startsWith('#/components/') || deeper.length > 0 || places.has(key)) return;
      const next = this.#positions.follow(place, reference);
      places.set(key, next);
      visit(next, resolvePointer(this.bundle, target));
    };
    visit(this.#positions.open(this.root), this.bundle);
    return places;
  }
}

function memberOf(value: Json | undefined, tokens: readonly string[]): Json | undefined {
  return tokens.reduce<Json | undefined>((inside, token) => {
    if (typeof inside !== 'object' || inside === null) return undefined;
    return Object.hasOwn(inside, token) ? (inside as JsonObject)[token] : undefined;
  }, value);
}
