import { at } from '../../json.js';
import type { Server } from '../../model/contract.js';
import { urlOf } from '../../model/contract.js';
import type { Places, Report } from '../finding.js';
import { pairBy } from './pair.js';
import { compareTexts, reportUnmatched } from '../report-differences.js';

/** Compares the servers of an API or an operation. */
export function compareServers(
  before: readonly Server[],
  after: readonly Server[],
  places: Places,
  report: Report,
): void {
  const [old, now] = [addressesOf(before), addressesOf(after)];
  const unmatched = pairBy([...old.keys()], [...now.keys()], String);
  const rules = { gone: 'server/removed', added: 'server/added' } as const;
  reportUnmatched(unmatched, String, rules, places, report);
  for (const [url, { name, index }] of old) {
    const other = now.get(url);
    if (!other) continue;
    const around = {
      ...places,
      before: places.before && at(places.before, index, 'x-environment'),
      after: places.after && at(places.after, other.index, 'x-environment'),
    };
    compareTexts('server/renamed', name, other.name, around, report, `${url}: `);
  }
  const [first, other] = [before[0], after[0]].map((server) => server && urlOf(server));
  if (first === undefined || other === undefined || !now.has(first)) return;
  compareTexts('server/default-changed', first, other, places, report);
}

/** All URLs, with each listed value of a variable, and the name and index of their server. */
function addressesOf(
  servers: readonly Server[],
): ReadonlyMap<string, { readonly name: string; readonly index: number }> {
  const addresses = new Map<string, { readonly name: string; readonly index: number }>();
  servers.forEach((server, index) => {
    const address = { name: server.environment ?? 'no name', index };
    if (!addresses.has(urlOf(server))) addresses.set(urlOf(server), address);
    for (const variable of server.variables) {
      for (const value of variable.values ?? []) {
        const others = server.variables.filter((each) => each !== variable);
        const url = urlOf({ ...server, variables: [...others, { ...variable, default: value }] });
        if (!addresses.has(url)) addresses.set(url, address);
      }
    }
  });
  return addresses;
}
