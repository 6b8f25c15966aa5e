import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import type { Session } from '../session.js';
import { reads } from '../resources/handlers.js';
import { listJobs } from '../jobs/stored-jobs.js';
import { formatMoment, parseMomentField } from '../kernel/moment.js';
import type { JobRow } from '../storage/tables.js';
import {
  advanceClock,
  freezeClock,
  readClockState,
  runClock,
  type ClockState,
  type ClockTarget,
} from '../tenants/clock.js';
import type { ControlContext } from './context.js';

export function clockHandlers(context: ControlContext) {
  const { jobs, onClock } = context;
  const change = async (
    { caller, run, read }: Session,
    work: (tenant: string) => Promise<void>,
  ): Promise<{ status: 200; body: types.api.Clock }> => {
    await run(() => work(caller.tenant));
    onClock(caller.tenant);
    return { status: 200, body: shapeOf(await read(readClockState)) };
  };
  return {
    getClock: reads(readClockState, shapeOf),
    advanceClock: ({ body }, session) =>
      change(session, (tenant) => advanceClock(jobs, tenant, targetOf(body))),
    freezeClock: ({ body }, session) =>
      change(session, (tenant) =>
        freezeClock(jobs, tenant, parseMomentField('at', body?.at, undefined)),
      ),
    listJobs: reads(listJobs, (rows) => ({ jobs: rows.map(jobShape) })),
    runClock: (_request, session) => change(session, (tenant) => runClock(jobs, tenant)),
  } satisfies Partial<ApiHandlers<Session>>;
}

function shapeOf({ mode, now, nextJobAt, changes }: ClockState): types.api.Clock {
  const next = nextJobAt === undefined ? null : formatMoment(nextJobAt);
  return { mode, now: formatMoment(now), nextJobAt: next, changes };
}

function jobShape({ kind, code, dueAt, failure }: JobRow): types.api.Job {
  return { kind, code, dueAt: formatMoment(dueAt), failure };
}

function targetOf({ to, seconds }: types.api.ClockAdvance): ClockTarget {
  const moment = parseMomentField('to', to, undefined);
  if (moment !== undefined) return { to: moment };
  return seconds === undefined ? { toNextJob: true } : { by: seconds * 1000 };
}
