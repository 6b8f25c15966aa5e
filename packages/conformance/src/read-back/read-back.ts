import { CaseResults } from '../checks/case-results.js';
import type { SchemaContext } from '../data/constraints.js';
import type { Api, Operation } from '../document/api.js';
import { citationsOf } from '../document/citations.js';
import { lookUp, type DocumentPart } from '../document/pointer.js';
import type { Exchange } from '../http/exchange.js';
import { at, pathText, type JsonObject } from '../json.js';
import type { Profile, StorageRules } from '../profile/profile.js';
import type { Check } from '../run/check.js';
import { compareResource, type Comparison, type Deviation } from './compare.js';
import { ResourceTypes } from './resource-types.js';
import { Shapes } from './shape.js';
import type { ExpectedState, StoredResource } from './expected-state.js';

/** How many exchanges before the read a finding shows. */
export const shownWrites = 2;

/**
 * A member that is not shown: a fault only of a reader that shows it of other things, unless our decisions are
 * demanded, by which a read that asks for everything shows everything.
 */
interface Missing {
  readonly isDue: boolean;
  readonly reader: string;
  readonly pointer: string;
  readonly tell: () => void;
}

/**
 * Compares what a service shows with what its callers' writes should have stored: the answers of
 * writes, and after each check what was written, by get, by list, in every version. What a thing went
 * through is looked at once a run, whichever check it was in.
 */
export class ReadBack {
  readonly kinds: ResourceTypes;
  readonly rules: StorageRules;
  readonly shapes: Shapes;
  readonly #root: JsonObject;
  /** Whether anybody is told what is found; where not, nothing is read. */
  isWanted = true;
  readonly #caseResults = new Map<string, CaseResults>();
  /** The operations whose effect a read showed. */
  readonly #proved = new Set<string>();
  readonly #seen = new Set<string>();
  /** The members that the answers of a view showed. */
  readonly #shown = new Map<string, Set<string>>();
  readonly #missing: Missing[] = [];

  constructor(api: Api, context: SchemaContext, profile: Profile) {
    this.shapes = new Shapes(context);
    this.#root = context.root;
    this.kinds = new ResourceTypes(api, profile);
    this.rules = profile.storage ?? plainStorage;
  }

  /** Whether a thing's history was not read back yet; said once. */
  isNew(history: string): boolean {
    if (this.#seen.has(history)) return false;
    this.#seen.add(history);
    return true;
  }

  /** Judges what an answer shows of a thing. */
  judge(
    thing: StoredResource,
    stored: ExpectedState,
    operation: Operation,
    shown: unknown,
    schema: DocumentPart,
    exchange: Exchange,
  ): void {
    const last = thing.writes.at(-1);
    if (last?.operationId === undefined) return;
    const writer = last.operationId;
    // Which parts an answer shows depends on what was asked for.
    const view = `${operation.id}${new URL(exchange.request.url).search}`;
    this.#results(writer).count();
    const inView = this.#shown.get(view) ?? new Set<string>();
    this.#shown.set(view, inView);
    const comparison: Comparison = {
      entryKey: this.rules.entryKey,
      isComplete: (list) => !this.#isPart(list, thing) || stored.complete.has(list),
      mayOmit: (name) => this.rules.mayOmit(thing.kind.shape, name),
      onShown: (pointer) => inView.add(pointer),
    };
    const isRead = operation.method === 'GET';
    const { searchParams } = new URL(exchange.request.url);
    const found = compareResource(this.shapes, thing.body, shown, schema, comparison);
    if (found.length === 0 && isRead) this.#proved.add(writer);
    for (const deviation of found) {
      const tell = (): void => this.#tell(thing, writer, operation, deviation, exchange);
      if (deviation.actual !== undefined) tell();
      else {
        const { path, pointer } = deviation;
        const isDue = isRead && !this.rules.isHidden(operation, path, searchParams);
        this.#missing.push({ isDue, reader: view, pointer, tell });
      }
    }
  }

  /** Notes that a read says nothing of a thing that should be there, or something of another one. */
  fault(writer: string, expected: string, actual: string, exchanges: readonly Exchange[]): void {
    this.#results(writer).count();
    this.#results(writer).add({ expected, actual, exchanges }, `${expected} ${actual}`);
  }

  /** The checks that say what was found; they are run when all others have ended. */
  checks(): Check[] {
    return this.kinds.writers.map((writer) => ({
      id: `read-back/${writer.id}`,
      title: `What ${writer.id} stored is what every read shows, and a refusal stores nothing.`,
      kind: 'observation' as const,
      area: writer.area,
      version: writer.version,
      claims: writer.claims,
      run: ({ proved, decisions }) => {
        this.#tellMissing(decisions);
        if (this.#proved.has(writer.id)) proved.operation(writer);
        return Promise.resolve(this.#results(writer.id).outcome('Nothing was read back.'));
      },
    }));
  }

  #tellMissing(decisions: boolean): void {
    for (const { isDue, reader, pointer, tell } of this.#missing.splice(0)) {
      if ((decisions && isDue) || this.#shown.get(reader)?.has(pointer) === true) tell();
    }
  }

  #isPart(list: readonly unknown[], { kind, body }: StoredResource): boolean {
    return this.kinds.partsOf(kind).some(({ part }) => part && at(body, part.place) === list);
  }

  #tell(
    thing: StoredResource,
    writer: string,
    operation: Operation,
    deviation: Deviation,
    exchange: Exchange,
  ): void {
    const { path, expected, actual } = deviation;
    const written = thing.writes.slice(-shownWrites).filter((each) => each !== exchange);
    const where = pathText(path);
    const wanted = expected === null ? `no value, as null was sent` : JSON.stringify(expected);
    const pattern = path.map((key) => (typeof key === 'number' ? '0' : key)).join('/');
    this.#results(writer).add(
      {
        expected: `${where} in the answer of ${operation.id} is what should be stored: ${wanted}`,
        actual: actual === undefined ? 'it is not there' : `it is ${JSON.stringify(actual)}`,
        attempt: thing.writes
          .map((each) => `${each.operationId} ${each.reply.status}`)
          .slice(-4)
          .join(', then '),
        claims: this.#claimsOf(thing, writer, deviation),
        exchanges: [...written, exchange],
      },
      `${operation.id} ${pattern}`,
    );
  }

  /** The statements on a member and on what wrote it; the decisions that alone say what is stored. */
  #claimsOf(
    { writes }: StoredResource,
    writer: string,
    { path, expected, pointer }: Deviation,
  ): string[] {
    if (expected === null) return [...this.rules.decisions.cleared];
    const isUpdated = writes.some(({ request }) => request.method === 'PATCH');
    const isEntry = path.some((key) => typeof key === 'number');
    if (isUpdated && isEntry) return [...this.rules.decisions.entries];
    const operation = this.kinds.writers.find(({ id }) => id === writer);
    const own = citationsOf(lookUp(this.#root, pointer));
    return [...new Set([...own, ...(operation?.claims ?? [])])];
  }

  #results(writer: string): CaseResults {
    const results = this.#caseResults.get(writer) ?? new CaseResults();
    this.#caseResults.set(writer, results);
    return results;
  }
}

/** The rules of an API of which nothing is known. */
const plainStorage: StorageRules = {
  decisions: { cleared: [], entries: [] },
  partOf: () => undefined,
  isWhole: () => false,
  isReplaced: () => false,
  mayOmit: () => false,
  isHidden: () => true,
  asStored: (_operation, body) => body,
  settle: () => undefined,
  queryForAllParts: () => ({}),
  filter: () => undefined,
  createsElementsItself: () => false,
};
