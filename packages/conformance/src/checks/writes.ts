import type { Api, Operation } from '../document/api.js';
import type { Exchange } from '../http/exchange.js';
import type { Input } from '../http/request.js';
import { same } from '../json.js';
import type { Check, CheckContext } from '../run/check.js';
import { describeDifference } from '../describe-difference.js';
import { Failure, ifImplemented, NotRun, type Outcome } from '../outcome.js';
import type { Session } from '../run/session.js';
import { followLink } from '../state/follow-link.js';
import { findIdentifier, isLinked, lastParameter, linksOf, readersOf } from '../state/sources.js';
import { bodyCases, type Case } from './cases.js';
import { sendMembersAlone } from './members.js';
import { halvesOf, packCases, withEdits } from './packs.js';
import { checkOf } from './check-of.js';
import { accepted, brief, requireReply } from './reply.js';

/**
 * Drives the writes of an operation: creates from each example, changes each member, repeats, deletes. `read-back/…`
 * compares every response, and what reads and lists of all versions return after each step, with what was sent.
 */
export function writesCheck(api: Api, operation: Operation): Check | undefined {
  const { id, method, body, idempotency } = operation;
  const readers = method === 'POST' ? readersOf(api, operation) : [];
  const isUpdate = ['PUT', 'PATCH'].includes(method) && body !== undefined;
  if (readers.length === 0 && !isUpdate && !(idempotency && body?.schema)) return undefined;
  const remover = removerOf(api, operation, readers[0]);
  return checkOf(operation, {
    name: 'writes',
    title: isUpdate
      ? `${id} can change every member alone, and be repeated.`
      : `${id} can be repeated, and deletion succeeds once.`,
    claims: [...operation.claims, ...(remover?.claims ?? [])],
    run: (context) => new Writes(context, operation, readers[0], remover).run(isUpdate),
  });
}

class Writes {
  /** The deletion that was refused. The data may forbid it, such as a payout that is due at once. */
  #refusal: Failure | undefined;
  #hasDeleted = false;
  #cases = 0;

  constructor(
    private readonly context: CheckContext,
    private readonly operation: Operation,
    private readonly reader: Operation | undefined,
    private readonly remover: Operation | undefined,
  ) {}

  async run(isUpdate: boolean): Promise<Outcome> {
    const session = await this.context.session();
    const exampleNames = this.operation.body?.examples.map(({ name }) => name) ?? [];
    // With one request alone, a constant response would pass.
    const examples = exampleNames.length > 1 ? exampleNames : [exampleNames[0], exampleNames[0]];
    for (const example of examples) {
      if (this.context.isOver()) break;
      const { input } = await session.resources.buildInput(this.operation, example, true);
      const written = await session.send(this.operation, input);
      // `examples/…` checks whether examples are accepted.
      if (!accepted(written.reply)) continue;
      this.#cases += 1;
      await this.context.readBack();
      if (isUpdate) await this.#repeatUpdate(session, input, written);
      else {
        await this.#follow(session, input, written);
        if (this.operation.idempotency) await this.#repeat(session, input, written);
        await this.#delete(session, input, written);
      }
    }
    if (this.operation.method === 'PATCH')
      this.#cases += await sendMembersAlone(this.context, this.operation);
    if (this.#refusal && !this.#hasDeleted) throw this.#refusal;
    if (this.#cases === 0) throw new NotRun(`No example of ${this.operation.id} is accepted.`);
    return { status: 'passed', cases: this.#cases };
  }

  /** Expects an update that changes nothing to be accepted. */
  async #repeatUpdate(session: Session, input: Input, updated: Exchange): Promise<void> {
    if (!this.context.decisions) return;
    const again = await session.send(this.operation, input);
    requireReply(accepted(again.reply), 'the same update is accepted again', [updated, again]);
  }

  /** Expects the reads that the response links to to succeed. */
  async #follow(session: Session, sent: Input, created: Exchange): Promise<void> {
    // The reference does not say that all of them exist, such as the payout configuration of a new account.
    if (!this.context.decisions) return;
    for (const link of linksOf(this.operation)) {
      const target = this.context.api.operations.find(({ id }) => id === link.operationId);
      if (target?.method !== 'GET') continue;
      const input = followLink(link, target, sent, created.reply.json);
      const read = input && (await ifImplemented(session.send(target, input)));
      if (!read) continue;
      this.#cases += 1;
      const expected = `${target.id} succeeds, as a link of the response says`;
      requireReply(accepted(read.reply), expected, [created, read]);
    }
  }

  /**
   * Repeats a request with its idempotency key and another body: the stored result is returned, and no list changes.
   */
  async #repeat(session: Session, input: Input, first: Exchange): Promise<void> {
    const before = await this.#readLists(session);
    for (const pack of packCases(this.#changesOf(input), this.context.seed)) {
      await this.#repeatWith(session, input, first, pack);
    }
    await this.#expectSameLists(session, input, before);
  }

  /** One change of each value of a body, except of its idempotency key. */
  #changesOf({ body }: Input): Case[] {
    const key = this.operation.idempotency?.key ?? [];
    const changes = new Map<string, Case>();
    for (const each of bodyCases(this.context, this.operation, body, 'edges')) {
      const [member] = each.edit.path;
      const place = each.edit.path.join('/');
      if (member !== undefined && !key.includes(String(member)) && !changes.has(place))
        changes.set(place, each);
    }
    return [...changes.values()];
  }

