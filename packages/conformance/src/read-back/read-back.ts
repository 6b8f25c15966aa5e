import { CaseResults } from '../checks/case-results.js';
import { checkOf } from '../checks/check-of.js';
import { claimsBelow } from '../document/claims-of-operation.js';
import type { SchemaContext } from '../data/constraints.js';
import type { Api, Operation } from '../document/api.js';
import { citationsOf } from '../document/citations.js';
import { type ListPage, newestPage } from '../document/list-parameters.js';
import { lookUp, type DocumentPart } from '../document/pointer.js';
import type { Exchange } from '../http/exchange.js';
import { at, type JsonObject, member, type Path, pathText } from '../json.js';
import type { Profile, StorageRules } from '../profile/profile.js';
import type { Check } from '../run/check.js';
import { lastParameter, wrapperIn } from '../state/sources.js';
import { compareResource, type Comparison, type Deviation } from './compare.js';
import { ResourceTypes } from './resource-types.js';
import { Shapes } from './shape.js';
import type { ExpectedState, StoredResource } from './expected-state.js';

/** How many writes a finding contains. */
export const shownWrites = 2;

/** A member that a response omits: a finding if it is returned elsewhere, or was requested with `--decisions`. */
interface Missing {
  readonly isDue: boolean;
  readonly reader: string;
  readonly pointer: string;
  readonly report: () => void;
}

/** What a read returned as stored: values, and the schema pointers of their members. */
interface Returned {
  readonly values: Set<string>;
  readonly pointers: Set<string>;
}

/** Compares responses, and after each check reads and lists, with the expected state; equal histories once per run. */
export class ReadBack {
  readonly types: ResourceTypes;
  readonly rules: StorageRules;
  readonly shapes: Shapes;
  readonly newestPage: (lister: Operation, count: number) => ListPage;
  readonly #root: JsonObject;
  /** Whether the read-back checks are selected. If not, nothing is read. */
  isWanted = true;
  readonly #caseResults = new Map<string, CaseResults>();
  /** What reads returned as stored, by the id of the operation that stored it, and by the read. */
  readonly #returned = new Map<string, Map<Operation, Returned>>();
  readonly #seen = new Set<string>();
  /** The schema pointers of the members in the responses, by view. */
  readonly #shown = new Map<string, Set<string>>();
  readonly #missing = new Map<string, Missing>();

  constructor(api: Api, context: SchemaContext, profile: Profile) {
    this.shapes = new Shapes(context);
    this.newestPage = (lister, count) => newestPage(api, lister, count);
    this.#root = context.root;
    this.types = new ResourceTypes(api, profile);
    this.rules = profile.storage ?? plainStorage;
  }

