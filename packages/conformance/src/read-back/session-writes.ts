import { brief } from '../checks/reply.js';
import type { Operation } from '../document/api.js';
import type { Exchange } from '../http/exchange.js';
import { pathParameters } from '../state/sources.js';
import type { ResourceType } from './resource-types.js';
import { filtersFor, ListReader, schemaOf } from './list-reader.js';
import { shownWrites, type ReadBack } from './read-back.js';
import { ExpectedState, type RefusedCreation, type StoredResource } from './expected-state.js';

/** How many resources of a type are read one by one after a check. Lists contain all. */
const mostReads = 3;
/** How many collections of a type are listed after a check, and how many pages of each. */
const mostLists = 2;
const mostPages = 3;
/** A session, as far as read-back uses it. */
export interface SessionReader {
  /** The prefix of every unique text of the session. */
  readonly nonce: string;
  /** Whether no other session writes to the tenant. */
  readonly isAlone: boolean;
  readonly isOver: () => boolean;
  readonly send: (
    operation: Operation,
    input: {
      readonly path: Readonly<Record<string, unknown>>;
      readonly query: Readonly<Record<string, unknown>>;
    },
  ) => Promise<Exchange>;
}

/** Tracks the writes of one session and reads back what they stored. */
export class SessionWrites {
  readonly #stored: ExpectedState;
  readonly #refused: RefusedCreation[] = [];
  /** True after a 5xx response to a write: its effect is unknown. */
  #isUnsure = false;

  constructor(private readonly all: ReadBack) {
    this.#stored = new ExpectedState(all.shapes, all.types, all.rules);
  }

  /** Records an exchange of the session. Reads are ignored. */
  take(operation: Operation | undefined, exchange: Exchange): void {
    const write = operation && this.all.types.writeOf(operation.id);
    if (!operation || !write) return;
    const { status } = exchange.reply;
    // An operation that is not implemented has no effect.
    if (status === 501) return;
    if (status >= 500) this.#isUnsure = true;
    if (status === 401 || status === 403) return;
    if (status >= 400 && write.effect === 'create') {
      this.#refused.push({ type: write.type, exchange });
    }
    const resource = this.#stored.take(operation, exchange);
    const schema = schemaOf(operation, exchange);
    if (!resource || !schema || status >= 300) return;
    this.all.judge(resource, this.#stored, operation, exchange.reply.json, schema, exchange);
  }

  /** Reads back all resources whose history is new in this run. */
  async verify(reader: SessionReader): Promise<void> {
    if (this.#isUnsure) return;
    const fresh = [...this.#stored.resources.values()].filter(
      (resource) => resource.writes.length > 0 && this.all.isNew(historyOf(resource, reader.nonce)),
    );
    for (const type of new Set(fresh.map((resource) => resource.type))) {
      const resources = fresh.filter((resource) => resource.type === type);
      await this.#list(reader, type, resources);
      await this.#read(reader, type, resources);
    }
  }

  /** Reads some resources one by one, those with the most writes first. */
  async #read(
    reader: SessionReader,
    type: ResourceType,
    resources: readonly StoredResource[],
  ): Promise<void> {
    const chosen = resources
      .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.writes.length - a.writes.length)
      .slice(0, resources.some(({ isOwn }) => isOwn) ? mostReads : 1);
    for (const resource of chosen) {
      for (const getter of type.getters) {
        if (reader.isOver()) return;
        const path = pathParameters(getter, [...resource.outerCodes, resource.code]);
        const query = this.all.rules.queryForAllParts(getter, isLarge(resource));
        const exchange = await reader.send(getter, { path, query });
        const schema = schemaOf(getter, exchange);
        const { status, json } = exchange.reply;
        if (schema && status < 300) {
          this.all.judge(resource, this.#stored, getter, json, schema, exchange);
        } else if (status === 404 || status === 400) {
          const writer = resource.writes.at(-1);
          const expected = `${getter.id} finds what was stored`;
          this.all.fault(writer?.operationId ?? '', expected, brief(exchange.reply), [
            ...resource.writes.slice(-shownWrites),
            exchange,
          ]);
        }
      }
    }
  }

  async #list(
    reader: SessionReader,
    type: ResourceType,
    resources: readonly StoredResource[],
  ): Promise<void> {
    const places = new Map<string, StoredResource[]>();
    for (const resource of resources.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))) {
      const filters = type.listers.map((lister) => filtersFor(lister, resource));
      const key = JSON.stringify([resource.outerCodes, filters]);
      places.set(key, [...(places.get(key) ?? []), resource]);
    }
    const most = resources.some(({ isOwn }) => isOwn) ? mostLists : 1;
    for (const group of [...places.values()].slice(0, most)) {
      for (const lister of type.listers) await this.#walk(reader, lister, group);
    }
  }

  async #walk(
    reader: SessionReader,
    lister: Operation,
    group: readonly StoredResource[],
  ): Promise<void> {
    const list = new ListReader(this.all, this.#stored, lister, group);
    // What others have left in a shared tenant need not be read to find what is new.
    const pages = Array.from({ length: mostPages }, (_, page) => page);
    for (const page of reader.isAlone ? pages : [undefined, ...pages]) {
      if (reader.isOver()) return;
      if (list.isDone) break;
      list.take(await reader.send(lister, list.input(page)));
    }
    if (reader.isAlone) list.judgeUnknown(this.#refused);
    list.judgeMissing();
  }
}

/** The writes of a resource, without unique texts. */
function historyOf({ type, writes, isOwn }: StoredResource, nonce: string): string {
  const entries = writes.map(({ operationId, request, reply }) => {
    const body = (request.body ?? '').replaceAll(new RegExp(`${nonce}_\\w+`, 'g'), '*');
    return [operationId, reply.status, body.length > 20_000 ? body.length : body];
  });
  return JSON.stringify([type.shape, isOwn, entries]);
}

function isLarge({ writes }: StoredResource): boolean {
  return writes.some(({ request }) => (request.body ?? '').length > 1_000_000);
}
