import { camelCase, pascalCase, uniqueName } from '../code/identifiers.js';
import { at, isObject, type JsonObject } from '../json.js';
import { httpMethods, type HttpMethod } from './contract.js';
import { stringAt, type Reader } from './reader.js';

/** Where an operation stands in the document. */
export interface OperationPlace {
  readonly section: 'paths' | 'webhooks' | 'callbacks';
  /** The path template, the webhook's name, or the expression that gives a callback's address. */
  readonly path: string;
  readonly method: HttpMethod;
  /** Of a callback: the id of its operation. */
  readonly operation?: string;
  /** What that operation calls the callback. */
  readonly callback?: string;
}

/** Gives every operation an id: the one that it has, else one made from its place. */
export class OperationIds {
  readonly #reader: Reader;
  readonly #taken: Set<string>;
  readonly #given = new Set<string>();

  constructor(reader: Reader) {
    this.#reader = reader;
    this.#taken = new Set(declaredIds(reader).map((id) => id.toLowerCase()));
  }

  /** The id of an operation. */
  of(operation: JsonObject, slot: OperationPlace, pointer: string): string {
    const id = stringAt(operation, 'operationId');
    if (slot.section === 'callbacks') return this.#ofCallback(id, slot);
    if (id !== undefined) return this.#unlike(id, at(pointer, 'operationId'));
    const { section, path, method } = slot;
    // A webhook has a name, so that nobody misses its operationId.
    if (section === 'webhooks') return uniqueName(path, this.#taken);
    const words = `${method} ${path.replaceAll('{', ' by ')}`;
    const name = uniqueName(camelCase(words), this.#taken);
    this.#reader.report('operation/id-missing', pointer, { name });
    return name;
  }

  /** The id, with a number where another operation has it. */
  #unlike(id: string, pointer: string): string {
    if (!this.#given.has(id)) {
      this.#given.add(id);
      return id;
    }
    const name = uniqueName(id, this.#taken);
    this.#reader.report('operation/id-duplicate', pointer, { id, name });
    return name;
  }

  /** One callback may be shared by several operations: its own id is given once. */
  #ofCallback(id: string | undefined, { operation = '', callback = '' }: OperationPlace): string {
    const free = id !== undefined && !this.#taken.has(id.toLowerCase());
    return uniqueName(free ? id : `${operation}${pascalCase(callback)}`, this.#taken);
  }
}

function declaredIds(reader: Reader): string[] {
  const items = (['paths', 'webhooks'] as const).flatMap((section) =>
    Object.values(reader.child(reader.source.value, section)).filter(isObject),
  );
  return items.flatMap((item) =>
    httpMethods.flatMap((method) => stringAt(reader.child(item, method), 'operationId') ?? []),
  );
}
