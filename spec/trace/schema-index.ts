import { elements, field, fields, isObject, isReference, strings } from '../document/guards.ts';
import type { JsonObject } from '../document/guards.ts';
import { httpMethods } from '../document/methods.ts';
import { fromPointer, lookUp, toPointer } from '../document/pointer.ts';

/** An object of the document that cites claims. */
export interface Element {
  readonly pointer: string;
  readonly node: JsonObject;
  /** The name of the member or parameter; undefined for schemas, operations and others. */
  readonly name: string | undefined;
  /** The schema of the object that has the member; undefined unless it is a member. */
  readonly parent: JsonObject | undefined;
  readonly inRequests: boolean;
  /** True if it is part of responses or webhooks. */
  readonly inResponses: boolean;
  readonly decisions: readonly string[];
}

/** Keywords whose values are data and not schemas. */
const dataFields = new Set(['example', 'examples', 'default', 'const', 'enum', 'mapping']);

/** The schemas of a bundled document, with their use in requests and responses. */
export class SchemaIndex {
  readonly #document: unknown;
  readonly #requests = new Set<string>();
  readonly #responses = new Set<string>();
  /** The schemas that extend another one by `allOf`, by its pointer. */
  readonly #extensions = new Map<string, Set<string>>();
  /** The pointers of schemas that something else than an `allOf` refers to. */
  readonly #used = new Set<string>();

  constructor(document: unknown) {
    this.#document = document;
    for (const [kind, sent, received] of [
      ['paths', this.#requests, this.#responses],
      // The service sends the body of a webhook.
      ['webhooks', this.#responses, this.#requests],
    ] as const) {
      for (const [path, item] of fields(field(document, kind))) {
        this.#collect(field(item, 'parameters'), toPointer([kind, path, 'parameters']), sent);
        for (const method of httpMethods) {
          const operation = field(item, method);
          const pointer = toPointer([kind, path, method]);
          for (const part of ['parameters', 'requestBody'])
            this.#collect(field(operation, part), `${pointer}/${part}`, sent);
          this.#collect(field(operation, 'responses'), `${pointer}/responses`, received);
        }
      }
    }
  }

  at(pointer: string): Element | undefined {
    const node = lookUp(this.#document, pointer);
    if (!isObject(node)) return undefined;
    const steps = fromPointer(pointer);
    const isMember = steps.at(-2) === 'properties';
    const parent = isMember ? objectAt(this.#document, toPointer(steps.slice(0, -2))) : undefined;
    const name = isMember
      ? steps.at(-1)
      : field(node, 'in') === undefined
        ? undefined
        : field(node, 'name');
    return {
      pointer,
      node,
      name: typeof name === 'string' ? name : undefined,
      parent,
      inRequests: this.#requests.has(pointer),
      inResponses: this.#responses.has(pointer),
      decisions: strings(node['x-decision']),
    };
  }

  /** Returns a member once for each schema that has it: the one that declares it, if used as it is, and its extensions. */
  inExtensions(member: Element): Element[] {
    if (!member.parent) return [member];
    const path = fromPointer(member.pointer).slice(-2);
    return this.#wholes(toPointer(fromPointer(member.pointer).slice(0, -2))).map((pointer) => ({
      ...member,
      pointer: `${pointer}${toPointer(path)}`,
      parent: objectAt(this.#document, pointer),
      inRequests: this.#requests.has(pointer),
      inResponses: this.#responses.has(pointer),
    }));
  }

  #wholes(pointer: string): string[] {
    const extensions = [...(this.#extensions.get(pointer) ?? [])];
    const own = extensions.length === 0 || this.#used.has(pointer) ? [pointer] : [];
    return [...own, ...extensions.flatMap((each) => this.#wholes(each))];
  }

  /** Returns all members with this name in requests and responses, in document order, without those below a `not`. */
  membersNamed(name: string): Element[] {
    const all = [...new Set([...this.#requests, ...this.#responses])];
    return all
      .filter((pointer) => pointer.endsWith(`/properties/${name}`) && !pointer.includes('/not/'))
      .flatMap((pointer) => this.at(pointer) ?? []);
  }

  /** Returns the values of a keyword in a schema, its reference target and the parts of its `allOf`. */
  valuesOf(schema: unknown, keyword: string): unknown[] {
    return this.#applied(schema, 0).flatMap((each) => {
      const value = field(each, keyword);
      return value === undefined ? [] : [value];
    });
  }

  /** Returns how deeply a member with this name is nested in a schema; `Infinity` if it is recursive. */
  depthOf(schema: unknown, name: string, above: readonly unknown[] = []): number {
    if (above.includes(schema)) return Number.POSITIVE_INFINITY;
    const parts = this.#applied(schema, 0);
    const path = [...above, schema];
    const forms = parts.flatMap((each) =>
      ['oneOf', 'anyOf'].flatMap((key) => elements(field(each, key))),
    );
    const below = parts.flatMap((each) => {
      const member = field(field(each, 'properties'), name);
      const hasNoItems = member === undefined || this.valuesOf(member, 'maxItems').includes(0);
      return hasNoItems ? [] : [1 + this.depthOf(field(member, 'items'), name, path)];
    });
    const others = forms
      .filter((form) => !parts.includes(form))
      .map((form) => this.depthOf(form, name, path));
    return Math.max(0, ...below, ...others);
  }

  /** Returns a schema with its reference target and the parts of its `allOf`. */
  #applied(schema: unknown, depth: number): unknown[] {
    if (!isObject(schema) || depth > 20) return [];
    const target = isReference(schema) ? lookUp(this.#document, schema.$ref) : undefined;
    const options = ['oneOf', 'anyOf'].flatMap((keyword) => elements(schema[keyword]));
    // Of a union with null, only the other branch matters.
    const values = options.filter((each) => field(each, 'type') !== 'null');
    const inner = [target, ...elements(schema['allOf']), ...(values.length === 1 ? values : [])];
    return [schema, ...inner.flatMap((each) => this.#applied(each, depth + 1))];
  }

  #collect(node: unknown, pointer: string, pointers: Set<string>): void {
    if (typeof node !== 'object' || node === null || pointers.has(pointer)) return;
    pointers.add(pointer);
    const [, extension] = /^(.*)\/allOf\/\d+$/.exec(pointer) ?? [];
    if (extension !== undefined) this.#addExtension(pointer, extension);
    if (isReference(node)) {
      const target = toPointer(fromPointer(node.$ref));
      if (extension === undefined) this.#used.add(target);
      else this.#addExtension(target, pointer);
      this.#collect(lookUp(this.#document, target), target, pointers);
    }
    for (const [step, value] of Object.entries(node)) {
      const isData = dataFields.has(step) && !pointer.endsWith('/properties');
      if (!isData) this.#collect(value, `${pointer}${toPointer([step])}`, pointers);
    }
  }

  #addExtension(base: string, extension: string): void {
    this.#extensions.set(base, (this.#extensions.get(base) ?? new Set()).add(extension));
  }
}

function objectAt(document: unknown, pointer: string): JsonObject | undefined {
  const found = lookUp(document, pointer);
  return isObject(found) ? found : undefined;
}
