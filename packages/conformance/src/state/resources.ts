import { collectConstraints } from '../data/constraints.js';
import { buildSample } from '../data/sample.js';
import type { Api, Operation, Parameter } from '../document/api.js';
import { lookUp } from '../document/pointer.js';
import type { Schemas } from '../document/schemas.js';
import type { Exchange } from '../http/exchange.js';
import type { Input } from '../http/request.js';
import { elements, isObject, member, text } from '../json.js';
import type { Profile, Source } from '../profile/profile.js';
import { NotRun } from '../outcome.js';
import {
  findAdder,
  findCreators,
  findIdentifier,
  findListers,
  renameParameters,
} from './sources.js';

/** Headers that OpenAPI does not take as parameters. */
const reserved = new Set(['accept', 'authorization', 'content-type']);

/** An input that an operation should accept, and the name of its example. */
export interface BuiltInput {
  readonly input: Input;
  readonly example: string | undefined;
}

/** The document and the profile that resources are created with. */
export interface ResourceRules {
  readonly api: Api;
  readonly schemas: Schemas;
  readonly profile: Profile;
}

/** The part of a `Session` that creates resources. */
export interface Caller {
  unique(): string;
  fresh(text: string, place: string): string;
  uuid(): string;
  settle(extRefs: readonly string[]): Promise<void>;
  send(operation: Operation, input: Input): Promise<Exchange>;
  operation(id: string): Operation;
}

/** Creates the resources whose codes requests need: once per session, or each time if `fresh`. */
export class Resources {
  readonly #made = new Map<string, Promise<unknown>>();
  /** The operations whose path has an example of the document, whose resource need not exist. */
  readonly #assumed = new Set<string>();

  constructor(
    private readonly session: Caller,
    private readonly rules: ResourceRules,
  ) {}

  /**
   * Returns the required parameters of an operation with existing values, without a body.
   * @throws {NotRun} if a value cannot be created.
   */
  async parameters(operation: Operation, example?: string, fresh = false): Promise<Input> {
    const path: Record<string, unknown> = {};
    for (const parameter of operation.parameters.filter((each) => each.in === 'path')) {
      path[parameter.name] = await this.#valueOf(operation, parameter, path, example, fresh);
    }
    await this.#putBefore(operation, path);
    return { path, ...this.required(operation) };
  }

  /** Returns the required headers, cookies and query parameters of an operation, with valid values. */
  required(operation: Operation): Pick<Input, 'query' | 'headers'> {
    const required = (place: Parameter['in']): [string, unknown][] =>
      operation.parameters
        .filter(
          (each) => each.in === place && each.required && !reserved.has(each.name.toLowerCase()),
        )
        .map((each) => [each.name, each.example ?? this.#sampleOf(each)]);
    const headers = required('header').map(([name, value]) => [name.toLowerCase(), String(value)]);
    const cookies = required('cookie').map(([name, value]) => `${name}=${String(value)}`);
    if (cookies.length > 0) headers.push(['cookie', cookies.join('; ')]);
    const query = Object.fromEntries(required('query'));
    return { query, ...(headers.length > 0 && { headers: Object.fromEntries(headers) }) };
  }

  /** @throws {NotRun} for a 404 if the resource is only in an example of the document */
  requireFound({ id }: Operation, { reply }: Exchange): void {
    if (reply.status === 404 && this.#assumed.has(id))
      throw new NotRun('The target does not have the resource of the example in the document.');
  }

  /** What a DELETE removes, a PUT at its path may have to create, if no POST does. */
  async #putBefore({ method, path }: Operation, codes: Record<string, unknown>): Promise<void> {
    const { operations } = this.rules.api;
    const find = (other: string, at: string): Operation | undefined =>
      operations.find((each) => each.method === other && each.path === at);
    const put = method === 'DELETE' ? find('PUT', path) : undefined;
    if (!put || find('POST', path.replace(/\/[^/]*$/, ''))) return;
    const { input } = await this.buildInput(put);
    await this.session.send(put, { ...input, path: codes });
  }

  #sampleOf({ schema }: Parameter): unknown {
    const { api, schemas } = this.rules;
    return buildSample({ root: api.root, schemas }, schema);
  }

  /** A value of an enum or of a range, which exists by itself; any other could be that of a resource. */
  #valueInRange({ schema }: Parameter): unknown {
    const { api, schemas } = this.rules;
    const context = { root: api.root, schemas };
    const { values, minimum, maximum } = collectConstraints(context, schema, undefined);
    return values?.[0] ?? (maximum === undefined ? undefined : minimum);
  }

