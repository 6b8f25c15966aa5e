import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../storage/store.js';
import { ClockAdvances } from '../tenants/clock-advances.js';
import { type ClockTarget, readClockState, startAdvance } from '../tenants/clock.js';
import { storeKinds } from '../testing/stores.js';
import { openTestUnits, type TestUnits } from '../testing/test-units.js';
import { runDueJobs, type JobContext, type JobEvent } from './run-due-jobs.js';
import { schedule } from './stored-jobs.js';

const start = Date.UTC(2026, 0, 1);

describe.each(storeKinds)('due jobs on $name', ({ open }) => {
  let store: Store;
  let units: TestUnits;
  let context: JobContext;
  let done: string[];
  let errors: unknown[];

  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    units = await openTestUnits(store);
    done = [];
    errors = [];
    context = {
      units: units.units,
      systemTime: () => units.clock.now,
      onError: (error) => {
        errors.push(error);
        // A failed job that is found again would run for ever.
        if (errors.length > 9) throw error;
      },
      handlers: {
        note: async (unit, { code }) => {
          done.push(`${code} at ${unit.now - start}`);
          if (code === 'chain')
            await schedule(unit, { dueAt: unit.now + 5, kind: 'note', code: 'link' });
        },
        long: {
          read: async (step, { code }) => {
            const now = await step((unit) => Promise.resolve(unit.now - start));
            // Another change between the steps.
            await units.write(() => Promise.resolve());
            return async (unit) => {
              done.push(`${code} read at ${now}, written at ${unit.now - start}`);
              return 'too long';
            };
          },
        },
        fail: () => Promise.reject(new Error('broken \0')),
        throw: () => {
          throw Object.create(null);
        },
      },
    };
  });

  const advance = async (target: ClockTarget) => {
    await units.units.record(units.tenant, (unit) => startAdvance(unit, target));
    await new ClockAdvances(store, context).run(units.tenant, 60_000);
  };
  const plan = (dueAt: number, code: string, kind = 'note') =>
    units.write((unit) => schedule(unit, { dueAt: start + dueAt, kind, code }));

  test('run ordered by due time and code, with the clock at their due time', async () => {
    await plan(30, 'c');
    await plan(10, 'b');
    await plan(10, 'a');
    await plan(99, 'late');
    await advance({ to: start + 50 });
    expect(done).toEqual(['a at 10', 'b at 10', 'c at 30']);
    expect(await units.read(readClockState)).toMatchObject({
      now: start + 50,
      nextJobAt: start + 99,
    });
  });

  test('a long job reads without locking its tenant, and tells why it has failed', async () => {
    const events: JobEvent[] = [];
    context = { ...context, onJob: (event) => events.push(event) };
    await plan(10, 'b', 'long');
    await plan(10, 'a');
    await advance({ to: start + 50 });
    expect(done).toEqual(['a at 10', 'b read at 10, written at 10']);
    expect(events.at(-1)).toEqual({
      event: 'job',
      result: 'done',
      kind: 'long',
      reason: 'too long',
    });
  });

  test('include jobs that other jobs schedule', async () => {
    await plan(10, 'chain');
    await plan(20, 'after');
    await advance({ by: 20 });
    expect(done).toEqual(['chain at 10', 'link at 15', 'after at 20']);
  });

  test('a failed job is marked and does not block others', async () => {
    await plan(1, 'x', 'fail');
    await plan(2, 'y', 'unknown');
    await plan(2, 'y', 'throw');
    await plan(3, 'z');
    await advance({ by: 10 });
    expect(done).toEqual(['z at 3']);
    expect(errors).toHaveLength(3);
    await runDueJobs(context, units.tenant);
    expect(errors).toHaveLength(3);
  });

  test('toNextJob advances the clock to the next job, or leaves it unchanged without one', async () => {
    await plan(40, 'next');
    await advance({ toNextJob: true });
    await advance({ toNextJob: true });
    expect(done).toEqual(['next at 40']);
    expect((await units.read(readClockState)).now).toBe(start + 40);
  });

  test('the clock cannot be moved back, or by more than 400 days', async () => {
    await expect(advance({ to: start - 1 })).rejects.toMatchObject({
      code: '422.900.003',
    });
    const far = start + 401 * 86_400_000;
    await expect(advance({ to: far })).rejects.toMatchObject({
      code: '422.900.003',
    });
  });
});
