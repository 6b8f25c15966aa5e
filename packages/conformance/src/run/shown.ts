import type { Api, Operation } from '../document/api.js';
import { citationsOf } from '../document/citations.js';
import { carriedClaims, memberClaims } from '../document/carried.js';
import { lookUp } from '../document/pointer.js';
import { ruleFor } from '../document/read-responses.js';
import type { Schemas } from '../document/schemas.js';
import type { Reply } from '../http/exchange.js';
import { elements, member, texts, type Path } from '../json.js';

/**
 * The kinds of statements that say how something looks. An answer that has this form shows them; what
 * says how the service acts (`rule`, `transition`, …) needs a check that was made for it.
 */
const formKinds = ['field', 'enum', 'limit', 'parameter', 'error', 'auth', 'convention'];

/** The kind of each statement of the reference, by its id; empty where none are known. */
export type ClaimKinds = ReadonlyMap<string, string>;

/**
 * What the exchanges of one check showed. A check proves what stands here when it ends, and nothing
 * else; what none of its own `claims` names does not count.
 */
export class Shown {
  readonly #api: Api;
  readonly #schemas: Schemas;
  readonly #kinds: ClaimKinds;
  readonly #ids = new Set<string>();

  constructor(api: Api, schemas: Schemas, kinds: ClaimKinds) {
    this.#api = api;
    this.#schemas = schemas;
    this.#kinds = kinds;
  }

  /** All that was shown. */
  get ids(): ReadonlySet<string> {
    return this.#ids;
  }

  /** Statements and decisions, of any kind, that a judged exchange showed. */
  add(ids: Iterable<string>): void {
    for (const id of ids) this.#ids.add(id);
  }

  /** An operation did what it is there for: its effect was read back, or it listed what is there. */
  operation({ claims }: Operation): void {
    this.#addOf(['operation'], claims);
  }

  /**
   * An answer without a deviation: the headers that came, and the members that its body carried. An
   * empty page shows nothing of its body.
   */
  response(operation: Operation, reply: Reply): void {
    const rule = ruleFor(operation.responses, reply.status);
    if (!rule) return;
    const headers = rule.headers.filter(({ name }) => reply.headers[name] !== undefined);
    this.#addForm(headers.flatMap(({ claims }) => claims));
    if (isEmptyPage(operation, reply)) return;
    for (const schema of rule.content.values()) {
      if (!schema) continue;
      this.#addForm(carriedClaims(this.#schemas, schema, reply.json, 'response'));
    }
  }

  /** A status came for the reason that it is there for: the same request without the reason has another. */
  status({ responses }: Operation, status: number): void {
    this.#addForm(ruleFor(responses, status)?.claims ?? []);
  }

  /** A key made the difference: the same request without it is refused. */
  key({ security }: Operation): void {
    const schemes = lookUp(this.#api.root, '#/components/securitySchemes');
    for (const name of security.flat()) this.#addForm(citationsOf(member(schemes, name)));
  }

  /** A member of a request's body mattered: the answer has it as sent, or a wrong one was refused. */
  member({ body }: Operation, path: Path): void {
    if (body?.schema) this.#addForm(memberClaims(this.#api.root, body.schema, path));
  }

  /** A query parameter mattered: the answer depends on it, or a wrong value was refused. */
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
      const kind = this.#kinds.get(id);
      const isDecision = /^D\d+$/.test(id);
      if (!isDecision && (kind === undefined || kind === '' || kinds.includes(kind)))
        this.#ids.add(id);
    }
  }
}

/** Whether an answer is a page of a list without an element. */
function isEmptyPage({ pagination }: Operation, { status, json }: Reply): boolean {
  if (!pagination || status >= 300) return false;
  return elements(lookUp(json, pagination.elements)).length === 0;
}
