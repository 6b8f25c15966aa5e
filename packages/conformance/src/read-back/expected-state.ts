import type { Operation } from '../document/api.js';
import type { DocumentPart } from '../document/pointer.js';
import type { Exchange } from '../http/exchange.js';
import { at, isObject, member, parseJson, type JsonObject, type Path } from '../json.js';
import type { StorageRules } from '../profile/profile.js';
import { findIdentifier, identifiersOf, lastParameter } from '../state/sources.js';
import { pairEntries } from './compare.js';
import type { ResourceType, ResourceTypes } from './resource-types.js';
import { isMutable, merge, type Mutable } from '../merge.js';
import type { Shapes } from './shape.js';

/** A resource that the service should have stored. */
export interface StoredResource {
  readonly type: ResourceType;
  readonly outerCodes: readonly string[];
  readonly code: string;
  /** The values sent so far; changed in place. */
  readonly body: Mutable;
  /** Its accepted and refused writes, in order. */
  readonly writes: Exchange[];
  /** Whether it was written by an operation of its own, not only through its parent. */
  isOwn: boolean;
}

/** A refused request to create a resource. */
export interface RefusedCreation {
  readonly type: ResourceType;
  readonly exchange: Exchange;
}

/** The state that the writes of a session should have stored. */
export class ExpectedState {
  readonly resources = new Map<string, StoredResource>();
  /** Lists whose elements are all known. */
  readonly complete = new Set<readonly unknown[]>();
  /** The keys of all resources in responses, including deleted ones. */
  readonly #codes = new Set<string>();

  constructor(
    private readonly shapes: Shapes,
    private readonly types: ResourceTypes,
    private readonly rules: StorageRules,
  ) {}

  isKnown(type: ResourceType, outerCodes: readonly string[], code: string): boolean {
    return this.#codes.has(keyOf(type, outerCodes, code));
  }

  take(operation: Operation, exchange: Exchange): StoredResource | undefined {
    const write = this.types.writeOf(operation.id);
    if (!write) return undefined;
    const { type, effect } = write;
    const codes = codesIn(operation, exchange.request.url);
    const { reply } = exchange;
    const isAccepted = reply.status >= 200 && reply.status < 300;
    if (effect === 'create') {
      return isAccepted ? this.#create(operation, type, codes, exchange) : undefined;
    }
    const isMade = effect === 'replace' && isAccepted;
    const resource = this.#find(type, codes.slice(0, -1), codes.at(-1) ?? '', isMade);
    if (!resource) return undefined;
    resource.writes.push(exchange);
    resource.isOwn = true;
    if (!isAccepted) return resource;
    if (effect === 'delete') {
      this.resources.delete(keyOf(type, resource.outerCodes, resource.code));
      return undefined;
    }
    const sent = this.#sent(operation, exchange, resource.body);
    if (effect === 'replace') this.#replace(operation, resource.body, sent);
    merge(resource.body, sent, this.rules);
    this.rules.normalize(type.shape, resource.body);
    this.#learnParts(resource, reply.json);
    return resource;
  }

