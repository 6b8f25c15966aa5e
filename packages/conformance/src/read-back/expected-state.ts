import type { Operation } from '../document/api.js';
import type { DocumentPart } from '../document/pointer.js';
import type { Exchange } from '../http/exchange.js';
import { at, isObject, type JsonObject, type Path } from '../json.js';
import type { StorageRules } from '../profile/profile.js';
import { findIdentifier } from '../state/sources.js';
import { pairEntries } from './compare.js';
import type { ResourceType, ResourceTypes } from './resource-types.js';
import { isMutable, merge, type Mutable } from './merge.js';
import type { Shapes } from './shape.js';

/** A thing that a service should have stored. */
export interface StoredResource {
  readonly kind: ResourceType;
  /** The codes in the path of its collection. */
  readonly outer: readonly string[];
  readonly code: string;
  /** What callers sent of it so far; changed in place. */
  readonly body: Mutable;
  /** Its writes, accepted and refused, in order. */
  readonly writes: Exchange[];
  /** Whether an operation of its own wrote it, not only one of the thing around it. */
  isOwn: boolean;
}

/** A request to make something that was refused. */
export interface RefusedCreation {
  readonly kind: ResourceType;
  readonly exchange: Exchange;
}

/** What a session's writes should have left behind. */
export class ExpectedState {
  /** Every thing that is there, by kind, place and code. */
  readonly things = new Map<string, StoredResource>();
  /** Lists of which every element is known. */
  readonly complete = new Set<readonly unknown[]>();
  /** Codes that answers have given to things of a kind, at a place; gone ones too. */
  readonly #codes = new Set<string>();
  readonly #shapes: Shapes;
  readonly #kinds: ResourceTypes;
  readonly #rules: StorageRules;

  constructor(shapes: Shapes, kinds: ResourceTypes, rules: StorageRules) {
    this.#shapes = shapes;
    this.#kinds = kinds;
    this.#rules = rules;
  }

  /** Whether the code of a listed thing is one that an answer gave. */
  isKnown(kind: ResourceType, outer: readonly string[], code: string): boolean {
    return this.#codes.has(keyOf(kind, outer, code));
  }

  /**
   * Takes a write and its answer.
   * @returns what it wrote, or was refused to write; undefined where that is not known
   */
  take(operation: Operation, exchange: Exchange): StoredResource | undefined {
    const write = this.#kinds.writeOf(operation.id);
    if (!write) return undefined;
    const { kind, effect } = write;
    const codes = codesIn(operation, exchange.request.url);
    const { reply } = exchange;
    const isAccepted = reply.status >= 200 && reply.status < 300;
    if (effect === 'create') {
      return isAccepted ? this.#create(operation, kind, codes, exchange) : undefined;
    }
    const isMade = effect === 'replace' && isAccepted;
    const thing = this.#find(kind, codes.slice(0, -1), codes.at(-1) ?? '', isMade);
    if (!thing) return undefined;
    thing.writes.push(exchange);
    thing.isOwn = true;
    if (!isAccepted) return thing;
    if (effect === 'delete') {
      this.things.delete(keyOf(kind, thing.outer, thing.code));
      return undefined;
    }
    const sent = this.#sent(operation, exchange, thing.body);
    if (effect === 'replace') this.#replace(operation, thing.body, sent);
    merge(thing.body, sent, this.#rules);
    this.#rules.settle(kind.shape, thing.body);
    this.#learnParts(thing, reply.json);
    return thing;
  }

  #create(
    operation: Operation,
    kind: ResourceType,
    outer: readonly string[],
    exchange: Exchange,
  ): StoredResource | undefined {
    const { reply } = exchange;
    const [getter] = kind.getters;
    const found = findIdentifier(operation, getter ?? operation, lastName(getter), reply.json);
    if (found === undefined) return undefined;
    const code = String(found);
    const known = this.things.get(keyOf(kind, outer, code));
    if (known) {
      // A replay stores nothing.
      known.writes.push(exchange);
      return known;
    }
    const { replayHeader } = operation.idempotency ?? {};
    if (replayHeader && reply.headers[replayHeader.toLowerCase()] === 'true') {
      this.#codes.add(keyOf(kind, outer, code));
      return undefined;
    }
    const body: Mutable = {};
    merge(body, this.#sent(operation, exchange, {}), this.#rules);
    this.#rules.settle(kind.shape, body);
    if (kind.part) this.#enter(kind.part, outer, body);
    const thing = this.#add(kind, outer, code, body, [exchange]);
    thing.isOwn = true;
    this.#learnParts(thing, reply.json);
    return thing;
  }

  #find(
    kind: ResourceType,
    outer: readonly string[],
    code: string,
    isMade: boolean,
  ): StoredResource | undefined {
    const known = this.things.get(keyOf(kind, outer, code));
    return known ?? (isMade ? this.#add(kind, outer, code, {}, []) : undefined);
  }

  #add(
    kind: ResourceType,
    outer: readonly string[],
    code: string,
    body: Mutable,
    writes: Exchange[],
  ): StoredResource {
    const key = keyOf(kind, outer, code);
    this.#codes.add(key);
    const thing = { kind, outer, code, body, writes, isOwn: false };
    this.things.set(key, thing);
    return thing;
  }

