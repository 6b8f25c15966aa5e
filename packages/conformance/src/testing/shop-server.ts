import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isObject, member, type JsonObject } from '../json.js';
import { listen } from '../../../../test/listen.js';
import { members } from './shop-document.js';
import type { ShopFault } from './shop-faults.js';

/** A wrong service follows a document with other members of an order. */
const wrongMembers: Partial<Record<ShopFault, object>> = {
  'accepts a quantity of 0': { quantity: { ...members.quantity, minimum: 0 } },
  'accepts a quantity of 100': { quantity: { ...members.quantity, maximum: 100 } },
  'accepts any colour': { colour: true },
  'rejects green': { colour: { enum: ['red'] } },
  'cuts names too early': { name: { ...members.name, maxLength: 19 } },
};

interface Order {
  readonly orderId: string;
  readonly name: string;
  readonly quantity: number;
  readonly colour?: string;
}

export interface Shop {
  readonly url: string;
  /** `METHOD path body` of each request, in order. */
  readonly log: readonly string[];
}

interface ShopResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Correct except for one fault; every `busyEvery`th request gets 429. Keys: `tenant-N`, `ro-tenant-N` (read-only). */
export async function startShop(fault?: ShopFault, busyEvery = Infinity): Promise<Shop> {
  const log: string[] = [];
  const service = new Service(fault);
  const server = createServer((request, response) => {
    void handle(request, response);
  });
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await receive(request);
    log.push(`${request.method ?? ''} ${request.url ?? ''} ${body}`);
    if (log.length % busyEvery === 0) service.refuseBusy(response);
    else service.serve(request, body, response);
  };
  return { url: await listen(server), log };
}

