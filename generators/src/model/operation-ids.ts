import { camelCase, uniqueName } from '../code/identifiers.js';
import { at, isObject, type JsonObject } from '../json.js';
import { httpMethods, type HttpMethod } from './contract.js';
import { text, type Reader } from './reader.js';

/** Where an operation stands in the document. */
export interface Slot {
  readonly section: 'paths' | 'webhooks';
  /** The path template, or the webhook's name. */
  readonly path: string;
  readonly method: HttpMethod;
}

/** Gives every operation an id: the one that it has, else one made from its place. */
export class OperationIds {
  readonly #reader: Reader;
  readonly #taken: Set<string>;

  constructor(reader: Reader) {
    this.#reader = reader;
    this.#taken = new Set(declaredIds(reader).map((id) => id.toLowerCase()));
  }

  /** The id of an operation. */
  of(operation: JsonObject, { section, path, method }: Slot, pointer: string): string {
    const id = text(operation, 'operationId');
    if (id !== undefined) return id;
    // A webhook has a name, so that nobody misses its operationId.
    if (section === 'webhooks') return uniqueName(path, this.#taken);
    const words = `${method} ${path.replaceAll('{', ' by ')}`;
    const name = uniqueName(camelCase(words), this.#taken);
    this.#reader.report('operation/id-missing', pointer, { name });
    return name;
  }
}

/** Reports operationIds that are used twice. */
export function checkIds(
  reader: Reader,
  operations: readonly { readonly id: string; readonly pointer: string }[],
): void {
  const seen = new Set<string>();
  for (const { id, pointer } of operations) {
    if (seen.has(id)) reader.report('operation/id-duplicate', at(pointer, 'operationId'), { id });
    seen.add(id);
  }
}

function declaredIds(reader: Reader): string[] {
  const items = (['paths', 'webhooks'] as const).flatMap((section) =>
    Object.values(reader.child(reader.source.value, section)).filter(isObject),
  );
  return items.flatMap((item) =>
    httpMethods.flatMap((method) => text(reader.child(item, method), 'operationId') ?? []),
  );
}
