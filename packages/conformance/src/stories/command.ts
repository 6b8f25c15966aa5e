import type { OperationId } from '@seller-funds/contract';
import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import type { ActionInputs, ActionName } from '../adapter/adapter.js';
import { type ApiRequest, attemptedValueOf, type Fault, fault } from '../model/answers.js';
import { pairsOf } from '../model/features.js';
import { versionOf } from '../model/operations.js';
import type { ApiVersion, Seller } from '../model/merchant.js';
import type { TreeNode } from '../model/tree-nodes.js';
import { NotApplicable, NotRun } from '../outcome.js';
import type { ActionOfStories, Effect, StoryRun } from './story-run.js';

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

/** A step of a story. */
export interface Command {
  readonly text: string;
  readonly needs: readonly ActionName[];
  readonly run: (story: StoryRun) => Promise<void>;
}

/** Builds a command. */
export function command(
  text: string,
  run: (story: StoryRun) => Promise<void>,
  ...needs: readonly ActionName[]
): Command {
  return { text, run, needs };
}

/** What a command sends: in the version of its story if that has the operation, unless it names one. */
type Sent = Omit<ApiRequest, 'version'> & { readonly version?: ApiVersion };

/** A command that sends a request, unless what the request is about is missing. */
export function request(text: string, build: (story: StoryRun) => Sent | undefined): Command {
  return command(text, async (story) => {
    const sent = build(story);
    if (sent) await story.send({ version: versionOf(sent.operation, story.version), ...sent });
  });
}

/** A command that sends a request that `repeat` can send again. */
export function repeatable(
  text: string,
  operation: string,
  build: (story: StoryRun) => object | undefined,
): Command {
  return request(text, (story) => {
    const body = build(story);
    if (body) story.last = { operation, body };
    return body && story.last;
  });
}

/** A command that takes an action of the operator, unless what the action is about is missing. */
export function action<Name extends ActionOfStories>(
  name: Name,
  text: string,
  build: (story: StoryRun) => readonly [input: ActionInputs[Name], effect: Effect] | undefined,
  ...needs: readonly ActionName[]
): Command {
  const run = async (story: StoryRun): Promise<void> => {
    const taken = build(story);
    if (taken) await story.act(name, ...taken);
  };
  return command(text, run, name, ...needs);
}

/** Returns an element: -1 is the last one; other numbers are taken modulo the length. */
export function pick<T>(all: readonly T[], index: number): T | undefined {
  return index < 0 ? all.at(index) : all[index % all.length];
}

/** Returns the seller of a letter. */
export function ownerOf({ merchant }: StoryRun, name: string): Seller | undefined {
  return merchant.sellers[name.charCodeAt(0) - 65];
}

/** Returns the code of an account: of a seller (`A`), of the merchant, or of nobody. */
export function accountOf(story: StoryRun, name: string): string {
  const { liable, fee } = story.merchant;
  if (name === 'LIABLE') return liable;
  if (name === 'FEE' && fee !== '') return fee;
  const [, letter, number = '1'] = /^([A-Z])(\d)?$/.exec(name) ?? [];
  return ownerOf(story, letter ?? '')?.accounts[Number(number) - 1]?.code ?? name;
}

/** Replaces the names of accounts by their codes. */
export function withAccounts(story: StoryRun, items: readonly TreeNode[]): TreeNode[] {
  return items.map(({ accountCode, items: inner, ...node }) => ({
    ...node,
    ...(accountCode === undefined ? {} : { accountCode: accountOf(story, accountCode) }),
    ...(inner ? { items: withAccounts(story, inner) } : {}),
  }));
}

/** Describes the items of a tree. */
export function describe(items: readonly TreeNode[]): string {
  const nodes = items.map(({ type, label = type, amount, accountCode, items: inner }) => {
    const to = accountCode === undefined ? '' : ` to ${accountCode}`;
    return `${label} ${amount ?? 'all'}${to}${inner ? ` (${describe(inner)})` : ''}`;
  });
  return nodes.join(', ');
}

/** Runs commands one after the other, and compares once what they changed. */
export function inTurn(...commands: readonly Command[]): Command {
  const text = commands.map((each) => each.text).join('; ');
  const run = (story: StoryRun): Promise<void> =>
    story.together(async () => {
      for (const each of commands) await each.run(story);
    });
  return command(text, run, ...new Set(commands.flatMap(({ needs }) => needs)));
}

