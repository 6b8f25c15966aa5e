import type { Effect, Level } from '../level.js';

/** The levels of a kind of change, and the reason. */
export interface Rule extends Effect {
  readonly why: string;
  /** True if only names in generated code change, not requests and responses. */
  readonly renames?: true;
}

/** The rules with these levels, by name, from their reasons. */
export function rules<Name extends string>(
  clients: Level,
  servers: Level,
  reasons: Readonly<Record<Name, string>>,
  more: Pick<Rule, 'renames'> = {},
): Readonly<Record<Name, Rule>> {
  const entries = Object.entries<string>(reasons);
  return Object.fromEntries(
    entries.map(([name, why]) => [name, { clients, servers, why, ...more }]),
  ) as Record<Name, Rule>;
}

/** The same for changes of names in generated code. */
export function renames<Name extends string>(
  clients: Level,
  servers: Level,
  reasons: Readonly<Record<Name, string>>,
): Readonly<Record<Name, Rule>> {
  return rules(clients, servers, reasons, { renames: true });
}
