import { camelCase, pascalCase, uniqueName } from '../code/identifiers.js';
import { at, isObject, type JsonObject } from '../json.js';
import { httpMethods, type HttpMethod } from './contract.js';
import { stringAt, type Reader } from './reader.js';

/** The place of an operation in the document. */
export interface OperationPlace {
  readonly section: 'paths' | 'webhooks' | 'callbacks';
  /** The path template, the name of a webhook, or the URL expression of a callback. */
  readonly path: string;
  readonly method: HttpMethod;
  /** For a callback: the id of its operation. */
  readonly operation?: string;
  /** For a callback: its name in the operation. */
  readonly callback?: string;
}

/** Assigns an id to every operation: its operationId, or one made from its place. */
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
    // A webhook has a name, so a missing operationId is not reported.
    if (section === 'webhooks') return uniqueName(path, this.#taken);
    const words = `${method} ${path.replaceAll('{', ' by ')}`;
    const name = uniqueName(camelCase(words), this.#taken);
    this.#reader.report('operation/id-missing', pointer, { name });
    return name;
  }

  /** The id; with a number if another operation has it. */
  #unlike(id: string, pointer: string): string {
    if (!this.#given.has(id)) {
      this.#given.add(id);
      return id;
    }
    const name = uniqueName(id, this.#taken);
    this.#reader.report('operation/id-duplicate', pointer, { id, name });
    return name;
  }

  /** Several operations may share a callback: only the first use has its id. */
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
