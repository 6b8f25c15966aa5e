import type { ActionName } from '../adapter/adapter.js';
import type { ApiVersion } from '../model/merchant.js';
import type { Scenario } from '../scenarios/scenario.js';
import type { Command } from './command.js';
import { ComparedTarget } from './compared-target.js';
import { StoryRun } from './story-run.js';

/**
 * A story: what happens, and what it shows. The model knows what has to be seen after each command.
 *
 * - the id, such as `refunds/full`
 * - what it shows, in one sentence
 * - the claims and decisions that it proves, separated by spaces
 * - the commands
 * - the only version of the API that it is for, if any
 */
export type Story = readonly [
  id: string,
  shows: string,
  claims: string,
  commands: readonly Command[],
  version?: ApiVersion,
];

/** The scenarios of stories in each version of the API; `isReadBack`: the model shows all that was sent. */
export function tellStories(
  area: string,
  stories: readonly Story[],
  isReadBack: boolean,
): Scenario[] {
  return stories.flatMap(([id, title, claims, commands, only]) =>
    (only ? [only] : (['v1', 'v2'] as const)).map((version): Scenario => {
      const needs = [...new Set<ActionName>(commands.flatMap((each) => each.needs))];
      // What the extended reference states, version 1 need not do.
      const cited = claims
        .split(' ')
        .filter((each) => version === 'v2' || !each.startsWith('EXT-'));
      return {
        id: only ? id : id.replace('/', `/${version}/`),
        title,
        area,
        version,
        claims: cited,
        needs,
        isReadBack,
        run: async (context) => {
          const story = await StoryRun.open(new ComparedTarget(context), version);
          for (const command of commands) await command.run(story);
          await story.end();
        },
      };
    }),
  );
}
