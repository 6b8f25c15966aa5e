import { camelCase, pascalCase, uniqueName } from '../code/identifiers.js';
import { isObject, type Json, type JsonObject } from '../json.js';
import type { Module, Name } from './contract.js';
import { stringAt } from './reader.js';

const sharedModule: Module = { name: 'shared', prefix: '', title: 'Shared', versioned: false };

const singleModule: Module = { name: 'api', prefix: '', title: 'API', versioned: true };

/** Names that emitters use for other files and declarations. */
const ownNames = [
  'client',
  'components',
  'errors',
  'index',
  'limits',
  'openapi',
  'operations',
  'paths',
  'registry',
  'runtime',
  'schemas',
  'security',
  'server',
  'shared',
  'validators',
  'webhooks',
];

/** The modules of a document: its `x-versions` and a shared one, or a single one. */
export function modulesOf(document: JsonObject): Module[] {
  const versions = document['x-versions'];
  const entries = isObject(versions) ? Object.entries(versions) : [];
  // An extension of this name with another form belongs to the vendor.
  if (entries.length === 0 || !entries.every(([, version]) => isVersion(version)))
    return [singleModule];
  const taken = new Set(ownNames);
  const modules = entries.map(([key, version]) => ({
    name: uniqueName(camelCase(key), taken),
    prefix: `${key}.`,
    title: isObject(version) && typeof version['title'] === 'string' ? version['title'] : key,
    versioned: true,
    basePath: isObject(version) ? stringAt(version, 'basePath') : undefined,
  }));
  return [...modules, sharedModule];
}

function isVersion(value: Json): boolean {
  const known = ['title', 'basePath'];
  return (
    isObject(value) &&
    Object.keys(value).every((key) => known.includes(key) || key.startsWith('x-'))
  );
}

/** Assigns a module and a unique identifier to every original name. */
export class Namer {
  readonly #taken = new Map<string, Set<string>>();

  constructor(private readonly modules: readonly Module[]) {}

  /** The name of a component: `v1.PaymentSplit` is `PaymentSplit` in module `v1`. */
  type(original: string): Name {
    return this.#name(original, pascalCase);
  }

  /** The name of an operation: `v1.createPaymentSplit` is `createPaymentSplit` in module `v1`. */
  value(original: string): Name {
    return this.#name(original, camelCase);
  }

  /** The name of an operation, which other operations may have too. */
  plain(original: string): string {
    return camelCase(original.slice(this.#moduleOf(original).prefix.length));
  }

  #name(original: string, style: (words: string) => string): Name {
    const { name: module, prefix } = this.#moduleOf(original);
    const taken = this.#taken.get(module) ?? new Set<string>();
    this.#taken.set(module, taken);
    const id = uniqueName(style(original.slice(prefix.length)), taken);
    return { module, id, original };
  }

  #moduleOf(original: string): Module {
    const isPrefixed = ({ prefix }: Module): boolean =>
      prefix !== '' && original.startsWith(prefix) && original.length > prefix.length;
    const unprefixed = this.modules.find(({ prefix }) => prefix === '');
    return this.modules.find(isPrefixed) ?? unprefixed ?? singleModule;
  }
}