/** A command during which a story has other settings. */
export function during(
  { text, needs, run }: Command,
  how: string,
  settings: (story: StoryRun) => Partial<Pick<StoryRun, 'version' | 'expects' | 'choices'>>,
): Command {
  const runSo = async (story: StoryRun): Promise<void> => {
    const { version, expects, choices } = story;
    Object.assign(story, settings(story));
    try {
      await run(story);
    } finally {
      Object.assign(story, { version, expects, choices });
    }
  };
  return { text: `${text}, ${how}`, needs, run: runSo };
}

/** Runs a command through the other version of the API. */
export function other(each: Command): Command {
  return during(each, 'through the other version', ({ version }) => ({
    version: version === 'v1' ? 'v2' : 'v1',
  }));
}

/** Runs a command through one version of the API, whatever that of the story. */
export function through(version: ApiVersion, each: Command): Command {
  return during(each, `through ${version}`, () => ({ version }));
}

/** A command that a story goes on without, from where the target need not accept it or does not implement its operation. */
export function ifPossible({ text, needs, run }: Command): Command {
  const runIfPossible = async (story: StoryRun): Promise<void> => {
    try {
      await run(story);
    } catch (error) {
      if (!(error instanceof NotRun || error instanceof NotApplicable)) throw error;
    }
  };
  return { text, needs, run: runIfPossible };
}

/** Returns how many pairs a command would meet that the stories of the target have not met. */
async function foresee(story: StoryRun, { run }: Command): Promise<number> {
  const { last, next } = story;
  const requests = await story.collect(() => run(story));
  Object.assign(story, { last, next });
  const pairs = requests.flatMap((each) => [...pairsOf(story.merchant, each)]);
  return new Set(pairs.flatMap(([pair, isMet]) => (isMet && !story.hasMet(pair) ? [pair] : [])))
    .size;
}

/** The command that meets most pairs that the stories of the target have not met; the same one if told again. */
export function mostTelling(commands: readonly [Command, ...Command[]]): Command {
  let chosen: Command | undefined;
  return {
    get text() {
      return (chosen ?? commands[0]).text;
    },
    needs: commands.flatMap(({ needs }) => needs),
    run: async (story) => {
      let most = -1;
      if (chosen === undefined)
        for (const each of commands) {
          const count = await foresee(story, each);
          if (count > most) [most, chosen] = [count, each];
        }
      await chosen?.run(story);
    },
  };
}

/** A command that only a target has to follow that follows our decisions. */
export function ifDecided({ text, needs, run }: Command): Command {
  const runIfDecided = async (story: StoryRun): Promise<void> => {
    if (story.isDecided) await run(story);
  };
  return { text, needs, run: runIfDecided };
}

/** A command that the target refuses. */
export function refused(each: Command): Command {
  return during(each, 'which is refused', () => ({ expects: 'refusal' }));
}

/**
 * A command whose requests are refused and change nothing (D134), for fields with their error codes, such as
 * `extRef 409.200.001, email 422.900.003`, or with only the code of the request as a whole.
 */
export function refusedFor(faults: string, { text, needs, run }: Command): Command {
  const refuse = async (story: StoryRun): Promise<void> => {
    for (const sent of await story.collect(() => run(story)))
      await story.expectFaults(
        sent,
        faults.split(', ').map((each) => faultOf(sent, each)),
      );
  };
  return { text: `${text}, which is refused for ${faults}`, needs, run: refuse };
}

/** A command that both versions refuse. */
export function bothRefuse(faults: string, each: Command): Command[] {
  return [each, other(each)].map((one) => refusedFor(faults, one));
}

/** Any request that the model does not know, because it is refused. */
export function send(
  id: OperationId,
  sent: Pick<ApiRequest, 'path' | 'query' | 'body' | 'rawBody'>,
): Command {
  const [version, operation = ''] = id.split('.') as [ApiVersion, string?];
  const text = `${id} ${JSON.stringify(sent).slice(0, 100)}`;
  return request(text, () => ({ version, operation, ...sent }));
}

function faultOf({ path, query, body }: ApiRequest, text: string): Fault {
  const [code, field] = text.split(' ').toReversed() as [ErrorCode, string?];
  const sent = { ...path, ...query, ...(body as object) };
  return fault(field, code, field === undefined ? undefined : attemptedValueOf(sent, field));
}
