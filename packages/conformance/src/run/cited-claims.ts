import { operationClaims } from '../document/claims-of-operation.js';
import type { Api, Operation } from '../document/api.js';
import { citationsOf, citationsOfResource } from '../document/citations.js';
import { partsAlong } from '../document/member-claims.js';
import { ruleFor } from '../document/read-responses.js';
import { claimsInValue } from '../document/value-claims.js';
import type { Schemas } from '../document/schemas.js';
import type { Exchange } from '../http/exchange.js';
import { parseJson, type Path } from '../json.js';
import type { Finding } from '../outcome.js';
import type { Check } from './check.js';
import { citesOnlyDecisions } from './required.js';
import { isOfForm, type ClaimKinds } from './claim-kinds.js';

const mostCited = 2;

/**
 * Returns the claims that a finding cites, at most two of those of its check, or of the finding itself: those at the
 * members and parameters of its exchanges that it names, or else those of the operation, or else those that the last
 * exchange carried. A claim that the document does not place at an operation can be broken by any exchange. A finding of
 * one value of a response cites what the document states of that value.
 */
export function citedClaims(
  finding: Finding,
  { claims, kind }: Pick<Check, 'claims' | 'kind'>,
  context: CitationContext,
): readonly string[] {
  const candidates = requiredOf(finding.claims ?? claims, context);
  const steps = stepsOf(finding, context.api);
  const last = steps.at(-1);
  const isDerived = kind !== 'scenario';
  const groups = last ? groupsOf(candidates, finding, steps, last, context) : [candidates];
  const relevant = isDerived && last ? groups.map((each) => derived(each, last, context)) : groups;
  const cited = [...relevant, finding.claims ?? []].find((some) => some.length > 0) ?? [];
  return cited
    .toSorted((a, b) => Number(citesOnlyDecisions([a])) - Number(citesOnlyDecisions([b])))
    .slice(0, mostCited);
}

/** Without --decisions it is a statement that a target breaks, if there is one; never a question that is left open. */
function requiredOf(
  ids: readonly string[],
  { decisions, claimKinds }: CitationContext,
): readonly string[] {
  const answered = ids.filter((id) => claimKinds.get(id) !== 'gap');
  const statements = answered.filter((id) => !citesOnlyDecisions([id]));
  return decisions || statements.length === 0 ? answered : statements;
}

/** What {@link citedClaims} needs of a run. */
interface CitationContext {
  readonly api: Api;
  readonly schemas: Schemas;
  readonly claimKinds: ClaimKinds;
  readonly decisions: boolean;
}

interface Step {
  readonly operation: Operation;
  readonly exchange: Exchange;
}

function stepsOf({ exchanges }: Finding, api: Api): Step[] {
  return exchanges.flatMap((exchange) => {
    const operation = api.operations.find(({ id }) => id === exchange.operationId);
    return operation ? [{ operation, exchange }] : [];
  });
}

/** Claims of the value that differs, of the last step, and of all that the step carried. */
function groupsOf(
  candidates: readonly string[],
  { expected, attempt = '', claims, place }: Finding,
  steps: readonly Step[],
  { operation, exchange }: Step,
  context: CitationContext,
): (readonly string[])[] {
  const { api, schemas, claimKinds } = context;
  const names = new Set(`${expected} ${attempt}`.match(/[A-Za-z_][\w-]*/g));
  const named = steps.map((each) =>
    claimsOfExchange(each.operation, each.exchange, schemas, names),
  );
  const ofValue = candidates.filter((id) => named.some((each) => each.has(id)));
  // The claims of a finding are those of its value, wherever the document has them.
  if (claims) return [candidates.length > mostCited ? ofValue : candidates, candidates];
  const stated = place ? requiredOf(statedAt(api, operation, exchange, place), context) : [];
  // A value of the right form breaks a rule.
  const ofRules = stated.filter((id) => !isOfForm(id, claimKinds));
  const ofPlace = [ofRules, stated].flatMap((some) => [
    some.filter((id) => candidates.includes(id)),
    some,
  ]);
  const tied = operationClaims(api);
  const carried = claimsOfExchange(operation, exchange, schemas);
  return [
    ...(place ? ofPlace : [ofValue]),
    candidates.filter((id) => operation.claims.includes(id) || !tied.has(id)),
    candidates.filter((id) => carried.has(id)),
  ];
}

/** What the document states of the value at a path of a response, or else of the innermost value around it. */
function statedAt(
  api: Api,
  { responses }: Operation,
  { reply }: Exchange,
  place: Path,
): readonly string[] {
  const [schema] = ruleFor(responses, reply.status)?.content.values() ?? [];
  if (!schema) return [];
  const around = partsAlong(api.root, schema, place).map((parts) =>
    parts.flatMap(({ value }) => citationsOf(value)),
  );
  return around.findLast((claims) => claims.length > 0) ?? [];
}

/** The claims of the resource, because shared parts cite others too, and if possible only those about the form. */
function derived(
  claims: readonly string[],
  { operation }: Step,
  { claimKinds }: CitationContext,
): readonly string[] {
  const own = citationsOfResource(claims, operation.claims);
  const ofForm = own.filter((id) => isOfForm(id, claimKinds));
  return ofForm.length > 0 ? ofForm : own;
}

/**
 * The claims at the parts of the document that a request and its response contained.
 * @param names limits them to the members, parameters and headers with these names
 */
export function claimsOfExchange(
  operation: Operation,
  { request, reply }: Exchange,
  schemas: Schemas,
  names?: Pick<ReadonlySet<string>, 'has'>,
): Set<string> {
  const rule = ruleFor(operation.responses, reply.status);
  const { searchParams } = new URL(request.url);
  const isNamed = ({ name }: { readonly name: string }): boolean => names?.has(name) ?? true;
  const parameters = operation.parameters.filter(
    (each) => isNamed(each) && (each.in === 'path' || searchParams.has(each.name)),
  );
  const headers = (rule?.headers ?? []).filter(
    (each) => isNamed(each) && reply.headers[each.name] !== undefined,
  );
  const whole = names === undefined ? [operation, ...(rule ? [rule] : [])] : [];
  const carried = [...whole, ...parameters, ...headers];
  const claims = new Set(carried.flatMap((each) => each.claims));
  const values = [
    ...parameters.map(({ schema }) => [schema, true, 'request', undefined] as const),
    [operation.body?.schema, parseJson(request.body), 'request', names] as const,
    ...[...(rule?.content.values() ?? [])].map(
      (schema) => [schema, reply.json, 'response', names] as const,
    ),
  ];
  for (const [schema, value, direction, inside] of values)
    if (schema)
      for (const id of claimsInValue(schemas, schema, value, direction, true, inside))
        claims.add(id);
  return claims;
}
