import type { Contract, Operation } from '../model/contract.js';
import { Collector } from './collector.js';
import type { Change } from './change.js';
import { compareExtensions } from './document/compare-extensions.js';
import { compareComponentNames } from './document/compare-components.js';
import { compareOperation, compareWebhook } from './document/compare-operations.js';
import { compareSecuritySchemes } from './document/compare-security.js';
import { compareServers } from './document/compare-servers.js';
import { DocsComparison, type ExtensionContext } from './document/compare-docs.js';
import {
  matchCalls,
  matchOperations,
  type Contracts,
  type OperationPair,
} from './document/pair.js';
import type { Report } from './finding.js';
import type { Lookups } from './schema/compare-schemas.js';

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
  const lookups = { before: before.lookup, after: after.lookup };
  const collector = new Collector(contracts, today);
  const extensions = {
    documentation,
    isReported: (pointer: string): boolean => collector.hasExtension(pointer),
  };
  compareDocument(contracts, lookups, collector.reporter(undefined, undefined), extensions);
  const operations = matchOperations(before.operations, after.operations);
  for (const operation of operations.gone)
    reportUnmatched('operation/removed', operation, collector);
  for (const operation of operations.added)
    reportUnmatched('operation/added', operation, collector);
  for (const pair of operations.pairs) {
    const report = collector.reporter(pair.after, pair.before);
    compareOperation(pair, contracts, lookups, report);
    compareDocsOf(pair, contracts, report, extensions);
  }
  const webhooks = matchCalls(before.webhooks, after.webhooks);
  for (const webhook of webhooks.gone) reportUnmatched('webhook/removed', webhook, collector);
  for (const webhook of webhooks.added) reportUnmatched('webhook/added', webhook, collector);
  for (const pair of webhooks.pairs) {
    const report = collector.reporter(pair.after, pair.before);
    compareWebhook(pair, lookups, report);
    compareDocsOf(pair, contracts, report, extensions);
  }
  return collector.changes();
}

function compareDocument(
  contracts: Contracts,
  lookups: Lookups,
  report: Report,
  extensions: ExtensionContext,
): void {
  const { before, after } = contracts;
  const servers = { before: '#/servers', after: '#/servers' };
  compareServers(before.servers, after.servers, servers, report);
  compareSecuritySchemes(contracts, report);
  compareComponentNames(contracts, lookups, report);
  compareExtensions(contracts, report);
  const words = new DocsComparison(before.document, after.document, report, extensions);
  for (const part of ['#/info', '#/tags', '#/servers', '#/components/securitySchemes']) {
    words.compareAt(part, part);
  }
  words.compareOwnWords('#', '#');
}

function compareDocsOf(
  { before, after }: OperationPair,
  contracts: Contracts,
  report: Report,
  extensions: ExtensionContext,
): void {
  const documents = [contracts.before.document, contracts.after.document] as const;
  new DocsComparison(...documents, report, extensions).compareAt(before.pointer, after.pointer);
}

function reportUnmatched(
  rule: 'operation/added' | 'operation/removed' | 'webhook/added' | 'webhook/removed',
  operation: Operation,
  collector: Collector,
): void {
  const isGone = rule.endsWith('removed');
  collector.reporter(
    operation,
    isGone ? operation : undefined,
  )({
    rule,
    message: operation.id,
    field: '',
    before: isGone ? operation.pointer : undefined,
    after: isGone ? undefined : operation.pointer,
  });
}