  /** Puts an element into the list of the thing that it is a part of. */
  #enter(
    { of, place }: { of: string; place: Path },
    outer: readonly string[],
    body: Mutable,
  ): void {
    const around = [...this.things.values()].find(
      ({ kind, code }) => kind.shape === of && code === outer.at(-1),
    );
    if (around) listAt(around.body, place)?.push(body);
  }

  /** Learns the codes of the parts of a thing from an answer that shows them. */
  #learnParts(thing: StoredResource, shown: unknown): void {
    for (const kind of this.#kinds.partsOf(thing.kind)) {
      if (!kind.part) continue;
      const others = at(shown, kind.part.place);
      const list = Array.isArray(others) ? listAt(thing.body, kind.part.place) : undefined;
      if (!list || !Array.isArray(others)) continue;
      // Some are made by the service itself.
      while (list.length < others.length) list.push({});
      const matched = pairEntries(list, others, this.#rules.entryKey, echoes);
      if (list.length === others.length) this.complete.add(list);
      for (const [entry, other] of matched) {
        const code = isObject(other) ? other['code'] : undefined;
        if (typeof code !== 'string' || !isMutable(entry)) continue;
        const outer = [...thing.outer, thing.code];
        if (this.isKnown(kind, outer, code)) continue;
        this.#add(kind, outer, code, entry, thing.writes.slice(-1));
      }
    }
  }

  /** What a request says of the members that its schema has. */
  #sent(operation: Operation, { request }: Exchange, stored: JsonObject): JsonObject {
    const body: unknown = request.body === undefined ? {} : parse(request.body);
    const schema = operation.body?.schema;
    const known = schema ? this.#known(schema, body, stored) : {};
    return isObject(known) ? (this.#rules.asStored(operation, known) as JsonObject) : {};
  }

  /** What a schema knows of a value; what is stored helps to choose the branch of a union. */
  #known(schema: DocumentPart, sent: unknown, stored: unknown): unknown {
    if (Array.isArray(sent)) {
      const { items } = this.#shapes.of(schema, sent);
      return items ? sent.map((each: unknown) => this.#known(items, each, undefined)) : sent;
    }
    if (!isObject(sent)) return sent;
    const whole = { ...scalarsOf(stored), ...sent };
    const { properties } = this.#shapes.of(schema, whole);
    return Object.fromEntries(
      Object.entries(sent)
        .filter(([name]) => properties.has(name) && name !== 'code')
        .map(([name, value]) => {
          const own = properties.get(name);
          return [name, own ? this.#known(own, value, at(stored, [name])) : value];
        }),
    );
  }

  /** What a request that replaces does not send is gone, where the profile says so. */
  #replace(operation: Operation, body: Mutable, sent: JsonObject): void {
    if (!this.#rules.isReplaced(operation)) return;
    for (const name of Object.keys(body)) if (!(name in sent)) body[name] = null;
  }
}

function keyOf(kind: ResourceType, outer: readonly string[], code: string): string {
  return JSON.stringify([kind.shape, ...outer, code]);
}

/** The values of the parameters in the path of a request. */
function codesIn({ path }: Operation, url: string): string[] {
  const names = path.split('/');
  const values = new URL(url).pathname.split('/').slice(-names.length + 1);
  return names
    .slice(1)
    .flatMap((name, index) =>
      name.startsWith('{') ? [decodeURIComponent(values[index] ?? '')] : [],
    );
}

function lastName(operation: Operation | undefined): string {
  return /\{([^}]+)\}[^{]*$/.exec(operation?.path ?? '')?.[1] ?? 'code';
}

/** The list at a place of a body, made where there is none; undefined where something else is there. */
function listAt(body: Mutable, place: Path): unknown[] | undefined {
  const [name, ...inner] = place;
  if (name === undefined) return undefined;
  const found = body[name] ?? undefined;
  if (inner.length === 0) {
    if (found === undefined) body[name] = [];
    return Array.isArray(body[name]) ? (body[name] as unknown[]) : undefined;
  }
  if (found === undefined) body[name] = {};
  const around = body[name];
  return isMutable(around) ? listAt(around, inner) : undefined;
}

/** Whether an entry that is shown says nothing else than one that was sent. */
function echoes(sent: unknown, shown: unknown): boolean {
  if (!isObject(sent) || !isObject(shown)) return false;
  return Object.entries(sent).every(([name, value]) => {
    const other = shown[name];
    if (typeof value === 'object' || typeof other === 'object' || other === undefined) return true;
    return JSON.stringify(other) === JSON.stringify(value);
  });
}

function scalarsOf(value: unknown): JsonObject {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, each]) => typeof each !== 'object'));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