  /**
   * Builds an input for an operation from one of its examples, by default the first one.
   * @throws {NotRun} if it cannot be built.
   */
  async buildInput(operation: Operation, example?: string, fresh = false): Promise<BuiltInput> {
    const examples = operation.body?.examples ?? [];
    const chosen = examples.find(({ name }) => name === example) ?? examples[0];
    const input = await this.parameters(operation, chosen?.name, fresh);
    const schema = operation.body?.schema;
    const shown = chosen && schema && this.rules.schemas.forAnyTarget(schema, chosen.value);
    const value = chosen ? (shown ?? chosen.value) : this.#madeUp(operation);
    if (value === undefined) return { input, example: undefined };
    const body = await this.prepare(operation, value);
    return { input: { ...input, body }, example: chosen?.name };
  }

  canAdd(list: Operation): boolean {
    return this.#adder(list) !== undefined;
  }

  /**
   * Adds an element to a list. If the request is refused (such as a second element of the same type), the
   * list stays as it is.
   * @throws {NotRun} if a prerequisite of the element cannot be created
   */
  async add(list: Operation, input: Input): Promise<void> {
    const adder = this.#adder(list);
    if (!adder) return;
    const ready = await this.buildInput(adder);
    const own = findAdder(this.rules.api, list)
      ? renameParameters(list, adder, input.path ?? {})
      : {};
    await this.session.send(adder, {
      ...ready.input,
      path: { ...ready.input.path, ...own },
    });
  }

