import { operationClaims } from '../checks/claims.js';
import type { Api, Operation } from '../document/api.js';
import { citationsOfResource } from '../document/citations.js';
import { ruleFor } from '../document/read-responses.js';
import { claimsInValue } from '../document/value-claims.js';
import type { Schemas } from '../document/schemas.js';
import type { Exchange } from '../http/exchange.js';
import { parseJson } from '../json.js';
import type { Finding } from '../outcome.js';
import type { Check } from './check.js';
import { citesOnlyDecisions } from './decided.js';

/**
 * Returns the claims that a finding cites: of those of its check, or of the finding itself, the ones that its last
 * exchange carried. A claim that the document does not place at an operation can be broken by any exchange. The claims of
 * derived checks come from the document, where shared parts cite those of other resources too; these are left out.
 */
export function citedClaims(
  finding: Finding,
  { claims, kind }: Pick<Check, 'claims' | 'kind'>,
  { api, schemas }: { readonly api: Api; readonly schemas: Schemas },
): readonly string[] {
  const candidates = finding.claims ?? claims;
  if (candidates.length === 0) return candidates;
  const last = finding.exchanges.findLast(({ operationId }) => operationId !== undefined);
  const operation = api.operations.find(({ id }) => id === last?.operationId);
  if (!last || !operation) return candidates;
  const tied = operationClaims(api);
  const carried = finding.claims ? undefined : claimsOfExchange(operation, last, schemas);
  const all = candidates.filter(
    (id) => citesOnlyDecisions([id]) || !tied.has(id) || (carried?.has(id) ?? true),
  );
  const cited = kind === 'scenario' ? all : citationsOfResource(all, operation.claims);
  const own = candidates.filter((id) => operation.claims.includes(id));
  return [cited, own, candidates.slice(0, 2)].find((some) => some.length > 0) ?? [];
}

/** The claims at the parts of the document that a request and its response contained. */
export function claimsOfExchange(
  operation: Operation,
  { request, reply }: Exchange,
  schemas: Schemas,
): Set<string> {
  const rule = ruleFor(operation.responses, reply.status);
  const { searchParams } = new URL(request.url);
  const parameters = operation.parameters.filter(
    ({ in: part, name }) => part === 'path' || searchParams.has(name),
  );
  const headers = (rule?.headers ?? []).filter(({ name }) => reply.headers[name] !== undefined);
  const carried = [operation, ...parameters, ...(rule ? [rule] : []), ...headers];
  const found = new Set(carried.flatMap((each) => each.claims));
  const values = [
    ...parameters.map(({ schema }) => [schema, true, 'request'] as const),
    [operation.body?.schema, parseJson(request.body ?? ''), 'request'] as const,
    ...[...(rule?.content.values() ?? [])].map(
      (schema) => [schema, reply.json, 'response'] as const,
    ),
  ];
  for (const [schema, value, direction] of values)
    if (schema)
      for (const id of claimsInValue(schemas, schema, value, direction, true)) found.add(id);
  return found;
}
