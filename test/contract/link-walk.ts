import { operations, type OperationDescriptor, type OperationId } from '@seller-funds/contract';
import { cases, type Case } from './document.js';

export interface Visit {
  readonly statuses: Map<number, number>;
  /** The links to the operation, such as `v1.createA getA`. */
  readonly links: Set<string>;
  readonly unknown: Set<string>;
}

interface Exchange {
  readonly entry: Case;
  readonly values: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly responseBody: unknown;
}

type Descriptor = NonNullable<OperationDescriptor['links']>[string][string];
type Send = (request: Request) => Promise<Response>;

const timesPerLink = 4;

/** Calls operations without path parameters by their examples, then follows links with only the values of these. */
export async function walkLinks(send: Send): Promise<ReadonlyMap<OperationId, Visit>> {
  const walk = new Walk(send);
  for (const entry of cases.filter(({ path }) => path.length === 0)) {
    for (const body of bodiesOf(entry)) await walk.call(entry, textsOf(entry.query), body);
  }
  await walk.followAll();
  return walk.visits;
}

class Walk {
  readonly visits = new Map(
    cases.map(({ id }): [OperationId, Visit] => [
      id,
      { statuses: new Map(), links: new Set(), unknown: new Set() },
    ]),
  );
  readonly #send: Send;
  readonly #followed = new Map<string, number>();
  readonly #deleted = new Set<string>();
  readonly #successes: Exchange[] = [];

  constructor(send: Send) {
    this.#send = send;
  }

  async call(entry: Case, values: Exchange['values'], body: unknown, link?: string): Promise<void> {
    // A resource that one version deletes is also deleted in the other.
    const place = JSON.stringify([entry.operation.path.replace('/api/v1/', '/api/'), values]);
    if (this.#deleted.has(place)) return;
    const { status, responseBody } = await sendRequest(this.#send, entry.operation, values, body);
    const visit = this.visits.get(entry.id);
    visit?.statuses.set(status, (visit.statuses.get(status) ?? 0) + 1);
    if (link !== undefined && status === 404) visit?.unknown.add(link);
    if (status !== 200) return;
    this.#successes.push({ entry, values, body, responseBody });
    if (entry.operation.method === 'delete') this.#deleted.add(place);
  }

  async followAll(): Promise<void> {
    const turns = new Map<string, number>();
    // The loop also visits the successes that it adds.
    for (const source of this.#successes) {
      const links = Object.entries(linksOf(source.entry));
      const turn = turns.get(source.entry.id) ?? 0;
      turns.set(source.entry.id, turn + 1);
      // In both orders, because one link can prevent another: a refunded payment cannot be cancelled.
      for (const [name, link] of turn % 2 === 0 ? links : links.toReversed()) {
        await this.#follow(source, name, link);
      }
    }
  }

  async #follow(source: Exchange, name: string, link: Descriptor): Promise<void> {
    const target = cases.find(({ id }) => id === link.operation);
    if (target === undefined) throw new Error(`${link.operation} is not an operation.`);
    const label = `${source.entry.id} ${name}`;
    this.visits.get(target.id)?.links.add(label);
    const times = this.#followed.get(label) ?? 0;
    const values = evaluate(link.parameters ?? {}, source) as Exchange['values'] | undefined;
    const bodies = link.body === undefined ? bodiesOf(target) : [evaluate(link.body, source)];
    const isWhole = values !== undefined && (link.body === undefined || bodies[0] !== undefined);
    if (!isWhole || times >= timesPerLink) return;
    this.#followed.set(label, times + 1);
    for (const body of bodies) {
      await this.call(target, { ...textsOf(target.query), ...values }, body, label);
    }
  }
}

function linksOf({ id }: Case): Readonly<Record<string, Descriptor>> {
  return (operations[id] as OperationDescriptor).links?.['200'] ?? {};
}

function bodiesOf({ bodies }: Case): unknown[] {
  return bodies.length === 0 ? [undefined] : bodies.map(({ value }) => value);
}

function textsOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

function evaluate(value: unknown, source: Exchange): unknown {
  if (typeof value === 'string') {
    if (value.startsWith('$')) return find(value, source);
    const parts = value.split(/\{(\$[^}]+)\}/).map((part, index) =>
      // Parts with odd indexes are expressions.
      index % 2 === 0 ? part : find(part, source),
    );
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([name, each]) => [name, evaluate(each, source)] as const,
  );
  if (entries.some(([, each]) => each === undefined)) return undefined;
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

function find(expression: string, { values, body, responseBody }: Exchange): string | undefined {
  const [, message, name, pointer] =
    /^\$(request|response)\.(?:(?:path|query)\.(.+)|body#(.*))$/.exec(expression) ?? [];
  if (name !== undefined) return values[name];
  let found: unknown = message === 'request' ? body : responseBody;
  for (const step of pointer?.split('/').slice(1) ?? []) {
    found = (found as Record<string, unknown> | null | undefined)?.[step];
  }
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
}

async function sendRequest(
  send: Send,
  { path, method, parameters = [] }: OperationDescriptor,
  values: Readonly<Record<string, string>>,
  body: unknown,
): Promise<{ status: number; responseBody: unknown }> {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const url = new URL(`http://sandbox.example${filled}`);
  for (const { name, in: place } of parameters) {
    const value = values[name];
    if (place === 'query' && value !== undefined) url.searchParams.set(name, value);
  }
  const response = await send(
    new Request(url, {
      method: method.toUpperCase(),
      headers: { authorization: 'Bearer test_links', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, responseBody: await response.json().catch(() => undefined) };
}