async function receive(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

class Service {
  readonly #fault: ShopFault | undefined;
  readonly #orders = new Map<string, Order[]>();
  readonly #validateOrder: ValidateFunction;
  readonly #validateChange: ValidateFunction;
  #count = 0;

  constructor(fault: ShopFault | undefined) {
    this.#fault = fault;
    const unicode = !this.#has('counts UTF-16 code units');
    const ajv = new Ajv2020({ strict: false, unicode, logger: false });
    const properties = { ...members, ...(fault && wrongMembers[fault]) };
    this.#validateOrder = ajv.compile({ required: ['name', 'quantity'], properties });
    this.#validateChange = ajv.compile({ properties });
  }

  serve(request: IncomingMessage, text: string, response: ServerResponse): void {
    if (this.#has('drops the connection') && text.includes('株')) {
      response.destroy();
      return;
    }
    const { status, body, headers } = this.#respond(request, text);
    const type =
      this.#has('returns errors in HTML') && status >= 400 ? 'text/html' : 'application/json';
    const id = this.#has('omits the request id') && status < 300 ? {} : { 'x-request-id': 'r1' };
    response.writeHead(status, { 'content-type': type, ...id, ...headers });
    response.end(JSON.stringify(body));
  }

  refuseBusy(response: ServerResponse): void {
    const wait = this.#has('omits Retry-After') ? {} : { 'retry-after': '0' };
    const headers = { 'content-type': 'application/json', 'x-request-id': 'r1', ...wait };
    const body = this.#has('omits the body of 429') ? '' : '{"message":"Too many."}';
    response.writeHead(429, headers).end(body);
  }

  #has(fault: ShopFault): boolean {
    return this.#fault === fault;
  }

  #respond(request: IncomingMessage, text: string): ShopResponse {
    try {
      return this.#route(request, text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const trace = this.#has('shows a stack trace') ? ' at run (/srv/shop/index.js:10:3)' : '';
      return {
        status: error.status,
        body: { message: error.message + trace },
        headers: error.headers,
      };
    }
  }

  #route(request: IncomingMessage, text: string): ShopResponse {
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', 'http://shop');
    const steps = url.pathname.slice(1).split('/');
    const [root, id] = steps;
    if (root !== 'orders' || steps.length > this.#mostSteps()) {
      if (this.#has('accepts unknown paths')) return { status: 200, body: {} };
      throw new Refusal(404, 'There is no such path.');
    }
    const changes = this.#has('implements no updates') ? ['DELETE'] : ['PATCH', 'DELETE'];
    const allowed = ['GET', ...(id === undefined ? ['POST'] : changes)];
    if (!allowed.includes(method)) this.#refuseMethod(allowed);
    const tenant = this.#tenantOf(request, method);
    if (url.searchParams.has('noSuchParameter') && this.#has('redirects unknown queries')) {
      return { status: 302, body: {}, headers: { location: '/' } };
    }
    if (id !== undefined) return this.#one(method, tenant, id, request, text);
    return method === 'GET' ? this.#list(tenant, url) : this.#create(tenant, request, text);
  }

  #mostSteps(): number {
    return this.#has('has no path of an order') ? 1 : 2;
  }

  #refuseMethod(allowed: readonly string[]): never {
    if (this.#has('does not return 405')) throw new Refusal(404, 'There is no such path.');
    const headers: Record<string, string> = this.#has('omits Allow')
      ? {}
      : { allow: allowed.join(', ') };
    throw new Refusal(405, 'The path has other methods.', headers);
  }

  #tenantOf(request: IncomingMessage, method: string): string {
    const authorization = request.headers.authorization ?? '';
    const key = /^Bearer (.+)$/.exec(authorization)?.[1] ?? '';
    if (authorization === '' && this.#has('needs no key')) return 'tenant-0';
    const known = /^(?:ro-)?(tenant-\d+)$/.exec(key)?.[1];
    if (known === undefined) {
      if (key !== '' && this.#has('accepts any key')) return 'tenant-0';
      throw new Refusal(401, 'No valid key.');
    }
    if (
      key.startsWith('ro-') &&
      method !== 'GET' &&
      !this.#has('accepts writes with a read-only key')
    ) {
      throw new Refusal(403, 'The key may only read.');
    }
    return this.#has('shares its tenants') ? 'tenant-0' : known;
  }

  #ordersOf(tenant: string): Order[] {
    const found = this.#orders.get(tenant) ?? [];
    this.#orders.set(tenant, found);
    return found;
  }

  #list(tenant: string, url: URL): ShopResponse {
    const page = limited(url, 'page', 1, Number.MAX_SAFE_INTEGER) ?? 1;
    const asked = limited(url, 'size', 1, 10) ?? 5;
    const size = this.#has('ignores the page size') ? 5 : asked;
    const all = this.#ordersOf(tenant);
    const overlap = this.#has('overlaps its pages') && page > 1 ? 1 : 0;
    const start = (page - 1) * size - overlap;
    const items = all.slice(start, start + size);
    const shown = this.#has('loses the last page') && start + size >= all.length ? [] : items;
    const ordered =
      this.#has('changes the order') && all.length % 2 === 1 ? shown.toReversed() : shown;
    return { status: 200, body: { items: ordered, total: all.length } };
  }

  #create(tenant: string, request: IncomingMessage, text: string): ShopResponse {
    this.#count += 1;
    const orderId = `o${this.#count}`;
    const stored = this.#ordersOf(tenant);
    if (this.#has('stores what it refuses')) stored.push({ orderId, name: 'kept', quantity: 1 });
    const body = this.#readOrder(request, text, this.#validateOrder);
    if (this.#has('stores what it refuses')) stored.pop();
    const order = { orderId, ...body } as Order;
    stored.push(this.#has('stores another name') ? { ...order, name: 'Other' } : order);
    return { status: this.#has('returns 201') ? 201 : 200, body: this.#shown(order) };
  }

  #one(
    method: string,
    tenant: string,
    id: string,
    request: IncomingMessage,
    text: string,
  ): ShopResponse {
    const orders = this.#ordersOf(tenant);
    const index = orders.findIndex(({ orderId }) => orderId === id);
    const order = orders[index];
    if (!order) {
      const status = this.#has('returns 400 for unknown codes') ? 400 : 404;
      if (!this.#has('deletes twice') || method !== 'DELETE') throw new Refusal(status, 'Unknown.');
      return { status: 200, body: { orderId: id, name: 'gone', quantity: 1 } };
    }
    if (method === 'GET') return { status: 200, body: this.#shown(order) };
    if (method === 'DELETE') {
      orders.splice(index, 1);
      return { status: 200, body: this.#shown(order) };
    }
    const changed = { ...order, ...this.#readOrder(request, text, this.#validateChange) };
    if (!this.#has('forgets updates')) orders[index] = changed;
    return { status: 200, body: this.#shown(changed) };
  }

  #shown(order: Order): JsonObject {
    const { name, ...nameless } = order;
    if (this.#has('omits a field')) return nameless;
    if (this.#has('shows numbers as text')) return { ...order, quantity: String(order.quantity) };
    if (this.#has('shows an undocumented field')) return { ...order, secret: name };
    return { ...order };
  }

  #readOrder(request: IncomingMessage, text: string, validate: ValidateFunction): JsonObject {
    const type = request.headers['content-type'] ?? '';
    if (!type.startsWith('application/json') && !this.#has('accepts any media type')) {
      throw new Refusal(400, 'The media type is not JSON.');
    }
    const body = this.#parse(text);
    if (!validate(body)) throw new Refusal(400, 'The members are not valid.');
    if (this.#has('fails on Unicode') && /[^ -~]/.test(String(member(body, 'name'))))
      throw new Refusal(500, 'Something went wrong.');
    const known = ['name', 'quantity', 'colour'].filter((name) => name in body);
    return Object.fromEntries(known.map((name) => [name, body[name]]));
  }

  #parse(text: string): JsonObject {
    try {
      const body: unknown = JSON.parse(text);
      if (isObject(body)) return body;
    } catch {
      if (this.#has('accepts broken JSON')) return { name: 'Pen', quantity: 1 };
    }
    throw new Refusal(400, 'The body is not a JSON object.');
  }
}

function limited(url: URL, name: string, least: number, most: number): number | undefined {
  const texts = url.searchParams.getAll(name);
  if (texts.length === 0) return undefined;
  const number = /^\d+$/.test(texts[0] ?? '') ? Number(texts[0]) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Refusal(400, `${name} is ${least} to ${most}.`);
}
