import { camelCase, pascalCase, uniqueName } from '../code/identifiers.js';
import { at, isObject, type Json, type JsonObject, resolvePointer } from '../json.js';
import { operationsIn } from '../path-item.js';
import { stringAt, type Reader } from './reader.js';
import { groupOf, nameOfPlace } from './resources.js';

/** The place of an operation in the document. */
export interface OperationPlace {
  readonly section: 'paths' | 'webhooks' | 'callbacks';
  /** The path template, the name of a webhook, or the URL expression of a callback. */
  readonly path: string;
  readonly method: string;
  /** For a callback: the id of its operation. */
  readonly operation?: string;
  /** For a callback: its name in the operation. */
  readonly callback?: string;
}

/**
 * Assigns an id to every operation: its operationId, or one made from its place. Operations with the same operationId
 * all get one with their group, so that the name of an operation does not depend on the order of the document.
 */
export class OperationIds {
  readonly #taken: Set<string>;
  /** The number of operations with an operationId, or with an operationId and a group. */
  readonly #counts = new Map<string, number>();
  readonly renamed = new Set<string>();

  constructor(private readonly reader: Reader) {
    const declared = declaredIds(reader);
    this.#taken = new Set(declared.map(({ id }) => id.toLowerCase()));
    for (const { id } of declared) this.#count(id);
    for (const { id, group } of declared) if (this.#isRepeated(id)) this.#count(qualify(id, group));
  }

  of(operation: JsonObject, slot: OperationPlace, pointer: string): string {
    const id = stringAt(operation, 'operationId');
    const { section, path } = slot;
    if (section === 'callbacks') return this.#ofCallback(id, slot);
    if (id !== undefined && !this.#isRepeated(id)) return id;
    // A webhook has a name, so a missing operationId is not reported.
    if (id === undefined && section === 'webhooks') return uniqueName(path, this.#taken);
    const qualified = id && qualify(id, groupOf(this.reader, operation, path));
    const isFree = qualified && !this.#isRepeated(qualified);
    const name = uniqueName(isFree ? qualified : nameOfPlace(slot), this.#taken);
    if (id === undefined) this.reader.report('operation/id-missing', pointer, { name });
    else {
      this.renamed.add(name);
      this.reader.report('operation/id-duplicate', at(pointer, 'operationId'), { id, name });
    }
    return name;
  }

  #count(id: string): void {
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1);
  }

  #isRepeated(id: string): boolean {
    return (this.#counts.get(id) ?? 0) > 1;
  }

  /** Several operations may share a callback: only the first use has its id. */
  #ofCallback(id: string | undefined, { operation = '', callback = '' }: OperationPlace): string {
    const free = id !== undefined && !this.#taken.has(id.toLowerCase());
    return uniqueName(free ? id : `${operation}${pascalCase(callback)}`, this.#taken);
  }
}

/** The id with the group before its last part: `v1.list` in `keys` is `v1.keysList`. */
function qualify(id: string, group: string): string {
  return id.replace(/[^.]*$/, (name) => camelCase(`${group} ${name}`));
}

/** A path item, or the one that it refers to: two paths with one item have each of its operations twice. */
function targetOf({ source }: Reader, item: Json): JsonObject {
  const reference = isObject(item) ? stringAt(item, '$ref') : undefined;
  const target = reference === undefined ? item : resolvePointer(source.value, reference);
  return isObject(target) ? target : {};
}

function declaredIds(reader: Reader): { readonly id: string; readonly group: string }[] {
  return (['paths', 'webhooks'] as const).flatMap((section) =>
    Object.entries(reader.child(reader.source.value, section)).flatMap(([path, item]) =>
      operationsIn(targetOf(reader, item)).flatMap(({ value }) => {
        const id = isObject(value) ? stringAt(value, 'operationId') : undefined;
        return isObject(value) && id !== undefined
          ? { id, group: groupOf(reader, value, path) }
          : [];
      }),
    ),
  );
}
