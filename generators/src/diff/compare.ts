import type { Contract, Operation } from '../model/contract.js';
import { Collector } from './collector.js';
import type { Change } from './change.js';
import { compareExtensions } from './document/compare-extensions.js';
import { compareComponentNames } from './document/compare-components.js';
import { compareOperation, compareWebhook } from './document/compare-operations.js';
import { compareSecuritySchemes } from './document/compare-security.js';
import { compareServers } from './document/compare-servers.js';
import { DocsComparison, type ExtensionContext } from './document/compare-docs.js';
import { matchCalls, type Matched, matchOperations } from './document/pair.js';
import type { Contracts, Report } from './finding.js';

/** What a comparison knows besides the documents. */
export interface CompareOptions {
  readonly documentation?: readonly string[] | undefined;
  readonly today?: string | undefined;
}

/**
 * Compares two contracts and returns the changes with their levels.
 * @param options.documentation the names of extensions that only documentation shows; the change of any other is risky
 * @param options.today the current date, such as `2026-11-28`; without one, no sunset date has passed
 */
export function compareContracts(
  before: Contract,
  after: Contract,
  { documentation = [], today = '' }: CompareOptions = {},
): readonly Change[] {
  const contracts = { before, after };
  const collector = new Collector(contracts, today);
  const extensions = {
    documentation,
    isReported: (pointer: string): boolean => collector.hasExtension(pointer),
  };
  const compareAll = (
    kind: 'operation' | 'webhook',
    { gone, added, pairs }: Matched<Operation>,
    compare: typeof compareOperation,
  ): void => {
    for (const old of gone) {
      const places = { field: '', before: old.pointer, after: undefined };
      collector.reporter(old, old)({ rule: `${kind}/removed`, message: old.id, ...places });
    }
    for (const now of added) {
      const places = { field: '', before: undefined, after: now.pointer };
      collector.reporter(now, undefined)({ rule: `${kind}/added`, message: now.id, ...places });
    }
    for (const pair of pairs) {
      const report = collector.reporter(pair.after, pair.before);
      compare(pair, contracts, report);
      const docs = new DocsComparison(contracts, report, extensions);
      docs.compareAt(pair.before.pointer, pair.after.pointer);
    }
  };
  compareDocument(contracts, collector.reporter(undefined, undefined), extensions);
  compareAll('operation', matchOperations(before.operations, after.operations), compareOperation);
  compareAll('webhook', matchCalls(before.webhooks, after.webhooks), compareWebhook);
  return collector.changes();
}

function compareDocument(contracts: Contracts, report: Report, extensions: ExtensionContext): void {
  const { before, after } = contracts;
  const servers = { field: 'servers', before: '#/servers', after: '#/servers' };
  compareServers(before.servers, after.servers, servers, report);
  compareSecuritySchemes(contracts, report);
  compareComponentNames(contracts, report);
  compareExtensions(contracts, report);
  const words = new DocsComparison(contracts, report, extensions);
  for (const part of ['#/info', '#/tags', '#/servers', '#/components/securitySchemes']) {
    words.compareAt(part, part);
  }
  words.compareOwnWords('#', '#');
}
