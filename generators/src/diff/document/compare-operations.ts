import type { Contract, Operation } from '../../model/contract.js';
import { groupsAround } from '../../model/resources.js';
import type { Contracts, Report } from '../finding.js';
import { SchemaComparison } from '../schema/compare-schemas.js';
import { compareContent, compareRequestBodies } from './compare-bodies.js';
import { compareParameters } from './compare-parameters.js';
import { compareHeaders, compareResponses, requiredRules } from './compare-responses.js';
import { compareSecurity } from './compare-security.js';
import { compareServers } from './compare-servers.js';
import { type OperationPair, pairBy, placesOf, requestOf, titleOf } from './pair.js';
import { compareRequired, compareStated, compareTexts } from '../report-differences.js';

/** Compares two versions of an operation. */
export function compareOperation(pair: OperationPair, contracts: Contracts, report: Report): void {
  const requests = new SchemaComparison(contracts, 'request', report);
  const responses = new SchemaComparison(contracts, 'response', report);
  compareNames(pair, contracts, report);
  compareConventions(pair, contracts, report);
  compareSecurity(pair, contracts, report);
  compareOwnServers(pair, contracts, report);
  compareParameters(pair, requests);
  compareRequestBodies(pair, requests);
  compareResponses(pair, responses);
}

/** Compares two versions of a webhook. Its request counts as a response, and its responses as requests. */
export function compareWebhook(pair: OperationPair, contracts: Contracts, report: Report): void {
  const { before, after } = pair;
  compareCallNames(pair, report);
  const sent = new SchemaComparison(contracts, 'response', report);
  compareHeaders(
    before.parameters,
    after.parameters,
    ({ in: place, name }) => `${place} ${name}`,
    sent,
  );
  const body = placesOf(pair, 'body', 'requestBody');
  if (before.body && after.body)
    compareRequired(before.body, after.body, requiredRules, body, report);
  compareContent(before.body?.content ?? [], after.body?.content ?? [], body, sent);
  const answers = new SchemaComparison(contracts, 'request', report);
  const statuses = (of: typeof before): string =>
    of.responses.map(({ status }) => status).join(', ');
  const places = placesOf(pair, '', 'responses');
  const rule = 'webhook/responses-changed';
  compareTexts(rule, statuses(before), statuses(after), places, report, 'statuses: ');
  const responses = pairBy(before.responses, after.responses, ({ status }) => status);
  for (const { before: old, after: now } of responses.pairs) {
    const around = placesOf(pair, `response ${old.status}`, 'responses', old.status);
    compareContent(old.content, now.content, around, answers);
  }
}

function compareNames(pair: OperationPair, contracts: Contracts, report: Report): void {
  const { before, after } = pair;
  const places = placesOf(pair, '');
  if (requestOf(before) !== requestOf(after)) {
    compareTexts('operation/moved', titleOf(before), titleOf(after), places, report);
  }
  compareTexts('operation/renamed', before.id, after.id, places, report, 'operationId: ');
  // Without `x-resource`, the name in the client depends on the id.
  if (before.id !== after.id) return;
  const [old, now] = [before, after].map(({ name: { module, id } }) => `${module}.${id}`);
  compareTexts('operation/renamed', old ?? '', now ?? '', places, report);
  const called = placesOf(pair, '', 'x-resource');
  compareTexts(
    'operation/method-renamed',
    callOf(before, contracts.before),
    callOf(after, contracts.after),
    called,
    report,
  );
}

function compareOwnServers(pair: OperationPair, contracts: Contracts, report: Report): void {
  const [before, after] = [pair.before.servers, pair.after.servers];
  if (before.length + after.length === 0) return;
  const old = before.length > 0 ? before : contracts.before.servers;
  const now = after.length > 0 ? after : contracts.after.servers;
  compareServers(old, now, placesOf(pair, 'servers', 'servers'), report);
}

function callOf({ resource: { group, method } }: Operation, contract: Contract): string {
  return [...groupsAround(contract, group), group, method].join('.');
}

/** The name of a webhook is documentation; its method, and the URL of a callback, are part of the request. */
function compareCallNames(pair: OperationPair, report: Report): void {
  const { before, after } = pair;
  const places = placesOf(pair, '');
  const isMoved = before.method !== after.method || [before, after].some(isCallback);
  const rule = isMoved ? 'webhook/moved' : 'webhook/renamed';
  compareTexts(rule, titleOf(before), titleOf(after), places, report);
  compareTexts('webhook/renamed', before.id, after.id, places, report, 'operationId: ');
}

/** True for callbacks; webhooks are at the top of the document and have no URL. */
function isCallback({ pointer }: Operation): boolean {
  return !pointer.startsWith('#/webhooks/');
}

function compareConventions(pair: OperationPair, contracts: Contracts, report: Report): void {
  const { before, after } = pair;
  for (const name of ['pagination', 'idempotency'] as const) {
    const places = placesOf(pair, '', `x-${name}`);
    compareStated(`operation/${name}`, before[name], after[name], places, report);
  }
  const links = [linksOf(contracts.before, before), linksOf(contracts.after, after)] as const;
  compareStated('operation/links', ...links, placesOf(pair, '', 'responses'), report);
}

/** The links of an operation, independent of names; undefined if it has none. */
function linksOf({ links, operations }: Contract, { id }: Operation): object | undefined {
  const own = links.filter((link) => link.operation === id);
  if (own.length === 0) return undefined;
  return own.map(({ status, target, parameters, body }) => {
    const called = operations.find((operation) => operation.id === target);
    return { status, target: called && titleOf(called), parameters, body };
  });
}
