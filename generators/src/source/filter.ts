import { diagnostic, type Diagnostic, type Location } from '../diagnostics/diagnostic.js';
import {
  at,
  isObject,
  type Json,
  type JsonObject,
  mapInside,
  resolvePointer,
  tokensOf,
} from '../json.js';
import { visitObjects } from '../keywords.js';
import { operationsIn, withoutOperations } from '../path-item.js';
import type { DocumentOfFiles } from './files.js';
import { FilterList, type FilterOptions } from './filters.js';

/**
 * Applies filters to a document. With `include`, only the included parts remain, with the components
 * that they need directly or indirectly. Excluded parts are removed, with the components that only they
 * need.
 * @throws {DiagnosticError} for a filter that matches nothing.
 */
export function filterDocument(
  document: JsonObject,
  options: FilterOptions,
  locate: (pointer: string) => Location,
): Omit<DocumentOfFiles, 'files'> {
  const filtering = new DocumentFilter(document, options, locate);
  return { value: filtering.run(), warnings: filtering.warnings };
}

class DocumentFilter {
  readonly warnings: Diagnostic[] = [];
  readonly #include: FilterList;
  readonly #exclude: FilterList;
  /** The removed operations and their ids. */
  readonly #removed: JsonObject[] = [];
  readonly #removedIds = new Set<string>();

  constructor(
    private readonly document: JsonObject,
    options: FilterOptions,
    private readonly locate: (pointer: string) => Location,
  ) {
    this.#include = new FilterList(options.include);
    this.#exclude = new FilterList(options.exclude);
  }

  run(): JsonObject {
    const kept: JsonObject = {
      ...this.document,
      ...this.#section('paths'),
      ...this.#section('webhooks'),
    };
    const { components = {} } = this.document;
    const named = isObject(components) ? this.#components(components, kept) : {};
    this.#include.checkUsed();
    this.#exclude.checkUsed();
    const { components: _all, ...rest } = kept;
    const value = Object.keys(named).length === 0 ? rest : { ...rest, components: named };
    return this.#removedIds.size === 0 ? value : (this.#withoutLinks(value) as JsonObject);
  }