  #create(
    operation: Operation,
    type: ResourceType,
    outerCodes: readonly string[],
    exchange: Exchange,
  ): StoredResource | undefined {
    const { reply } = exchange;
    const [getter = operation] = type.getters;
    const identifier = findIdentifier(operation, getter, lastParameter(getter), reply.json);
    if (identifier === undefined) return undefined;
    const code = String(identifier);
    const known = this.resources.get(keyOf(type, outerCodes, code));
    if (known) {
      known.writes.push(exchange);
      const chosen = findIdentifier(operation, getter, lastParameter(getter), bodyOf(exchange));
      // A repeated request stores nothing. One that names the resource may replace it.
      if (chosen !== undefined && String(chosen) === code)
        for (const name of Object.keys(known.body)) Reflect.deleteProperty(known.body, name);
      return known;
    }
    const { replayHeader } = operation.idempotency ?? {};
    if (replayHeader && reply.headers[replayHeader.toLowerCase()] === 'true') {
      this.#codes.add(keyOf(type, outerCodes, code));
      return undefined;
    }
    const body: Mutable = {};
    merge(body, this.#sent(operation, exchange, {}), this.rules);
    this.rules.normalize(type.shape, body);
    if (type.part) this.#enter(type.part, outerCodes, body);
    const resource = this.#add(type, outerCodes, code, body, [exchange]);
    resource.isOwn = true;
    this.#learnParts(resource, reply.json);
    return resource;
  }

  #find(
    type: ResourceType,
    outerCodes: readonly string[],
    code: string,
    isMade: boolean,
  ): StoredResource | undefined {
    const known = this.resources.get(keyOf(type, outerCodes, code));
    return known ?? (isMade ? this.#add(type, outerCodes, code, {}, []) : undefined);
  }

  #add(
    type: ResourceType,
    outerCodes: readonly string[],
    code: string,
    body: Mutable,
    writes: Exchange[],
  ): StoredResource {
    const key = keyOf(type, outerCodes, code);
    this.#codes.add(key);
    const resource = { type, outerCodes, code, body, writes, isOwn: false };
    this.resources.set(key, resource);
    return resource;
  }

  #enter(
    { of, place }: { of: string; place: Path },
    outerCodes: readonly string[],
    body: Mutable,
  ): void {
    const around = [...this.resources.values()].find(
      ({ type, code }) => type.shape === of && code === outerCodes.at(-1),
    );
    if (around) listAt(around.body, place)?.push(body);
  }

  #learnParts(resource: StoredResource, body: unknown): void {
    for (const type of this.types.partsOf(resource.type)) {
      if (!type.part) continue;
      const others = at(body, type.part.place);
      const list = Array.isArray(others) ? listAt(resource.body, type.part.place) : undefined;
      if (!list || !Array.isArray(others)) continue;
      // The service itself may create some.
      while (list.length < others.length) list.push({});
      const matched = pairEntries(list, others, this.rules.entryKey, echoes);
      if (list.length === others.length) this.complete.add(list);
      for (const [entry, other] of matched) {
        const code = isObject(other) ? other['code'] : undefined;
        if (typeof code !== 'string' || !isMutable(entry)) continue;
        const outerCodes = [...resource.outerCodes, resource.code];
        if (this.isKnown(type, outerCodes, code)) continue;
        this.#add(type, outerCodes, code, entry, resource.writes.slice(-1));
      }
    }
  }

  /** The members of a request body that its schema has, under the names of responses. */
  #sent(operation: Operation, exchange: Exchange, stored: JsonObject): JsonObject {
    const schema = operation.body?.schema;
    const known = schema ? this.#known(schema, bodyOf(exchange), stored) : {};
    if (!isObject(known)) return {};
    // The service may choose the identifier, and keep it.
    const { getters } = this.types.writeOf(operation.id)?.type ?? { getters: [] };
    const names = identifiersOf(lastParameter(getters[0] ?? operation));
    const others = Object.entries(known).filter(([name]) => !names.includes(name));
    return this.rules.asStored(operation, Object.fromEntries(others)) as JsonObject;
  }

  /** The part of a value that its schema describes. The stored value helps to select the branch of a union. */
  #known(schema: DocumentPart, sent: unknown, stored: unknown): unknown {
    if (Array.isArray(sent)) {
      const { items } = this.shapes.of(schema, sent);
      return items ? sent.map((each: unknown) => this.#known(items, each, undefined)) : sent;
    }
    if (!isObject(sent)) return sent;
    const whole = { ...scalarsOf(stored), ...sent };
    const { properties } = this.shapes.of(schema, whole);
    return Object.fromEntries(
      Object.entries(sent)
        .filter(([name]) => properties.has(name) && name !== 'code')
        .filter(([name]) => member(properties.get(name)?.value, 'readOnly') !== true)
        .map(([name, value]) => {
          const own = properties.get(name);
          return [name, own ? this.#known(own, value, at(stored, [name])) : value];
        }),
    );
  }

  /** Clears the members that a PUT does not contain, if the profile says so; forgets them if it does not know. */
  #replace(operation: Operation, body: Mutable, sent: JsonObject): void {
    const isReplaced = this.rules.isReplaced(operation);
    if (isReplaced === false) return;
    for (const name of Object.keys(body)) {
      if (isReplaced === undefined) Reflect.deleteProperty(body, name);
      else if (!(name in sent)) body[name] = null;
    }
  }
}

function keyOf(type: ResourceType, outerCodes: readonly string[], code: string): string {
  return JSON.stringify([type.shape, ...outerCodes, code]);
}

function bodyOf({ request }: Exchange): unknown {
  return request.body === undefined ? {} : parseJson(request.body);
}

function codesIn({ path }: Operation, url: string): string[] {
  const names = path.split('/');
  const values = new URL(url).pathname.split('/').slice(-names.length + 1);
  return names
    .slice(1)
    .flatMap((name, index) =>
      name.startsWith('{') ? [decodeURIComponent(values[index] ?? '')] : [],
    );
}

/** Returns the list at a path of a body, created if missing; undefined if there is another value. */
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

/** True if no scalar of a returned entry differs from the sent one. */
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
