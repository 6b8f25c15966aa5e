import type { Api, Link, Operation } from '../document/api.js';
import { lookUp } from '../document/pointer.js';
import type { Exchange } from '../http/exchange.js';
import type { Input } from '../http/request.js';
import { elements, pathText } from '../json.js';
import type { Check, CheckContext } from '../run/check.js';
import { describeDifference } from '../run/describe-difference.js';
import { Failure, NotRun, type Outcome } from '../outcome.js';
import type { Session } from '../run/session.js';
import {
  collectionOf,
  findIdentifier,
  renameParameters,
  sameShape,
  withoutVersion,
} from '../state/sources.js';
import { followLink } from '../state/follow-link.js';
import { responseClaims } from './claims.js';
import { differenceOf } from './difference.js';
import { accepted, brief } from './reply.js';
import { sendIfImplemented } from './send-if-implemented.js';

/**
 * Checks that a created resource can be read in every version with the values that were sent, that it is
 * listed, and that it can be deleted once.
 */
export function lifecycleCheck(api: Api, operation: Operation): Check | undefined {
  if (operation.method !== 'POST') return undefined;
  const readers = readersOf(api, operation);
  if (readers.length === 0) return undefined;
  return {
    id: `lifecycle/${operation.id}`,
    title: `What ${operation.id} creates can be read and listed with the values sent, and deleted once.`,
    kind: 'generic',
    area: operation.area,
    version: operation.version,
    claims: [
      ...new Set([
        ...operation.claims,
        ...[listOf(api, operation), removerOf(api, operation, readers[0])].flatMap(
          (each) => each?.claims ?? [],
        ),
        ...readers.flatMap((reader) => [...reader.claims, ...responseClaims(api, reader)]),
      ]),
    ],
    run: (context) => new Lifecycle(context, operation, readers).run(),
  };
}

class Lifecycle {
  readonly #context: CheckContext;
  readonly #creator: Operation;
  readonly #readers: readonly Operation[];
  readonly #refusals: Failure[] = [];
  #hasDeleted = false;
  /** The codes of the created resources. */
  readonly #codes = new Set<unknown>();
  /** The operations that worked. */
  readonly #seen = new Set<Operation>();
  #cases = 0;

  constructor(context: CheckContext, creator: Operation, readers: readonly Operation[]) {
    this.#context = context;
    this.#creator = creator;
    this.#readers = readers;
  }

