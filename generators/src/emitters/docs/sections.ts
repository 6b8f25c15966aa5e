import { isObject, type Json, type JsonObject } from '../../json.js';
import type { Contract, Module, Operation } from '../../model/contract.js';
import { slug } from './html.js';
import { moreAbout } from './type-text.js';

/** The operations and webhooks of a version with the same first tag. */
export interface Section {
  readonly module: Module;
  readonly title: string;
  /** In Markdown; empty if the document has none. */
  readonly description: string;
  /** Its anchor on the page with the operations of its version. */
  readonly anchor: string;
  readonly operations: readonly Operation[];
}

/** Returns the sections of all versions, the newest version first, each in the order of the document. */
export function sectionsOf(contract: Contract): Section[] {
  const { operations, webhooks } = contract;
  const all = [...operations, ...webhooks];
  const declared = new Map(contract.tags.map((tag) => [tag.name, tag]));
  const pathOf = (tag: string): readonly string[] => declared.get(tag)?.path ?? [tag];
  const firstOf = ({ tags }: Operation): string | undefined =>
    tags.find((tag) => declared.get(tag)?.isGroup !== false);
  const used = new Set(all.map(firstOf));
  const tagOf = (operation: Operation): string =>
    firstOf(operation) ?? (webhooks.includes(operation) ? 'webhooks' : operation.resource.group);
  const unused = [...declared.keys()].filter((name) => !used.has(name));
  return modulesOf(contract).flatMap((module, index) => {
    const ofModule = all.filter(({ name }) => name.module === module.name);
    // Tags without operations, or as second tags only, have a text too.
    const others = index === 0 ? unused : [];
    const tags = new Set([...ofModule.map(tagOf), ...others].flatMap(pathOf));
    return byRoot([...tags], pathOf).map((tag) => ({
      module,
      title: pathOf(tag)
        .map((each) => titleOf(declared.get(each)?.title ?? each, module))
        .join(' › '),
      description: descriptionOf(contract, tag),
      anchor: slug(titleOf(tag, module)) || 'operations',
      operations: ofModule.filter(
        (operation) => tagOf(operation) === tag || operation.tags.includes(tag),
      ),
    }));
  });
}

/** Tags after their parents. */
function byRoot(tags: readonly string[], pathOf: (tag: string) => readonly string[]): string[] {
  const roots = new Set(tags.map((tag) => pathOf(tag)[0]));
  return [...roots].flatMap((root) => tags.filter((tag) => pathOf(tag)[0] === root));
}

/** The versions with operations, the newest first; one for a document without versions. */
export function modulesOf({ modules, operations, webhooks }: Contract): Module[] {
  const used = new Set([...operations, ...webhooks].map(({ name }) => name.module));
  return modules
    .filter(({ name }) => used.has(name))
    .toSorted((left, right) => right.name.localeCompare(left.name, 'en', { numeric: true }));
}

/** The files of the pages of operations and components. */
export interface Files {
  readonly fileOf: (operation: Operation) => string;
  readonly schemaFile: (name: string) => string;
}

/** Returns the files of all pages. Names of files ignore case, as some file systems do. */
export function filesOf({ operations, webhooks, schemas }: Contract): Files {
  const taken = new Set(['index', 'schemas']);
  const files = new Map<string, string>();
  const add = (key: string, id: string): void => {
    const name =
      id
        .replaceAll(/[^\w.-]+/g, '-')
        .replaceAll(/^[-.]+|-+$/g, '')
        .slice(0, 120) || 'operation';
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name}-${count}`;
    taken.add(free.toLowerCase());
    files.set(key, `${free}.html`);
  };
  for (const { id, pointer } of [...operations, ...webhooks]) add(pointer, id);
  for (const { name } of schemas) add(name.original, `schema.${name.original}`);
  return {
    fileOf: ({ pointer }) => files.get(pointer) ?? 'index.html',
    schemaFile: (name) => files.get(name) ?? 'schemas.html',
  };
}

/** The summary of an operation, or the words of its name: `PostCharges` is `Post charges`. */
export function titleOfOperation({ summary, id }: Operation): string {
  if (summary?.trim()) return summary.trim();
  const words = id.replaceAll(/[_-]+|(?<=[a-z\d])(?=[A-Z])/g, ' ').trim();
  // A name with dots is a path.
  return id.includes('.')
    ? id
    : `${words.slice(0, 1).toUpperCase()}${words.slice(1).toLowerCase()}`;
}

/** A tag without its version: `v2 payment splits` is `Payment splits`. */
function titleOf(tag: string, { name }: Module): string {
  const text = tag.startsWith(`${name} `) ? tag.slice(name.length + 1) : tag;
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

function descriptionOf(contract: Contract, tag: string): string {
  const found = listOf(contract.document['tags']).find(({ name }) => name === tag);
  const text = found?.['description'];
  return [typeof text === 'string' ? text : '', moreAbout(found ?? {})].join('\n\n').trim();
}

function listOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
