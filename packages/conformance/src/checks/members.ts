import { boundaryEdits } from '../data/boundary-edits.js';
import { findLocations, type ValueLocation } from '../data/locations.js';
import type { Operation } from '../document/api.js';
import type { DocumentPart } from '../document/pointer.js';
import type { Input } from '../http/request.js';
import { at, isObject, same, withPart, type Path } from '../json.js';
import type { CheckContext } from '../run/check.js';
import type { Session } from '../run/session.js';
import { baseBodies, schemaContext, type BaseBody } from './cases.js';
import { accepted } from './reply.js';

/** Sends each member of an update alone, with another value and null; returns the number of accepted updates. */
export async function sendMembersAlone(
  context: CheckContext,
  operation: Operation,
): Promise<number> {
  return new Members(context, operation).send();
}

class Members {
  readonly #tried = new Set<string>();
  #cases = 0;

  constructor(
    private readonly context: CheckContext,
    private readonly operation: Operation,
  ) {}

  async send(): Promise<number> {
    const session = await this.context.session();
    // Bodies with all optional members first: members are tried only once.
    for (const base of baseBodies(this.context, this.operation).toReversed())
      await this.#update(session, base);
    return this.#cases;
  }

  async #update(session: Session, { example, body: base }: BaseBody): Promise<void> {
    const schema = this.operation.body?.schema;
    if (!schema) return;
    const input = await session.resources.parameters(this.operation, example, true);
    const body = await session.resources.prepare(this.operation, base);
    if (body === undefined) return;
    if (!accepted((await session.send(this.operation, { ...input, body })).reply)) return;
    const places = findLocations(schemaContext(this.context), schema, body);
    for (const place of places) {
      if (this.context.isOver()) return;
      const key = `${place.schema.pointer} ${place.path.filter((part) => typeof part === 'string').join('/')}`;
      if (place.path.length === 0 || isNested(place.value) || this.#tried.has(key)) continue;
      this.#tried.add(key);
      await this.#sendAlone(session, input, { schema, body, place, places });
    }
  }

  async #sendAlone(session: Session, input: Input, one: MemberUpdate): Promise<void> {
    const alone = this.#withoutOthers(one);
    if (alone === undefined) return;
    for (const value of this.#valuesFor(one)) {
      const body = withPart(alone, one.place.path.map(first), value);
      if (!this.context.schemas.fits(one.schema, body, 'request')) continue;
      const { reply } = await session.send(this.operation, { ...input, body });
      if (!accepted(reply)) continue;
      this.#cases += 1;
      // A later update may hide what the response of this one does not show, such as a file.
      if (at(reply.json, one.place.path) === undefined && value !== null)
        await this.context.readBack();
    }
  }

  /** Another value, unless the member is fixed, and null, if the schema allows it. */
  #valuesFor({ place }: MemberUpdate): unknown[] {
    const { path, value, schema, constraints } = place;
    const isSteady = path.some(
      (key) => typeof key === 'string' && this.context.profile.isFixed(this.operation, key),
    );
    const edges = boundaryEdits(schemaContext(this.context), schema, value, this.context.seed);
    const other = edges.find(
      (edge) =>
        edge.path.length === 0 && typeof edge.value === typeof value && !same(edge.value, value),
    );
    return [
      ...(isSteady || !other ? [] : [other.value]),
      ...(constraints.types.includes('null') ? [null] : []),
    ];
  }

  /** The body with one member, the required members beside it, and the keys of list entries. */
  #withoutOthers({ body, place, places }: MemberUpdate): unknown {
    const key = this.context.profile.storage?.entryKey;
    const cut = (value: unknown, path: Path, done: Path): unknown => {
      const [next, ...rest] = path;
      if (next === undefined) return value;
      if (Array.isArray(value)) {
        const entry: unknown = value[Number(next)];
        // An entry without its key would be added as a new one, and the key cannot be changed.
        if (key === undefined || at(entry, [key]) === undefined || rest[0] === key)
          return undefined;
        const inner = cut(entry, rest, [...done, next]);
        return isObject(inner) ? [{ ...inner, [key]: at(entry, [key]) }] : undefined;
      }
      if (!isObject(value)) return undefined;
      const here = places.find((each) => same(each.path, done));
      const inner = cut(value[next], rest, [...done, next]);
      const required = (here?.constraints.required ?? []).map((name) => [name, value[name]]);
      return inner === undefined ? undefined : { ...Object.fromEntries(required), [next]: inner };
    };
    return cut(body, place.path, []);
  }
}

interface MemberUpdate {
  readonly schema: DocumentPart;
  readonly body: unknown;
  readonly place: ValueLocation;
  readonly places: readonly ValueLocation[];
}

/** Lists are reduced to one entry, with index 0. */
function first(key: string | number): string | number {
  return typeof key === 'number' ? 0 : key;
}

function isNested(value: unknown): boolean {
  return isObject(value) || (Array.isArray(value) && value.some(isObject));
}
