import { createHash } from 'node:crypto';
import type { World } from '@seller-funds/contract/policies';
import type { Adapter, Tenant } from '../adapter/adapter.js';
import type { Api, Operation } from '../document/api.js';
import type { Schemas } from '../document/schemas.js';
import type { Connection } from '../http/connection.js';
import type { Exchange, SentRequest } from '../http/exchange.js';
import { buildRequest, type Input } from '../http/request.js';
import type { Pairs } from '../model/features.js';
import type { Profile } from '../profile/profile.js';
import { Resources } from '../state/resources.js';
import { isNotImplementedResponse } from './not-implemented.js';
import type { ClaimKinds, ProofRules } from './claim-kinds.js';
import type { IsRequired } from './required.js';
import type { PathProbe } from './path-probe.js';
import { NotImplemented, NotRun } from '../outcome.js';

/** The context that all checks and sessions of a run share. */
export interface SharedContext extends ProofRules {
  readonly api: Api;
  readonly schemas: Schemas;
  readonly claimKinds: ClaimKinds;
  readonly profile: Profile;
  readonly adapter: Adapter;
  readonly connection: Connection;
  readonly paths: PathProbe;
  readonly decisions: boolean;
  readonly world: Partial<World>;
  readonly isRequired: IsRequired;
  readonly pairs: Pairs;
  /** True once the time limit is reached and no further case may be started. */
  readonly isOver: () => boolean;
}

/** Called with responses as they arrive. */
export interface ResponseListeners {
  readonly onResponse: (operation: Operation | undefined, exchange: Exchange) => void;
  /** Called if the target does not know the path of an operation; the response is one without an operation. */
  readonly onUnknownPath: (operation: Operation) => void;
  /** Called with each 429 response instead of `onResponse`; the request is sent again. */
  readonly onRateLimited: (operation: Operation | undefined, exchange: Exchange) => void;
}

/** Calls operations as one tenant. */
export class Session {
  readonly resources: Resources;
  readonly #used = new Set<string>();
  #count = 0;

  /** @param nonce the prefix of every unique text of the session */
  constructor(
    private readonly run: SharedContext,
    readonly tenant: Tenant,
    readonly nonce: string,
    private readonly observers: ResponseListeners,
  ) {
    this.resources = new Resources(this, run);
  }

  /** Returns a unique text: letters, digits and `_`, at most 24 characters. */
  unique(): string {
    this.#count += 1;
    return `${this.nonce}_${this.#count.toString(36).padStart(2, '0')}`;
  }

  /** Returns the text on its first use at a place, if the adapter can create tenants; otherwise a unique text. */
  fresh(text: string, place: string): string {
    const isOurs = this.run.adapter.newTenant !== undefined;
    const use = `${place} ${text}`;
    if (!isOurs || this.#used.has(use)) return this.unique();
    this.#used.add(use);
    return text;
  }

  /** Returns a unique UUID in the format of version 4, the same in every run with the same seed. */
  uuid(): string {
    const hex = createHash('sha256').update(this.unique()).digest('hex');
    const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
    return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
  }

  /** @throws {NotRun} if the adapter cannot settle payments. */
  async settle(extRefs: readonly string[]): Promise<void> {
    const { adapter } = this.run;
    if (!adapter.settle) throw new NotRun('The adapter cannot settle payments.');
    await adapter.settle({ tenant: this.tenant, extRefs });
  }

  /** Sends an input to an operation. Throws what {@link Connection.send} throws. */
  async send(operation: Operation, input: Input): Promise<Exchange> {
    const { api, connection } = this.run;
    const { query, headers } = this.resources.required(operation);
    const whole = {
      ...input,
      query: { ...query, ...input.query },
      headers: { ...headers, ...input.headers },
    };
    const request = buildRequest(api, connection.baseUrl, operation, whole, this.tenant.apiKey);
    return this.#record(operation, request);
  }

  /** Sends a request to a path or method that the document does not have. */
  async sendRaw(
    method: string,
    path: string,
    options: {
      readonly like?: Operation;
      readonly body?: string;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ): Promise<Exchange> {
    const { api, connection } = this.run;
    const base = options.like
      ? buildRequest(api, connection.baseUrl, options.like, {}, this.tenant.apiKey).headers
      : { accept: 'application/json' };
    return this.#record(undefined, {
      method,
      url: `${connection.baseUrl}${path}`,
      headers: { ...base, ...options.headers },
      body: options.body,
    });
  }

  /** @throws {NotRun} if the document does not have an operation with this id. */
  operation(id: string): Operation {
    const found = this.run.api.operations.find((operation) => operation.id === id);
    if (!found) throw new NotRun(`The document has no operation ${id}.`);
    return found;
  }

  async #record(operation: Operation | undefined, request: SentRequest): Promise<Exchange> {
    const operationId = operation?.id;
    const reply = await this.run.connection.send(request, (busy) =>
      this.observers.onRateLimited(operation, { operationId, request, reply: busy }),
    );
    const exchange = { operationId, request, reply };
    const isAbsent = operation !== undefined && isNotImplementedResponse(operation, exchange);
    const isUnknown =
      operation !== undefined && !isAbsent && (await this.run.paths.isUnknown(operation, exchange));
    this.observers.onResponse(isUnknown ? undefined : operation, exchange);
    if (isUnknown) this.observers.onUnknownPath(operation);
    // Reported once per operation; its rules cannot be judged.
    if (isAbsent || isUnknown) throw new NotImplemented(operation.id);
    return exchange;
  }
}