  /** Repeats a request with several changes; if that is refused, or the response differs, with a part of them. */
  async #repeatWith(
    session: Session,
    input: Input,
    first: Exchange,
    pack: readonly Case[],
  ): Promise<void> {
    if (this.context.isOver()) return;
    const repeat = await session.send(this.operation, {
      ...input,
      body: withEdits(input.body, pack),
    });
    this.#cases += 1;
    if (accepted(repeat.reply) && same(first.reply.json, repeat.reply.json)) return;
    for (const half of halvesOf(pack)) await this.#repeatWith(session, input, first, half);
    // A service may also refuse a known key with a different body.
    if (!accepted(repeat.reply)) return;
    throw new Failure({
      ...describeDifference(repeat.reply.json, first.reply.json, 'the response to the repeat'),
      attempt: pack.map(({ attempt }) => attempt).join(' and '),
      claims: this.operation.claims,
      exchanges: [first, repeat],
    });
  }

  /** Expects lists to be the same after repeats. What changes on its own does not change again with another repeat. */
  async #expectSameLists(
    session: Session,
    input: Input,
    before: ReadonlyMap<string, Exchange>,
  ): Promise<void> {
    const after = await this.#readLists(session);
    const changed = differing(before, after);
    if (changed.length === 0) return;
    const repeat = await session.send(this.operation, input);
    const last = await this.#readLists(session);
    const id = differing(after, last).find((each) => changed.includes(each));
    const [one, other] = [after, last].map((lists) => lists.get(id ?? ''));
    if (id === undefined || !one || !other || !accepted(repeat.reply)) return;
    throw new Failure({
      ...describeDifference(
        other.reply.json,
        one.reply.json,
        `the response of ${id} after a repeat`,
      ),
      claims: this.operation.claims,
      exchanges: [one, repeat, other],
    });
  }

  /** The lists of the tenant that need no parameters. */
  async #readLists(session: Session): Promise<Map<string, Exchange>> {
    const lists = new Map<string, Exchange>();
    // Other checks write to a shared tenant.
    if (!this.context.adapter.newTenant) return lists;
    for (const operation of this.context.api.operations) {
      const { id, method, pagination, parameters, version } = operation;
      const isFree = parameters.every((each) => each.in !== 'path' && !each.required);
      if (method !== 'GET' || !pagination || !isFree || version !== this.operation.version)
        continue;
      const exchange = await ifImplemented(session.send(operation, {}));
      if (exchange && accepted(exchange.reply)) lists.set(id, exchange);
    }
    return lists;
  }

  async #delete(session: Session, { path: outer }: Input, created: Exchange): Promise<void> {
    const [reader, remover] = [this.reader, this.remover];
    if (!reader || !remover) return;
    const name = lastParameter(reader);
    const code = findIdentifier(this.operation, reader, name, created.reply.json);
    if (code === undefined) return;
    const path = { ...outer, [name]: code };
    const removed = await ifImplemented(session.send(remover, { path }));
    if (!removed) return;
    this.#cases += 1;
    const { claims } = remover;
    if (!accepted(removed.reply)) {
      // One example has to allow it.
      const expected = `${remover.id} deletes what was just created`;
      const exchanges = [created, removed];
      this.#refusal ??= new Failure({ expected, actual: brief(removed.reply), claims, exchanges });
      return;
    }
    this.#hasDeleted = true;
    const again = await session.send(remover, { path });
    const expected = `${remover.id} refuses to delete it again`;
    requireReply(!accepted(again.reply), expected, [removed, again], { claims });
    this.context.proved.operation(remover);
  }
}

function differing(
  before: ReadonlyMap<string, Exchange>,
  after: ReadonlyMap<string, Exchange>,
): string[] {
  return [...before.keys()].filter((id) => {
    const [one, other] = [before, after].map((lists) => lists.get(id)?.reply.json);
    return other !== undefined && !same(one, other);
  });
}

function removerOf(
  api: Api,
  creator: Operation,
  reader: Operation | undefined,
): Operation | undefined {
  return api.operations.find(({ id, method, path }) => {
    return method === 'DELETE' && path === reader?.path && isLinked(api, creator, id);
  });
}
