import { defaultUrlOf, type Environment, type Server } from './contract.js';

/** The servers that have a name; of several with one name, the first counts. */
export function environmentsOf(servers: readonly Server[]): Environment[] {
  const found = new Map<string, Environment>();
  for (const server of servers) {
    const { environment: name, description } = server;
    if (name === undefined || found.has(name)) continue;
    found.set(name, { name, url: defaultUrlOf(server), description });
  }
  return [...found.values()];
}
