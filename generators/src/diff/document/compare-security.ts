import { isDeepStrictEqual } from 'node:util';
import { at, isObject, type Json, resolvePointer } from '../../json.js';
import type { Contract, Operation } from '../../model/contract.js';
import type { Finding, Report } from '../finding.js';
import type { OperationPair, Contracts } from './pair.js';

/** What has to be proven at once: schemes with their scopes. */
type Alternative = ReadonlyMap<string, readonly string[]>;

/** Compares how callers of an operation prove who they are. */
export function compareSecurity(
  pair: OperationPair,
  { before, after }: Contracts,
  report: Report,
): void {
  const [old, now] = [readSecurity(before, pair.before), readSecurity(after, pair.after)];
  const places = { field: 'security', before: old.pointer, after: now.pointer };
  const wasOpen = old.alternatives.some((each) => each.size === 0);
  const isOpen = now.alternatives.some((each) => each.size === 0);
  if (wasOpen !== isOpen) {
    const rule = isOpen ? 'security/lifted' : 'security/demanded';
    report({ rule, message: `${describe(old)} → ${describe(now)}`, ...places });
    return;
  }
  for (const each of old.alternatives) {
    const other = findSame(now.alternatives, each);
    if (other) compareScopes(each, other, places, report);
    else
      report({
        rule: 'security/alternative-removed',
        message: `without ${nameOf(each)}`,
        ...places,
      });
  }
  for (const each of now.alternatives) {
    if (findSame(old.alternatives, each)) continue;
    report({ rule: 'security/alternative-added', message: `also ${nameOf(each)}`, ...places });
  }
}

function findSame(all: readonly Alternative[], wanted: Alternative): Alternative | undefined {
  return all.find((each) => nameOf(each) === nameOf(wanted));
}

interface Security {
  readonly alternatives: readonly Alternative[];
  readonly pointer: string;
}

/** Read from the document: the model has no scopes, which nothing is generated from. */
function readSecurity({ document }: Contract, { pointer }: Operation): Security {
  const operation = resolvePointer(document, pointer);
  const own = isObject(operation) ? operation['security'] : undefined;
  const found = own ?? document['security'] ?? [];
  const alternatives = (Array.isArray(found) ? (found as readonly Json[]) : [])
    .filter((entry) => isObject(entry))
    .map((entry) => new Map(Object.entries(entry as Readonly<Record<string, string[]>>)));
  return {
    // An empty list and an empty alternative say the same: nothing is asked for.
    alternatives: alternatives.length === 0 ? [new Map()] : alternatives,
    pointer: own === undefined ? '#/security' : at(pointer, 'security'),
  };
}

function compareScopes(
  old: Alternative,
  now: Alternative,
  places: Pick<Finding, 'field' | 'before' | 'after'>,
  report: Report,
): void {
  for (const [scheme, scopes] of now) {
    const known = old.get(scheme) ?? [];
    for (const scope of scopes.filter((each) => !known.includes(each))) {
      report({ rule: 'security/scope-added', message: `also ${scheme} ${scope}`, ...places });
    }
    for (const scope of known.filter((each) => !scopes.includes(each))) {
      report({ rule: 'security/scope-removed', message: `without ${scheme} ${scope}`, ...places });
    }
  }
}

function nameOf(alternative: Alternative): string {
  return [...alternative.keys()].toSorted().join(' and ') || 'nothing';
}

function describe({ alternatives }: Security): string {
  return alternatives.map(nameOf).join(' or ');
}

/** Compares how the schemes themselves work. */
export function compareSecuritySchemes({ before, after }: Contracts, report: Report): void {
  for (const old of before.securitySchemes) {
    const now = after.securitySchemes.find(({ name }) => name === old.name);
    if (!now) continue;
    const pointer = at('#/components/securitySchemes', old.name);
    for (const keyword of ['type', 'in', 'parameter', 'scheme'] as const) {
      if (isDeepStrictEqual(old[keyword], now[keyword])) continue;
      report({
        rule: 'security/scheme-changed',
        message: `${old.name}, ${keyword}: ${old[keyword] ?? 'none'} → ${now[keyword] ?? 'none'}`,
        field: '',
        before: pointer,
        after: pointer,
      });
    }
  }
}