  /** True the first time that it is called with a history. */
  isNew(history: string): boolean {
    if (this.#seen.has(history)) return false;
    this.#seen.add(history);
    return true;
  }

  judge(
    resource: StoredResource,
    stored: ExpectedState,
    operation: Operation,
    actual: unknown,
    schema: DocumentPart,
    exchange: Exchange,
  ): void {
    const last = resource.writes.at(-1);
    if (last?.operationId === undefined) return;
    const writer = last.operationId;
    // The query decides which parts a response contains.
    const view = `${operation.id}${new URL(exchange.request.url).search}`;
    this.#results(writer).count();
    const inView = this.#shown.get(view) ?? new Set<string>();
    this.#shown.set(view, inView);
    const returned = new Set<string>();
    const comparison: Comparison = {
      entryKey: this.rules.entryKey,
      isComplete: (list) => !this.#isPart(list, resource) || stored.complete.has(list),
      mayOmit: (name) => this.rules.mayOmit(resource.type.shape, name),
      onShown: (pointer) => inView.add(pointer),
      onStored: (pointer) => returned.add(pointer),
    };
    const isRead = operation.method === 'GET';
    const { searchParams } = new URL(exchange.request.url);
    const [own, part] = this.#unwrap(resource, operation, actual, schema);
    const deviations = compareResource(this.shapes, resource.body, own, part, comparison);
    if (deviations.length === 0 && isRead) this.#noteReturned(writer, operation, actual, returned);
    for (const deviation of deviations) {
      const report = (): void => this.#report(resource, writer, operation, deviation, exchange);
      if (deviation.actual !== undefined) report();
      else {
        const { path, pointer, expected } = deviation;
        if (this.rules.isUnknown(operation, path, expected)) continue;
        const isDue = isRead && !this.rules.isHidden(operation, path, searchParams);
        const key = [writer, view, pointer, patternOf(path), isDue].join(' ');
        // Findings with the same pattern are one: the exchanges of others need not be kept.
        if (!this.#missing.has(key))
          this.#missing.set(key, { isDue, reader: view, pointer, report });
      }
    }
  }

  #unwrap(
    { type }: StoredResource,
    operation: Operation,
    shown: unknown,
    schema: DocumentPart,
  ): readonly [resource: unknown, schema: DocumentPart] {
    const wrapper = wrapperIn(lastParameter(type.getters[0] ?? operation), shown) ?? '';
    const inner = this.shapes.of(schema, shown).properties.get(wrapper);
    return inner ? [member(shown, wrapper), inner] : [shown, schema];
  }

  /** Reports that a read misses a resource, or returns one that should not exist. */
  fault(writer: string, expected: string, actual: string, exchanges: readonly Exchange[]): void {
    this.#results(writer).count();
    this.#results(writer).add({ expected, actual, exchanges }, `${expected} ${actual}`);
  }

  /** The checks that report the findings. They run after all others. */
  checks(): Check[] {
    return this.types.writers.map((writer) =>
      checkOf(writer, {
        name: 'read-back',
        title: `Reads return what ${writer.id} stored, and refused requests store nothing.`,
        kind: 'observation',
        claims: [
          ...[writer, ...this.types.readersOf(writer.id)].flatMap((each) => each.claims),
          ...claimsBelow(this.#root, writer.body?.schema),
        ],
        run: ({ proved, decisions }) => {
          this.#reportMissing(decisions);
          const readers = this.#readersOf(writer.id);
          if (readers.length > 0) proved.operation(writer);
          for (const [reader, { pointers }] of readers) {
            proved.operation(reader);
            proved.stored(pointers);
          }
          return Promise.resolve(this.#results(writer.id).outcome('Nothing was read back.'));
        },
      }),
    );
  }

  /** Notes a value that a read returned as stored. Two are enough; see {@link #readersOf}. */
  #noteReturned(
    writer: string,
    reader: Operation,
    shown: unknown,
    returned: ReadonlySet<string>,
  ): void {
    const readers = this.#returned.get(writer) ?? new Map<Operation, Returned>();
    this.#returned.set(writer, readers);
    const { values, pointers } = readers.get(reader) ?? { values: new Set(), pointers: new Set() };
    readers.set(reader, { values, pointers });
    if (values.size < 2) values.add(JSON.stringify(shown));
    for (const each of returned) pointers.add(each);
  }

  /** The reads that returned what an operation stored: different values, which a constant response is not. */
  #readersOf(writer: string): (readonly [Operation, Returned])[] {
    const readers = [...(this.#returned.get(writer) ?? [])];
    return readers.filter(([, { values }]) => values.size > 1);
  }

  #reportMissing(decisions: boolean): void {
    for (const { isDue, reader, pointer, report } of this.#missing.values())
      if ((decisions && isDue) || this.#shown.get(reader)?.has(pointer) === true) report();
    this.#missing.clear();
  }

  #isPart(list: readonly unknown[], { type, body }: StoredResource): boolean {
    return this.types.partsOf(type).some(({ part }) => part && at(body, part.place) === list);
  }

  #report(
    resource: StoredResource,
    writer: string,
    operation: Operation,
    deviation: Deviation,
    exchange: Exchange,
  ): void {
    const { path, expected, actual } = deviation;
    const written = resource.writes.slice(-shownWrites).filter((each) => each !== exchange);
    const where = pathText(path);
    const wanted = expected === null ? `no value, because null was sent` : JSON.stringify(expected);
    this.#results(writer).add(
      {
        expected: `${where} in the response of ${operation.id} is ${wanted}`,
        actual: actual === undefined ? 'it is missing' : `it is ${JSON.stringify(actual)}`,
        attempt: resource.writes
          .map((each) => `${each.operationId} ${each.reply.status}`)
          .slice(-4)
          .join(', then '),
        claims: this.#claimsOf(resource, writer, deviation),
        exchanges: [...written, exchange],
      },
      `${operation.id} ${patternOf(path)}`,
    );
  }

  /** The claims of a member, else of its last write, or the decisions if only decisions define what is stored. */
  #claimsOf(
    { writes }: StoredResource,
    writer: string,
    { path, expected, pointer }: Deviation,
  ): string[] {
    if (expected === null) return [...this.rules.decisions.cleared];
    const isUpdated = writes.some(({ request }) => request.method === 'PATCH');
    const isEntry = path.some((key) => typeof key === 'number');
    if (isUpdated && isEntry) return [...this.rules.decisions.entries];
    const operation = this.types.writers.find(({ id }) => id === writer);
    const own = citationsOf(lookUp(this.#root, pointer));
    return own.some((id) => !/^D\d+$/.test(id)) ? own : [...own, ...(operation?.claims ?? [])];
  }

  #results(writer: string): CaseResults {
    const results = this.#caseResults.get(writer) ?? new CaseResults();
    this.#caseResults.set(writer, results);
    return results;
  }
}

/** A path with all indexes alike. */
function patternOf(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? '0' : key)).join('/');
}

const plainStorage: StorageRules = {
  decisions: { cleared: [], entries: [] },
  partOf: () => undefined,
  isWhole: () => false,
  isReplaced: () => undefined,
  mayOmit: () => false,
  isUnknown: () => false,
  isHidden: () => true,
  asStored: (_operation, body) => body,
  normalize: () => undefined,
  queryForAllParts: () => ({}),
  createsElementsItself: () => false,
};
