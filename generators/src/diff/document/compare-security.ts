import { isDeepStrictEqual } from 'node:util';
import { at, isObject, type Json, resolvePointer } from '../../json.js';
import type { Contract, Operation, SecurityScheme } from '../../model/contract.js';
import type { Contracts, Places, Report } from '../finding.js';
import { type OperationPair, pairBy } from './pair.js';
import { compareTexts, reportUnmatched } from '../report-differences.js';

type Alternative = ReadonlyMap<string, readonly string[]>;

/** Compares the security requirements of an operation. */
export function compareSecurity(
  pair: OperationPair,
  { before, after }: Contracts,
  report: Report,
): void {
  const names = renamedSchemes({ before, after });
  const old = readSecurity(before, pair.before, names);
  const now = readSecurity(after, pair.after);
  const places = { field: 'security', before: old.pointer, after: now.pointer };
  const wasOpen = old.alternatives.some((each) => each.size === 0);
  const isOpen = now.alternatives.some((each) => each.size === 0);
  if (wasOpen !== isOpen) {
    const rule = isOpen ? 'security/lifted' : 'security/demanded';
    report({ rule, message: `${describe(old)} → ${describe(now)}`, ...places });
    return;
  }
  const { gone, added } = pairBy(old.alternatives, now.alternatives, titleOf);
  // Pairs alternatives with the same schemes.
  const rest = pairBy(gone, added, nameOf);
  for (const { before: one, after: other } of rest.pairs) compareScopes(one, other, places, report);
  reportUnmatched(rest, titleOf, alternativeRules, places, report);
}

const alternativeRules = {
  gone: 'security/alternative-removed',
  added: 'security/alternative-added',
} as const;
const scopeRules = { gone: 'security/scope-removed', added: 'security/scope-added' } as const;

interface Security {
  readonly alternatives: readonly Alternative[];
  readonly pointer: string;
}

/** Reads security from the document, because the model has no scopes. */
function readSecurity(
  { document }: Contract,
  { pointer }: Operation,
  names: ReadonlyMap<string, string> = new Map(),
): Security {
  const operation = resolvePointer(document, pointer);
  const security = isObject(operation) ? operation['security'] : undefined;
  const requirements = security ?? document['security'] ?? [];
  const alternatives = (Array.isArray(requirements) ? (requirements as readonly Json[]) : [])
    .filter((entry) => isObject(entry))
    .map((entry) => Object.entries(entry as Readonly<Record<string, string[]>>))
    .map((entries) => new Map(entries.map(([name, scopes]) => [names.get(name) ?? name, scopes])));
  return {
    // An empty list is the same as an empty alternative: no credentials are required.
    alternatives: alternatives.length === 0 ? [new Map()] : alternatives,
    pointer: security === undefined ? '#/security' : at(pointer, 'security'),
  };
}

function compareScopes(old: Alternative, now: Alternative, places: Places, report: Report): void {
  for (const [scheme, scopes] of now) {
    const unmatched = pairBy(old.get(scheme) ?? [], scopes, String);
    reportUnmatched(unmatched, (scope) => `${scheme} ${scope}`, scopeRules, places, report);
  }
}

function nameOf(alternative: Alternative): string {
  return [...alternative.keys()].toSorted().join(' and ') || 'nothing';
}

function titleOf(alternative: Alternative): string {
  const parts = [...alternative].map(([name, scopes]) => [name, ...scopes.toSorted()].join(' '));
  return parts.toSorted().join(' and ') || 'nothing';
}

function describe({ alternatives }: Security): string {
  return alternatives.map(nameOf).join(' or ');
}

export function compareSecuritySchemes(contracts: Contracts, report: Report): void {
  const { before, after } = contracts;
  const names = renamedSchemes(contracts);
  for (const old of before.securitySchemes) {
    const name = names.get(old.name) ?? old.name;
    const now = after.securitySchemes.find((each) => each.name === name);
    if (!now) continue;
    const places = { field: '', before: pointerOf(old), after: pointerOf(now) };
    compareTexts('security/scheme-renamed', old.name, now.name, places, report);
    const [known, wanted] = [describeScheme(before, old), describeScheme(after, now)];
    compareFacts(name, known.facts, wanted.facts, places, report);
    const flows = pairBy([...known.flows], [...wanted.flows], ([flow]) => flow);
    for (const {
      before: [flow, facts],
      after: [, others],
    } of flows.pairs)
      compareFacts(`${name}, ${flow}`, facts, others, places, report);
    reportUnmatched(flows, ([flow]) => `${name} by ${flow}`, alternativeRules, places, report);
  }
}

function compareFacts(
  around: string,
  before: Facts,
  after: Facts,
  places: Places,
  report: Report,
): void {
  for (const fact of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(fact) ?? 'none', after.get(fact) ?? 'none'];
    compareTexts('security/scheme-changed', old, now, places, report, `${around}, ${fact}: `);
  }
}

function renamedSchemes({ before, after }: Contracts): ReadonlyMap<string, string> {
  const { gone, added } = pairBy(before.securitySchemes, after.securitySchemes, ({ name }) => name);
  const rest = new Set(added);
  const found = new Map<string, string>();
  for (const old of gone) {
    const known = describeScheme(before, old);
    const now = [...rest].find((each) => isDeepStrictEqual(known, describeScheme(after, each)));
    if (!now) continue;
    rest.delete(now);
    found.set(old.name, now.name);
  }
  return found;
}

function pointerOf({ name }: SecurityScheme): string {
  return at('#/components/securitySchemes', name);
}

type Facts = ReadonlyMap<string, string>;

interface SchemeFacts {
  readonly facts: Facts;
  readonly flows: ReadonlyMap<string, Facts>;
}

/** Reads the properties of a scheme; headers and HTTP schemes are case-insensitive. */
function describeScheme({ document }: Contract, scheme: SecurityScheme): SchemeFacts {
  const raw = resolvePointer(document, pointerOf(scheme)) ?? {};
  const flows = isObject(raw) ? (raw['flows'] ?? {}) : {};
  const { type, in: place, parameter } = scheme;
  return {
    facts: factsOf({
      type,
      in: place,
      name: place === 'header' ? parameter?.toLowerCase() : parameter,
      scheme: scheme.scheme?.toLowerCase(),
      openIdConnectUrl: isObject(raw) ? raw['openIdConnectUrl'] : undefined,
    }),
    flows: new Map(
      Object.entries(isObject(flows) ? flows : {}).map(([flow, urls]) => [
        flow,
        factsOf(isObject(urls) ? urls : {}),
      ]),
    ),
  };
}

/** Leaves out scopes, which are compared at the operations that require them. */
function factsOf(all: Readonly<Record<string, Json | undefined>>): Facts {
  return new Map(
    Object.entries(all).flatMap(([fact, value]) =>
      typeof value === 'string' && !fact.startsWith('x-') ? [[fact, value]] : [],
    ),
  );
}