  #section(name: 'paths' | 'webhooks'): JsonObject {
    const items = this.document[name];
    if (!isObject(items)) return {};
    const left = Object.entries(items).flatMap(([path, item]) => {
      const whole = this.#resolved(item);
      if (!isObject(whole)) return [[path, item] as const];
      const own = operationsIn(whole).filter(({ value }) => isObject(value));
      const gone = own.filter(
        ({ method, value }) => !this.#keeps(path, method, value as JsonObject),
      );
      if (gone.length === 0) return [[path, item] as const];
      for (const { value } of gone) this.#remove(value as JsonObject);
      return gone.length === own.length ? [] : [[path, withoutOperations(whole, gone)] as const];
    });
    return { [name]: Object.fromEntries(left) };
  }

  #resolved(item: Json): Json {
    let value: Json | undefined = item;
    for (let steps = 0; steps < 10 && isObject(value); steps += 1) {
      const reference: Json | undefined = value['$ref'];
      if (typeof reference !== 'string') return value;
      value = resolvePointer(this.document, reference);
    }
    return item;
  }

  #keeps(path: string, method: string, operation: JsonObject): boolean {
    const { tags, operationId } = operation;
    const ids = typeof operationId === 'string' ? [operationId] : [];
    const isAmong = (list: FilterList): boolean => {
      const found = [
        list.matches(
          'tag',
          Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
        ),
        list.matches('path', [path]),
        list.matches('operation', [...ids, `${method.toUpperCase()} ${path}`]),
      ];
      return found.includes(true);
    };
    const [included, excluded] = [isAmong(this.#include), isAmong(this.#exclude)];
    return (this.#include.isEmpty || included) && !excluded;
  }

  #remove(operation: JsonObject): void {
    this.#removed.push(operation);
    const { operationId } = operation;
    if (typeof operationId === 'string') this.#removedIds.add(operationId);
  }

  #components(components: JsonObject, kept: JsonObject): JsonObject {
    const { schemas } = components;
    const names = isObject(schemas) ? Object.keys(schemas) : [];
    const included = names.filter((name) => this.#include.matches('schema', [name]));
    const excluded = new Set(names.filter((name) => this.#exclude.matches('schema', [name])));
    const { components: _components, ...others } = kept;
    const roots = new Set([...needsOf(others), ...included.map((name) => `schemas/${name}`)]);
    const needed = this.#reach(components, roots, excluded);
    const gone = this.#reach(components, new Set(this.#removed.flatMap(needsOf)), new Set());
    const stays = (key: string): boolean =>
      needed.has(key) || (this.#include.isEmpty && !gone.has(key));
    const sections = Object.entries(components).map(([section, members]) => {
      if (!isObject(members) || section.startsWith('x-')) return [section, members] as const;
      const left = Object.entries(members).flatMap(([name, member]) => {
        if (section !== 'schemas' || !excluded.has(name)) {
          return stays(`${section}/${name}`) ? [[name, member] as const] : [];
        }
        return needed.has(`schemas/${name}`) ? [[name, this.#emptied(name)] as const] : [];
      });
      return [section, Object.fromEntries(left)] as const;
    });
    return Object.fromEntries(sections.filter(([, members]) => !isEmpty(members)));
  }

  /** The replacement of an excluded schema that other parts need. */
  #emptied(name: string): JsonObject {
    const location = this.locate(at('#/components/schemas', name));
    this.warnings.push(diagnostic('filter/needed', { name }, location));
    return { description: 'Excluded: any value.' };
  }

  /** The components that some need, directly or indirectly, but not through excluded schemas. */
  #reach(
    components: JsonObject,
    roots: ReadonlySet<string>,
    excluded: ReadonlySet<string>,
  ): ReadonlySet<string> {
    const reached = new Set(roots);
    // A set also iterates over elements that are added during the iteration.
    for (const key of reached) {
      const [section, name] = splitOnce(key);
      if (section === 'schemas' && excluded.has(name)) continue;
      const members = components[section];
      const member = isObject(members) && Object.hasOwn(members, name) ? members[name] : undefined;
      if (member !== undefined) for (const need of needsOf(member)) reached.add(need);
    }
    return reached;
  }

  #isRemoved(id: Json | undefined): boolean {
    return typeof id === 'string' && this.#removedIds.has(id);
  }

  #withoutLinks(value: Json, key?: string | number): Json {
    if (key !== 'links' || !isObject(value))
      return mapInside(value, (inside, name) => this.#withoutLinks(inside, name));
    const left = Object.entries(value).filter(
      ([, link]) => !isObject(link) || !this.#isRemoved(link['operationId']),
    );
    return Object.fromEntries(left);
  }
}

function splitOnce(key: string): [string, string] {
  const slash = key.indexOf('/');
  return [key.slice(0, slash), key.slice(slash + 1)];
}

function isEmpty(members: Json): boolean {
  return isObject(members) && Object.keys(members).length === 0;
}

/** The components that a value names (references, mappings, security), such as `schemas/Pet`. */
function needsOf(value: Json): string[] {
  const found: string[] = [];
  visitObjects(value, (object) => {
    for (const [key, inside] of Object.entries(object)) found.push(...namedBy(key, inside));
  });
  return found;
}

function namedBy(keyword: string, value: Json): string[] {
  if (keyword === '$ref' && typeof value === 'string') return componentOf(value);
  if (keyword === 'security' && Array.isArray(value)) {
    const names = (value as readonly Json[]).flatMap((each) =>
      isObject(each) ? Object.keys(each) : [],
    );
    return names.map((name) => `securitySchemes/${name}`);
  }
  if (keyword !== 'discriminator' || !isObject(value)) return [];
  const { mapping = {}, defaultMapping = null } = value;
  return [...Object.values(isObject(mapping) ? mapping : {}), defaultMapping].flatMap((target) => {
    if (typeof target !== 'string') return [];
    return target.startsWith('#') ? componentOf(target) : [`schemas/${target}`];
  });
}

function componentOf(reference: string): string[] {
  const [root, section, name] = tokensOf(reference);
  if (!reference.startsWith('#/') || root !== 'components') return [];
  return section === undefined || name === undefined ? [] : [`${section}/${name}`];
}