  #adder(list: Operation): Operation | undefined {
    const { api } = this.rules;
    const known = this.rules.profile.adds?.(list);
    return findAdder(api, list) ?? api.operations.find(({ id }) => id === known);
  }

  #madeUp({ body }: Operation): unknown {
    const { api, schemas } = this.rules;
    return body?.schema && buildSample({ root: api.root, schemas }, body.schema);
  }

  /** Applies the rules of the API to a body; see {@link Profile.prepare}. */
  async prepare(operation: Operation, body: unknown): Promise<unknown> {
    return this.rules.profile.prepare(operation, body, {
      unique: () => this.session.unique(),
      fresh: (given, place) => this.session.fresh(given, place),
      uuid: () => this.session.uuid(),
      settle: (extRefs) => this.session.settle(extRefs),
      externalAccount: (code) => this.#externalAccount(code),
      value: (source) => this.#valueAt(source, undefined, false),
      create: (operationId, content) => this.#create(operationId, content),
    });
  }

  async #valueOf(
    operation: Operation,
    parameter: Parameter,
    path: Readonly<Record<string, unknown>>,
    example: string | undefined,
    fresh: boolean,
  ): Promise<unknown> {
    const { name } = parameter;
    const source = this.rules.profile.source(operation, name, example);
    if (source) return this.#valueAt(source, path, fresh);
    let problem: NotRun | undefined;
    // A resource outside the path so far would belong to another parent.
    const outer = Object.keys(path).length;
    const isInside = (each: Operation): boolean => each.path.split('{').length - 1 >= outer;
    const makers = [
      ...findCreators(this.rules.api, operation, name).map((each) => [each, fresh] as const),
      ...findListers(this.rules.api, operation, name).map((each) => [each, true] as const),
    ].toSorted(([a], [b]) => Number(isInside(b)) - Number(isInside(a)));
    for (const [maker, anew] of makers) {
      try {
        // An example of the same name belongs to that of the operation.
        const exampleName = maker.body?.examples.find((each) => each.name === example)?.name;
        const body = await this.#responseOf(maker, exampleName, path, anew);
        const identifier = this.#identifier(maker, operation, name, body);
        if (this.#fits(parameter, identifier)) return identifier;
      } catch (error) {
        // Another operation may still return one, such as a list of what exists only once.
        if (!(error instanceof NotRun)) throw error;
        problem ??= error;
      }
    }
    if (problem) throw problem;
    if (parameter.example !== undefined) {
      this.#assumed.add(operation.id);
      return parameter.example;
    }
    const stated = this.#valueInRange(parameter);
    if (stated !== undefined) return stated;
    throw new NotRun(
      `No operation of the document creates a value for {${name}} of ${operation.id}.`,
    );
  }

  #fits({ schema }: Parameter, value: string | number | undefined): boolean {
    const { schemas } = this.rules;
    return (
      value !== undefined &&
      [value, String(value)].some((each) => schemas.fits(schema, each, 'request'))
    );
  }

  #identifier(
    maker: Operation,
    operation: Operation,
    name: string,
    body: unknown,
  ): string | number | undefined {
    if (maker.method === 'POST') return findIdentifier(maker, operation, name, body);
    const list = maker.pagination ? lookUp(body, maker.pagination.elements) : body;
    return findIdentifier(maker, operation, name, elements(list)[0]);
  }

  async #valueAt(
    source: Source,
    path: Readonly<Record<string, unknown>> | undefined,
    fresh: boolean,
  ): Promise<unknown> {
    const operation = this.session.operation(source.operationId);
    const body = await this.#responseOf(operation, source.example, path ?? {}, fresh);
    const found = lookUp(body, source.pointer);
    if (found !== undefined) return found;
    throw new NotRun(`The response of ${operation.id} has no value at ${source.pointer}.`);
  }

  // Cached per parent (the path so far), so that one resource is shared by all requests.
  #responseOf(
    operation: Operation,
    example: string | undefined,
    path: Readonly<Record<string, unknown>>,
    fresh: boolean,
  ): Promise<unknown> {
    const key = `${operation.id} ${example ?? ''} ${JSON.stringify(path)}`;
    const known = this.#made.get(key);
    if (known && !fresh) return known;
    const made = this.#call(operation, example, path);
    this.#made.set(key, made);
    return made;
  }

  async #call(
    operation: Operation,
    example: string | undefined,
    path: Readonly<Record<string, unknown>>,
  ): Promise<unknown> {
    const ready = await this.buildInput(operation, example);
    // Created with the parent of the caller, if there is one.
    const values = { ...ready.input.path, ...shared(operation, path) };
    return this.#sendPrerequisite(operation, { ...ready.input, path: values });
  }

  async #sendPrerequisite(operation: Operation, input: Input): Promise<unknown> {
    const { reply } = await this.session.send(operation, input);
    if (reply.status >= 200 && reply.status < 300) return reply.json;
    const said = text(member(reply.json, 'message')) ?? reply.text.slice(0, 200);
    throw new NotRun(`The prerequisite ${operation.id} returned ${reply.status}: ${said}`);
  }

  async #externalAccount(accountHolderCode: string): Promise<{ code: string; extRef: string }> {
    const operation = this.session.operation('v1.createExternalAccount');
    const key = `${operation.id} ${accountHolderCode}`;
    const made = this.#made.get(key) ?? this.#createExternalAccount(operation, accountHolderCode);
    this.#made.set(key, made);
    const account = await made;
    const [code = '', extRef = ''] = ['code', 'extRef'].map((name) => text(member(account, name)));
    return { code, extRef };
  }

  async #createExternalAccount(operation: Operation, accountHolderCode: string): Promise<unknown> {
    const { input } = await this.buildInput(operation);
    // Unique references: the caller's request may contain an account with those of the example.
    const [extRef, displayName] = [this.session.unique(), this.session.unique()];
    const body = { ...(isObject(input.body) ? input.body : {}), extRef, displayName };
    return this.#create(operation.id, body, { accountHolderCode });
  }

  async #create(operationId: string, body: unknown, path?: Input['path']): Promise<unknown> {
    const operation = this.session.operation(operationId);
    const input = path ? { path } : await this.parameters(operation);
    return this.#sendPrerequisite(operation, { ...input, body });
  }
}

function shared(
  operation: Operation,
  path: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(path).filter(([name]) => operation.path.includes(`{${name}}`)),
  );
}
