import type { Api, Operation } from '../document/api.js';
import { citationsOf } from '../document/citations.js';
import { memberClaims } from '../document/member-claims.js';
import { claimsInValue } from '../document/value-claims.js';
import { lookUp } from '../document/pointer.js';
import { ruleFor } from '../document/read-responses.js';
import type { Schemas } from '../document/schemas.js';
import type { Reply } from '../http/exchange.js';
import { type ClaimKinds, formKinds, isOfKind, type ProofRules } from './claim-kinds.js';
import { elements, member, texts, type Path } from '../json.js';

/** What is known of the claims. */
export interface KnownClaims extends Partial<Pick<ProofRules, 'echoClaims' | 'refusalClaims'>> {
  readonly claimKinds: ClaimKinds;
}

/** The claims that the exchanges of one check showed. It proves only these, and only those in its own `claims`. */
export class ProvedClaims {
  readonly #api: Api;
  readonly #schemas: Schemas;
  readonly #kinds: ClaimKinds;
  readonly #echoes: ReadonlySet<string>;
  readonly #refusals: ReadonlySet<string>;
  readonly #ids = new Set<string>();

  constructor({
    api,
    schemas,
    claimKinds,
    echoClaims = new Set(),
    refusalClaims = new Set(),
  }: { readonly api: Api; readonly schemas: Schemas } & KnownClaims) {
    this.#api = api;
    this.#schemas = schemas;
    this.#kinds = claimKinds;
    this.#echoes = echoClaims;
    this.#refusals = refusalClaims;
  }

  get ids(): ReadonlySet<string> {
    return this.#ids;
  }

  add(ids: Iterable<string>): void {
    for (const id of ids) this.#ids.add(id);
  }

  /** Adds the claims of an operation that worked: its effect was read back, or its list had the element. */
  operation({ claims }: Operation): void {
    this.#addOf(['operation'], claims);
  }

  /**
   * Adds the claims of a response without deviations: those of the headers and body members that it has. An
   * empty page adds no claims of its body.
   */
  response(operation: Operation, reply: Reply): void {
    const rule = ruleFor(operation.responses, reply.status);
    if (!rule) return;
    const headers = rule.headers.filter(({ name }) => reply.headers[name] !== undefined);
    this.#addForm(headers.flatMap(({ claims }) => claims));
    if (isEmptyPage(operation, reply)) return;
    for (const schema of rule.content.values()) {
      if (!schema) continue;
      const claims = claimsInValue(this.#schemas, schema, reply.json, 'response');
      this.#addForm([...claims].filter((id) => reply.status >= 400 || !this.#refusals.has(id)));
    }
  }

  /** Adds the claims of a status code. The same request without the cause has to return another status code. */
  status({ responses }: Operation, status: number): void {
    this.#addForm(ruleFor(responses, status)?.claims ?? []);
  }

  /** Adds the claims of the security schemes. The same request without a key has to be refused. */
  key({ security }: Operation): void {
    const schemes = lookUp(this.#api.root, '#/components/securitySchemes');
    for (const name of security.flat()) this.#addForm(citationsOf(member(schemes, name)));
  }

  /**
   * Adds the claims of a request body member that had an effect: it was returned as sent, or an invalid value was refused,
   * which does not show that it is returned.
   */
  member({ body }: Operation, path: Path, isShown: boolean): void {
    if (!body?.schema) return;
    const claims = memberClaims(this.#api.root, body.schema, path);
    const others = isShown ? this.#refusals : this.#echoes;
    this.#addForm(claims.filter((id) => !others.has(id)));
  }

  /** Adds the claims that values are repeated, at schemas whose values were read as they had been stored. */
  stored(pointers: Iterable<string>): void {
    const claims = [...pointers].flatMap((each) => citationsOf(lookUp(this.#api.root, each)));
    this.#addForm(claims.filter((id) => this.#echoes.has(id)));
  }

  /** Adds the claims of a query parameter that had an effect: it changed the response, or an invalid value was refused. */
  parameter({ parameters }: Operation, name: string): void {
    for (const each of parameters.filter((parameter) => parameter.name === name)) {
      this.#addForm([...each.claims, ...memberClaims(this.#api.root, each.schema, [])]);
    }
  }

  #addForm(claims: Iterable<string>): void {
    this.#addOf(formKinds, claims);
  }

  #addOf(kinds: readonly string[], claims: Iterable<string>): void {
    for (const id of texts([...claims])) {
      const isDecision = /^D\d+$/.test(id);
      if (!isDecision && isOfKind(id, this.#kinds, kinds)) this.#ids.add(id);
    }
  }
}

function isEmptyPage({ pagination }: Operation, { status, json }: Reply): boolean {
  if (!pagination || status >= 300) return false;
  return elements(lookUp(json, pagination.elements)).length === 0;
}