  async run(): Promise<Outcome> {
    const session = await this.#context.session();
    const examples = this.#creator.body?.examples.map(({ name }) => name) ?? [];
    // With one request alone, a constant response would pass.
    const tried = examples.length > 1 ? examples : [examples[0], examples[0]];
    for (const example of tried) {
      if (this.#context.isOver()) break;
      await this.#live(session, example);
    }
    const [refusal] = this.#refusals;
    if (refusal && !this.#hasDeleted) throw refusal;
    if (this.#cases === 0) throw new NotRun(`No example of ${this.#creator.id} is accepted.`);
    if (this.#codes.size > 1) {
      for (const operation of this.#seen) this.#context.proved.operation(operation);
    }
    return { status: 'passed', cases: this.#cases };
  }

  async #live(session: Session, example: string | undefined): Promise<void> {
    const { input } = await session.resources.buildInput(this.#creator, example, true);
    const created = await session.send(this.#creator, input);
    // `examples/…` checks whether examples are accepted.
    if (!accepted(created.reply)) return;
    this.#echoes(input.body, created, created);
    const [main] = this.#readers;
    if (main) this.#codes.add(Object.values(this.#code(main, created))[0]);
    const outer = { ...input.path };
    for (const reader of this.#readers) {
      const path = {
        ...renameParameters(this.#creator, reader, outer),
        ...this.#code(reader, created),
      };
      await this.#read(session, reader, path, input.body, created);
    }
    await this.#listed(session, outer, created);
    await this.#followed(session, input, created);
    await this.#deleted(session, outer, created);
  }

  /** Checks that the reads that the response links to succeed. */
  async #followed(session: Session, sent: Input, created: Exchange): Promise<void> {
    // The reference does not say that all of them exist, such as the payout configuration of a new account.
    if (!this.#context.decisions) return;
    for (const link of linksOf(this.#creator)) {
      const target = this.#context.api.operations.find(({ id }) => id === link.operationId);
      if (target?.method !== 'GET' || this.#readers.includes(target)) continue;
      const input = followLink(link, target, sent, created.reply.json);
      const read = input && (await sendIfImplemented(session, target, input));
      if (!read) continue;
      this.#cases += 1;
      if (accepted(read.reply)) continue;
      this.#fail(`${target.id} succeeds, as a link of the response says`, brief(read.reply), [
        created,
        read,
      ]);
    }
  }

  async #read(
    session: Session,
    reader: Operation,
    path: Readonly<Record<string, unknown>>,
    sent: unknown,
    created: Exchange,
  ): Promise<void> {
    const read = await sendIfImplemented(session, reader, { path });
    if (!read) return;
    this.#cases += 1;
    if (!accepted(read.reply)) {
      this.#fail(`${reader.id} finds what was created`, brief(read.reply), [created, read]);
    }
    const isSameVersion = reader.version === this.#creator.version;
    const code = Object.values(this.#code(reader, created))[0];
    const found = findIdentifier(this.#creator, reader, lastParameter(reader), read.reply.json);
    if (found !== undefined && found !== code) {
      this.#fail(`${reader.id} returns ${String(code)}`, `it returns ${found}`, [created, read]);
    }
    if (isSameVersion) this.#echoes(sent, read, created);
    this.#seen.add(this.#creator).add(reader);
  }

  /** Checks that a response contains the values that were sent. */
  #echoes(sent: unknown, exchange: Exchange, created: Exchange): void {
    this.#cases += 1;
    const difference = differenceOf(sent, exchange.reply.json);
    if (!difference) return;
    const { path, expected, actual } = difference;
    const described = describeDifference(actual, expected, pathText(path));
    this.#fail(
      `${described.expected}, as sent`,
      described.actual,
      exchange === created ? [created] : [created, exchange],
    );
  }

  async #listed(
    session: Session,
    outer: Readonly<Record<string, unknown>>,
    created: Exchange,
  ): Promise<void> {
    const list = listOf(this.#context.api, this.#creator);
    if (!list?.pagination || list.parameters.some(isRequiredQuery)) return;
    const { sizeParameter, maximumSize, elements: place } = list.pagination;
    const query = maximumSize === undefined ? {} : { [sizeParameter]: maximumSize };
    const exchange = await sendIfImplemented(session, list, { path: outer, query });
    if (!exchange) return;
    const [reader] = this.#readers;
    if (!reader || !accepted(exchange.reply)) return;
    const name = lastParameter(reader);
    const code = findIdentifier(this.#creator, reader, name, created.reply.json);
    const found = elements(lookUp(exchange.reply.json, place)).some(
      (each) => findIdentifier(this.#creator, reader, name, each) === code,
    );
    this.#cases += 1;
    if (!found)
      this.#fail(`${list.id} lists what was created`, 'it is not in the list', [created, exchange]);
    this.#seen.add(list);
  }

  async #deleted(
    session: Session,
    outer: Readonly<Record<string, unknown>>,
    created: Exchange,
  ): Promise<void> {
    const [reader] = this.#readers;
    const remover = removerOf(this.#context.api, this.#creator, reader);
    if (!reader || !remover) return;
    const path = { ...outer, ...this.#code(reader, created) };
    const removed = await sendIfImplemented(session, remover, { path });
    if (!removed) return;
    this.#cases += 1;
    if (!accepted(removed.reply)) {
      // The data may forbid it, such as a payout that is due at once. One example has to allow it.
      const expected = `${remover.id} deletes what was just created`;
      const exchanges = [created, removed];
      this.#refusals.push(new Failure({ expected, actual: brief(removed.reply), exchanges }));
      return;
    }
    this.#hasDeleted = true;
    const again = await session.send(remover, { path });
    if (accepted(again.reply)) {
      this.#fail(`${remover.id} refuses to delete it again`, brief(again.reply), [removed, again]);
    }
    this.#seen.add(remover);
  }

  #code(reader: Operation, created: Exchange): Readonly<Record<string, unknown>> {
    const name = lastParameter(reader);
    return { [name]: findIdentifier(this.#creator, reader, name, created.reply.json) };
  }

  #fail(expected: string, actual: string, exchanges: readonly Exchange[]): never {
    throw new Failure({ expected, actual, exchanges });
  }
}

/** The operation that lists what another operation creates. */
function listOf(api: Api, creator: Operation): Operation | undefined {
  return api.operations.find(
    (each) =>
      each.method === 'GET' &&
      each.path === creator.path &&
      each.pagination &&
      isLinked(api, creator, each),
  );
}

/** The operation that deletes what another operation reads. */
function removerOf(
  api: Api,
  creator: Operation,
  reader: Operation | undefined,
): Operation | undefined {
  return api.operations.find(
    (each) =>
      each.method === 'DELETE' && each.path === reader?.path && isLinked(api, creator, each),
  );
}

/** True if a response of one operation links to another, or if the document has no links. */
function isLinked({ operations }: Api, from: Operation, to: Operation): boolean {
  if (operations.every((each) => linksOf(each).length === 0)) return true;
  return linksOf(from).some(({ operationId }) => operationId === to.id);
}

function linksOf({ responses }: Operation): Link[] {
  return [...responses].flatMap(([status, { links }]) => (status.startsWith('2') ? links : []));
}

/** The operations that read one resource that another creates, those of the same version first. */
export function readersOf(api: Api, creator: Operation): Operation[] {
  const gets = api.operations.filter(
    (each) => each.method === 'GET' && each.parameters.some(({ in: place }) => place === 'path'),
  );
  return gets
    .filter((each) => {
      const collection = collectionOf(each.path, lastParameter(each));
      const isItem = each.path === `${collection}/{${lastParameter(each)}}`;
      const [a, b] = [collection, creator.path].map((path) => withoutVersion(api, path));
      // Links lead to operations of the same version only. Other versions read the same resources.
      const isOther = each.version !== creator.version;
      return isItem && sameShape(a ?? '', b ?? '') && (isOther || isLinked(api, creator, each));
    })
    .toSorted(
      (a, b) => Number(b.version === creator.version) - Number(a.version === creator.version),
    );
}

/** The name of the last path parameter of an operation. */
export function lastParameter(operation: Operation): string {
  return /\{([^}]+)\}[^{]*$/.exec(operation.path)?.[1] ?? '';
}

function isRequiredQuery({ in: place, required }: { in: string; required: boolean }): boolean {
  return place === 'query' && required;
}
