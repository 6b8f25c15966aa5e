import type { Server } from '../../model/contract.js';
import { urlOf } from '../../model/contract.js';
import type { Pointers, Report } from '../finding.js';
import { pairBy } from './pair.js';
import { compareTexts, reportUnmatched } from '../report-differences.js';

/** Compares the servers of an API or an operation. */
export function compareServers(
  before: readonly Server[],
  after: readonly Server[],
  places: Pointers,
  report: Report,
): void {
  const [old, now] = [addressesOf(before), addressesOf(after)];
  const field = 'servers';
  const unmatched = pairBy([...old.keys()], [...now.keys()], String);
  const rules = { gone: 'server/removed', added: 'server/added' } as const;
  reportUnmatched(unmatched, String, rules, { field, ...places }, report);
  for (const [url, name] of old) {
    const around = { field, ...places };
    compareTexts('server/renamed', name, now.get(url) ?? name, around, report, `${url}: `);
  }
  const [first, other] = [before[0], after[0]].map((server) => server && urlOf(server));
  if (first === undefined || other === undefined || !now.has(first)) return;
  compareTexts('server/default-changed', first, other, { field, ...places }, report);
}

/** All URLs with their environment names, with each listed value of a variable. */
function addressesOf(servers: readonly Server[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const server of servers) {
    const name = server.environment ?? 'no name';
    if (!found.has(urlOf(server))) found.set(urlOf(server), name);
    for (const variable of server.variables) {
      for (const value of variable.values ?? []) {
        const others = server.variables.filter((each) => each !== variable);
        const url = urlOf({ ...server, variables: [...others, { ...variable, default: value }] });
        if (!found.has(url)) found.set(url, name);
      }
    }
  }
  return found;
}
