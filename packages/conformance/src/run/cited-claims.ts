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
import { isOfForm, type ClaimKinds } from './proved-claims.js';

/** How many claims a finding cites. */
const mostCited = 2;

/**
 * Returns the claims that a finding cites, at most two of those of its check, or of the finding itself: those at the
 * members and parameters of its exchanges that it names, or else those of the operation, or else those that the last
 * exchange carried; if there are none, what the document states of the innermost member that differs. A claim that the document does not place at an operation can be broken by any exchange.
 */
export function citedClaims(
  finding: Finding,
  { claims, kind }: Pick<Check, 'claims' | 'kind'>,
  context: CitationContext,
): readonly string[] {
  const all = finding.claims ?? claims;
  const stated = all.filter((id) => !citesOnlyDecisions([id]));
  // Without --decisions it is a statement that the target breaks.
  const candidates = context.decisions || stated.length === 0 ? all : stated;
  const steps = stepsOf(finding, context.api);
  const last = steps.at(-1);
  const isDerived = kind !== 'scenario';
  const groups = last ? groupsOf(candidates, finding, steps, last, context) : [candidates];
  const own = isDerived && last ? groups.map((each) => derived(each, last, context)) : groups;
  const found = [...own, finding.claims ?? []].find((some) => some.length > 0) ?? [];
  return found
    .toSorted((a, b) => Number(citesOnlyDecisions([a])) - Number(citesOnlyDecisions([b])))
    .slice(0, mostCited);
}

/** What {@link citedClaims} needs of a run. */
interface CitationContext {
  readonly api: Api;
  readonly schemas: Schemas;
  readonly claimKinds: ClaimKinds;
  readonly decisions: boolean;
}

/** An exchange with its operation. */
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
  { expected, attempt = '', claims }: Finding,
  steps: readonly Step[],
  { operation, exchange }: Step,
  { api, schemas }: CitationContext,
): (readonly string[])[] {
  const names = new Set(`${expected} ${attempt}`.match(/[A-Za-z_][\w-]*/g));
  const named = steps.map((each) =>
    claimsOfExchange(each.operation, each.exchange, schemas, names),
  );
  const ofValue = candidates.filter((id) => named.some((each) => each.has(id)));
  // The claims of a finding are those of its value, wherever the document has them.
  if (claims) return [ofValue, candidates];
  const tied = operationClaims(api);
  const carried = claimsOfExchange(operation, exchange, schemas);
  return [
    ofValue,
    candidates.filter((id) => operation.claims.includes(id) || !tied.has(id)),
    candidates.filter((id) => carried.has(id)),
    // A view of a story may differ in a member that the story does not cite: the finding begins with its path.
    ...(expected.split(' ', 1)[0]?.match(/[A-Za-z_][\w-]*/g) ?? [])
      .toReversed()
      .map((name) => [...claimsOfExchange(operation, exchange, schemas, new Set([name]))]),
  ];
}

/**
 * Of the claims of a derived check, which come from the document, those of the resource, because shared parts cite those
 * of other resources too, and if possible those about the form, because it tests no other rules.
 */
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
  names?: ReadonlySet<string>,
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
  const found = new Set(carried.flatMap((each) => each.claims));
  const values = [
    ...parameters.map(({ schema }) => [schema, true, 'request', undefined] as const),
    [operation.body?.schema, parseJson(request.body ?? ''), 'request', names] as const,
    ...[...(rule?.content.values() ?? [])].map(
      (schema) => [schema, reply.json, 'response', names] as const,
    ),
  ];
  for (const [schema, value, direction, inside] of values)
    if (schema)
      for (const id of claimsInValue(schemas, schema, value, direction, true, inside))
        found.add(id);
  return found;
}
