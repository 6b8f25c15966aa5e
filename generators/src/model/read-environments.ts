import { isObject } from '../json.js';
import type { Environment } from './contract.js';
import { list, text, type Reader } from './reader.js';

/** Reads the servers that have a name; of several with one name, the first counts. */
export function readEnvironments(reader: Reader): Environment[] {
  const found = new Map<string, Environment>();
  for (const server of list(reader.source.value, 'servers')) {
    if (!isObject(server)) continue;
    const name = text(server, 'x-environment');
    if (name === undefined || found.has(name)) continue;
    const variables = reader.child(server, 'variables');
    const url = (text(server, 'url') ?? '').replaceAll(
      /\{([^{}]+)\}/g,
      (whole, variable: string) => text(reader.child(variables, variable), 'default') ?? whole,
    );
    found.set(name, { name, url, description: text(server, 'description') });
  }
  return [...found.values()];
}
