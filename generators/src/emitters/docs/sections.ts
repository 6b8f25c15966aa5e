import { isObject } from '../../json.js';
import type { Contract, Module, Operation } from '../../model/contract.js';
import { slug } from './html.js';

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
  return modulesOf(contract).flatMap((module) => {
    const all = [...contract.operations, ...contract.webhooks];
    const own = all.filter(({ name }) => name.module === module.name);
    const isWebhook = (operation: Operation): boolean => contract.webhooks.includes(operation);
    const tagOf = (operation: Operation): string =>
      operation.tags[0] ?? (isWebhook(operation) ? 'webhooks' : operation.resource.group);
    return [...new Set(own.map(tagOf))].map((tag) => ({
      module,
      title: titleOf(tag, module),
      description: descriptionOf(contract, tag),
      anchor: slug(titleOf(tag, module)) || 'operations',
      operations: own.filter((operation) => tagOf(operation) === tag),
    }));
  });
}

/** The versions with operations, the newest first; one for a document without versions. */
export function modulesOf({ modules, operations, webhooks }: Contract): Module[] {
  const used = new Set([...operations, ...webhooks].map(({ name }) => name.module));
  return modules
    .filter(({ name }) => used.has(name))
    .toSorted((left, right) => right.name.localeCompare(left.name, 'en', { numeric: true }));
}

/** Returns a function with the file of an operation's page. Names of files ignore case, as some file systems do. */
export function filesOf({ operations, webhooks }: Contract): (operation: Operation) => string {
  const taken = new Set(['index']);
  const files = new Map<string, string>();
  for (const { id, pointer } of [...operations, ...webhooks]) {
    const name =
      id
        .replaceAll(/[^\w.-]+/g, '-')
        .replaceAll(/^[-.]+|-+$/g, '')
        .slice(0, 120) || 'operation';
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name}-${count}`;
    taken.add(free.toLowerCase());
    files.set(pointer, `${free}.html`);
  }
  return ({ pointer }) => files.get(pointer) ?? 'index.html';
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

function descriptionOf({ document }: Contract, tag: string): string {
  const tags = Array.isArray(document['tags']) ? (document['tags'] as readonly unknown[]) : [];
  const found = tags.filter(isObject).find(({ name }) => name === tag)?.['description'];
  return typeof found === 'string' ? found : '';
}
