import type { Direction } from '../../model/directions.js';
import type { Rule } from './rule.js';

/** How the set of valid values changed: smaller, larger, or both or neither of that. */
export type Verdict = 'narrowed' | 'widened' | 'changed';

/** The parts of a schema that decide which values are valid. */
export type Facet =
  | 'type'
  | 'values'
  | 'limit'
  | 'pattern'
  | 'format'
  | 'multiple'
  | 'unique'
  | 'required'
  | 'additional'
  | 'union'
  | 'constraint';

/** The name of a rule on valid values. */
export type FacetRule = `${Direction}/${Facet}-${Verdict}`;

/** What follows from a smaller or larger set of values, whatever part of a schema made it so. */
const general: Readonly<Record<`${Direction}/${Verdict}`, Rule>> = {
  'request/narrowed': {
    clients: 'breaking',
    servers: 'risky',
    why: 'What clients may still send is refused; a server that stays as it is goes on taking it.',
  },
  'request/widened': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients can go on as before; a server that stays as it is refuses what is allowed now.',
  },
  'request/changed': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'What clients send is refused, and a server that stays as it is refuses what is sent now.',
  },
  'response/narrowed': {
    clients: 'compatible',
    servers: 'breaking',
    why: 'Clients know all that they get; a server that stays as it is may answer what is no longer allowed.',
  },
  'response/widened': {
    clients: 'breaking',
    servers: 'compatible',
    why: 'Clients may get what they were told would never come.',
  },
  'response/changed': {
    clients: 'breaking',
    servers: 'breaking',
    why: 'Clients get what they do not expect, and a server that stays as it is answers what is no longer allowed.',
  },
};

/** Two patterns, formats or conditions: which one allows more cannot be told. */
const undecided: Rule = {
  clients: 'risky',
  servers: 'risky',
  why: 'Whether all that was valid still is cannot be told from the document: compare the two by hand.',
};

/** What is special about some parts of a schema. */
const special: Readonly<Partial<Record<FacetRule, Rule>>> = {
  'response/values-widened': {
    clients: 'risky',
    servers: 'compatible',
    why: 'Clients that do not expect new values may fail on them; those that take unknown ones go on.',
  },
  'response/additional-widened': {
    clients: 'risky',
    servers: 'compatible',
    why: 'Clients that refuse unknown properties fail when some come; others ignore them.',
  },
  'request/pattern-changed': undecided,
  'response/pattern-changed': undecided,
  'request/format-changed': undecided,
  'response/format-changed': undecided,
  'request/constraint-changed': undecided,
  'response/constraint-changed': undecided,
};

const names: ReadonlySet<string> = new Set<Facet>([
  'type',
  'values',
  'limit',
  'pattern',
  'format',
  'multiple',
  'unique',
  'required',
  'additional',
  'union',
  'constraint',
]);

/** Whether a name is that of a rule on valid values. */
export function isFacetRule(name: string): name is FacetRule {
  const found = /^(?:request|response)\/([a-z]+)-(?:narrowed|widened|changed)$/.exec(name);
  return found?.[1] !== undefined && names.has(found[1]);
}

/** What a rule on valid values says. */
export function facetRule(name: FacetRule): Rule {
  const [direction, , verdict] = name.split(/[/-]/);
  return special[name] ?? general[`${direction as Direction}/${verdict as Verdict}`];
}
