import type { ActionName } from '../adapter/adapter.js';
import type { Check, CheckContext } from '../run/check.js';
import { NotRun } from '../outcome.js';
import { Stage } from './stage.js';

/** A documented rule, played through over HTTP. */
export interface Scenario {
  /** Unique, such as `splits/replay`. */
  readonly id: string;
  /** The rule in one sentence. */
  readonly title: string;
  /** What reports group it by. */
  readonly area: string;
  /** The version that it calls; left out where it calls both. */
  readonly version?: 'v1' | 'v2';
  /**
   * What it proves: statements of the reference, and decisions such as `D61`. Those that the document has
   * at a member, parameter or status count only where a request or an answer had it.
   */
  readonly claims: readonly string[];
  /** What the operator has to be able to cause. */
  readonly needs?: readonly ActionName[];
  readonly play: (stage: Stage) => Promise<void>;
}

/** The check that plays a scenario. */
export function checkOf(scenario: Scenario): Check {
  const { id, title, area, version = '', claims } = scenario;
  return {
    id: `scenario/${id}`,
    title,
    kind: 'scenario',
    area,
    version,
    claims,
    run: async (context) => {
      requireActions(context, scenario.needs ?? []);
      const stage = new Stage(await context.session(), context);
      await stage.judge(() => scenario.play(stage));
      context.shown.add(stage.shownOf(claims));
      return { status: 'passed', cases: stage.expectations };
    },
  };
}

function requireActions({ adapter }: CheckContext, needs: readonly ActionName[]): void {
  const missing = needs.filter((name) => adapter[name] === undefined);
  if (missing.length === 0) return;
  throw new NotRun(`The adapter (${adapter.name}) does not offer ${missing.join(', ')}.`);
}
