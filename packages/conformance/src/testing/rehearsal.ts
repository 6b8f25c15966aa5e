import { createWorld } from '@seller-funds/contract/policies';
import { actionNames } from '../adapter/adapter.js';
import { at } from '../json.js';
import { type ApiRequest, errorCodeOf } from '../model/answers.js';
import { plain } from '../model/expected.js';
import { findMismatch, type Mismatch } from '../model/find-mismatch.js';
import { addPairs, type Pairs } from '../model/features.js';
import { showNotification } from '../model/notifications.js';
import type { ApiVersion } from '../model/merchant.js';
import { NotImplemented } from '../outcome.js';
import type { Command } from '../stories/command.js';
import type { StoryContext, StoryTarget } from '../stories/compared-target.js';
import { StoryRun } from '../stories/story-run.js';

/**
 * Tells a story to nobody: the model alone answers. Returns what was counted, the commands that did nothing, and the error
 * codes of refused requests.
 * @param absent an operation that the target does not implement
 * @param met the pairs that were met so far; changed in place
 */
export async function rehearse(
  commands: readonly Command[],
  version: ApiVersion,
  expects: StoryRun['expects'] = 'acceptance',
  absent?: string,
  met: Pairs = new Map(),
): Promise<StoryRun['counts'] & Rehearsed & { readonly idle: readonly string[] }> {
  const rehearsed = { codes: new Set(), stated: new Map(), references: new Set() } as Rehearsed;
  const story = await StoryRun.open(createModelTarget(rehearsed, absent, met), version);
  story.expects = expects;
  const { counts } = story;
  const idle: string[] = [];
  for (const { text, run } of commands) {
    const done = counts.accepted + counts.refused;
    try {
      await run(story);
    } catch (error) {
      throw new Error(`${text}: ${String(error)}`, { cause: error });
    }
    if (counts.accepted + counts.refused === done) idle.push(text);
  }
  await story.end();
  return { ...counts, ...rehearsed, idle };
}

interface Rehearsed {
  readonly codes: Set<string>;
  /** The values that claims are named for, each member with each value and its claims once. */
  readonly stated: Map<string, Mismatch>;
  readonly references: Set<string>;
}

const ofTenant = ['createAccountHolder', 'createPaymentSplit', 'createBalanceTransfer'];

function createModelTarget(
  { codes, stated, references }: Rehearsed,
  absent: string | undefined,
  met: Pairs,
): StoryTarget {
  let count = 0;
  const next = (): string => `code_${(count += 1)}`;
  const record = (claims: string | undefined, value: Mismatch): boolean => {
    const key = JSON.stringify([value.path.at(-1), value.expected, claims]);
    if (claims !== undefined) stated.set(key, value);
    return false;
  };
  const show = (expected: unknown): void => {
    const shown = plain(expected, (mark) => {
      if (!('owner' in mark)) return mark.values[0];
      if ('decided' in mark && mark.decided !== undefined) return mark.decided;
      const { owner, member } = mark;
      if (!at(owner, [member])) Reflect.set(owner, member, next());
      return at(owner, [member]);
    });
    const how = { decisions: true, requires: () => true, path: [], claims: '' };
    const mismatch = findMismatch(shown, expected, how);
    if (mismatch) throw new Error(`A view contradicts itself: ${JSON.stringify(mismatch)}`);
    // Where all values are wrong, each is asked for.
    findMismatch(withoutValues(shown), expected, { ...how, requires: record, claims: undefined });
  };
  const noteReference = ({ operation, body }: Pick<ApiRequest, 'operation' | 'body'>): void => {
    const reference = at(body, ['extRef']) ?? at(body, ['idempotencyKey']);
    if (ofTenant.includes(operation) && typeof reference === 'string') references.add(reference);
  };
  const requireOperation = (operation: string): void => {
    if (operation === absent) throw new NotImplemented(operation);
  };
  return {
    context: createModelContext(next),
    decisions: true,
    world: createWorld(),
    isRequired: () => true,
    meet: (pairs) => addPairs(met, pairs),
    hasMet: (pair) => met.get(pair) === true,
    vary: (request) => request,
    expectAnswer: async ({ operation, body }, [expected]) => {
      requireOperation(operation);
      noteReference({ operation, body });
      const isAccepted = expected !== undefined && 'body' in expected;
      if (isAccepted) show(expected.body);
      else expected?.faults.forEach(({ code }) => codes.add(code));
      if (expected && 'faults' in expected) codes.add(errorCodeOf(expected.faults));
      return { isAccepted, fits: [true] };
    },
    expectRefusal: async ({ operation }, faults) => {
      requireOperation(operation);
      [...faults.map(({ code }) => code), errorCodeOf(faults)].forEach((code) => codes.add(code));
    },
    sendAtOnce: async (requests, judge) => {
      requests.forEach(noteReference);
      const { answers, keep } = judge(requests);
      for (const expected of answers.flat()) if ('body' in expected) show(expected.body);
      keep([true]);
    },
    expectView: async ([{ expected }]) => {
      show(expected);
      return [true];
    },
    expectLists: async () => undefined,
    expectPages: async () => undefined,
    webhooks: {
      subscribe: async () => requireOperation('createWebhookConfiguration'),
      activate: async () => undefined,
      expect: async ([due = []]) => due.map(showNotification).forEach(show),
      expectNoOthers: async () => undefined,
    },
    reports: {
      request: async () => next(),
      expectFile: async () => undefined,
      expectUrls: async () => undefined,
    },
    fail,
  };
}

/** A value in which each number, text, … is one that nobody expects. */
function withoutValues(value: unknown): unknown {
  const source = JSON.stringify(value ?? null);
  return JSON.parse(source, (_, each: unknown) =>
    typeof each === 'object' && each !== null ? each : -0.5,
  );
}

function fail(expected: string, actual: string | undefined): never {
  throw new Error(`Expected: ${expected}. Actual: ${actual}.`);
}

/** Creates what no model creates: the accounts of the division. */
function createModelContext(next: () => string): StoryContext {
  let advanced = 0;
  const balances = ['LIABLE', 'FEE'].map((virtualAccountType) => {
    return { virtualAccountType, virtualAccountCode: next() };
  });
  const operator = {
    ...Object.fromEntries(actionNames.map((name) => [name, async () => undefined])),
    now: (seconds = 0) => new Date(Date.now() + advanced + seconds * 1_000).toISOString(),
    advance: async (seconds: number) => void (advanced += seconds * 1_000),
  };
  const call = async (): Promise<unknown> => [{ balances }];
  return { unique: next, uuid: next, call, operator, fail } as unknown as StoryContext;
}
