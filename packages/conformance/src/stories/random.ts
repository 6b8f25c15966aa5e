import * as fc from 'fast-check';
import type { Pairs } from '../model/features.js';
import type { ApiVersion } from '../model/merchant.js';
import { Failure, type Finding, type Outcome } from '../outcome.js';
import type { Check, CheckContext } from '../run/check.js';
import { requireActions } from '../scenarios/scenario.js';
import { ScenarioContext } from '../scenarios/scenario-context.js';
import type { Command } from './command.js';
import { ComparedTarget } from './compared-target.js';
import { beginning } from './random-beginning.js';
import { anyCommands } from './random-commands.js';
import { StoryRun } from './story-run.js';

/** How many stories a run tells by default. */
export const usualStories = 10;
const storiesOfCheck = 10;
const mostCommands = 40;
/** How long a failing story is made shorter, in milliseconds: each attempt may wait for a webhook that is missing. */
const shortenFor = 60_000;

/** A version and the commands that are sent through it. */
export const anyStory: fc.Arbitrary<readonly [ApiVersion, readonly Command[]]> = fc.tuple(
  fc.constantFrom('v1', 'v2'),
  fc
    .tuple(beginning, anyCommands(mostCommands))
    .map(([first, commands]) => [...first, ...commands]),
);

/** The checks that tell random stories, ten each. */
export function randomStories(count: number): Check[] {
  return Array.from({ length: Math.ceil(count / storiesOfCheck) }, (_, at): Check => {
    const runs = Math.min(storiesOfCheck, count - at * storiesOfCheck);
    return {
      id: `scenario/random/${at + 1}`,
      title:
        'In random stories of payments, refunds, transfers, payouts, schedules and webhooks, both versions show what the model does.',
      kind: 'scenario',
      area: 'random stories',
      version: '',
      claims:
        'CORE-RS-001 CORE-PO-027 CORE-BAL-001 EXT-BAL-003 EXT-TX-004 D55 D65 D66 D76 D85 D88'.split(
          ' ',
        ),
      isReadBack: true,
      run: (check) => tellRandomStories(check, runs),
    };
  });
}

async function tellRandomStories(check: CheckContext, runs: number): Promise<Outcome> {
  requireActions(check, [
    'newTenant',
    ...(['decideKyc', 'settle', 'advanceTime', 'decidePayout', 'chargeback'] as const),
  ]);
  let cases = 0;
  const sent = { accepted: 0, refused: 0 };
  const met: Pairs = new Map();
  let smallest: Finding | undefined;
  let until = Infinity;
  const property = fc.asyncProperty(anyStory, async ([version, commands]) => {
    if (Date.now() > until) return;
    const context = new ScenarioContext(await check.otherSession(), check);
    try {
      const story = await StoryRun.open(new ComparedTarget(context, met), version);
      story.expects = 'either';
      for (const command of commands) await command.run(story);
      await story.end();
      sent.accepted += story.counts.accepted;
      sent.refused += story.counts.refused;
    } catch (error) {
      if (error instanceof Failure)
        smallest = { ...error.finding, attempt: textOf(version, commands) };
      until = Math.min(until, Date.now() + shortenFor);
      throw error;
    } finally {
      cases += context.expectations;
    }
  });
  const details = await fc.check(property, { seed: check.seed, numRuns: runs });
  if (smallest) return { status: 'failed', cases, findings: [smallest] };
  if (details.failed) throw details.errorInstance;
  // Stories whose commands are refused show nothing.
  if (sent.refused > sent.accepted)
    throw new Error(`Of ${sent.accepted + sent.refused} commands, ${sent.refused} were refused.`);
  return { status: 'passed', cases };
}

function textOf(version: string, commands: readonly Command[]): string {
  return `in ${version}: ${commands.map(({ text }, at) => `${at + 1}. ${text}`).join('; ')}`;
}
