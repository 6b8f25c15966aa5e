import type { ActionName } from '../adapter/adapter.js';
import type { Check, CheckContext } from '../run/check.js';
import { NotRun } from '../outcome.js';
import { ScenarioContext } from './scenario-context.js';

/** A check of a documented rule: a sequence of calls and expectations. */
export interface Scenario extends Pick<Check, 'title' | 'area' | 'isReadBack'> {
  /** Unique, such as `splits/replay`. */
  readonly id: string;
  /** The version of the API that it calls; undefined for both. */
  readonly version?: 'v1' | 'v2';
  /**
   * What it proves: claims of the reference, and decisions such as `D61`, separated by spaces. A claim about a
   * property, parameter or status code counts only if a request or response contained it.
   */
  readonly claims: string | readonly string[];
  readonly needs?: readonly ActionName[];
  readonly run: (context: ScenarioContext) => Promise<void>;
}

/** Returns the check that runs a scenario. */
export function createCheck(scenario: Scenario): Check {
  const { id, title, area, version = '', isReadBack = false } = scenario;
  const claims = typeof scenario.claims === 'string' ? scenario.claims.split(' ') : scenario.claims;
  return {
    id: `scenario/${id}`,
    title,
    kind: 'scenario',
    area,
    version,
    claims,
    isReadBack,
    run: async (check) => {
      requireActions(check, scenario.needs ?? []);
      const context = new ScenarioContext(await check.session(), check, claims);
      await context.run(() => scenario.run(context));
      check.proved.add(context.provedClaims());
      return { status: 'passed', cases: context.expectations };
    },
  };
}

/** Throws {@link NotRun} if the adapter lacks an action. */
export function requireActions({ adapter }: CheckContext, needs: readonly ActionName[]): void {
  const missing = needs.filter((name) => adapter[name] === undefined);
  if (missing.length === 0) return;
  throw new NotRun(`The adapter (${adapter.name}) does not offer ${missing.join(', ')}.`);
}
