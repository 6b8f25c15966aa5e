import { defaultUrlOf, type Server } from '../../model/contract.js';
import type { Pointers, Report } from '../finding.js';

/** Compares the addresses at which an API, or an operation, can be reached. */
export function compareServers(
  before: readonly Server[],
  after: readonly Server[],
  places: Pointers,
  report: Report,
): void {
  const old = new Set(before.map(defaultUrlOf));
  const now = new Set(after.map(defaultUrlOf));
  for (const url of old) {
    if (now.has(url)) continue;
    report({ rule: 'server/removed', message: `without ${url}`, field: 'servers', ...places });
  }
  for (const url of now) {
    if (old.has(url)) continue;
    report({ rule: 'server/added', message: `also ${url}`, field: 'servers', ...places });
  }
}
