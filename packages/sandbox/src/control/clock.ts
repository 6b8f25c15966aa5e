import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import type { Session } from '../session.js';
import { reads } from '../resources/handlers.js';
import { listJobs } from '../jobs/stored-jobs.js';
import { formatMoment, parseMomentField } from '../kernel/moment.js';
import type { JobRow } from '../storage/tables.js';
import {
  type ClockState,
  type ClockTarget,
  freezeClock,
  readClockState,
  startAdvance,
} from '../tenants/clock.js';
import type { RecordWork } from '../unit/unit.js';
import type { ControlContext } from './context.js';

/** How long the response to an advance of the clock waits for its end by default, in seconds. */
const usualWaitSeconds = 10;

export function clockHandlers({ advances, onClock, systemTime }: ControlContext) {
  const respond = async ({ caller, read }: Session) => {
    onClock(caller.tenant);
    return { status: 200 as const, body: shapeOf(await read(readClockState)) };
  };
  const advance = async (
    session: Session,
    start: RecordWork<void>,
    waitSeconds = usualWaitSeconds,
  ) => {
    await session.record(start);
    await session.run(() => advances.run(session.caller.tenant, waitSeconds * 1000));
    return respond(session);
  };
  return {
    getClock: reads(readClockState, shapeOf),
    advanceClock: ({ body }, session) =>
      advance(session, (unit) => startAdvance(unit, targetOf(body)), body.waitSeconds),
    freezeClock: async ({ body }, session) => {
      const at = body?.at;
      if (at !== undefined) {
        const to = (): ClockTarget => ({ to: parseMomentField('at', at, 0) });
        return advance(session, (unit) => startAdvance(unit, to(), 'FROZEN'));
      }
      await session.write(freezeClock);
      return respond(session);
    },
    listJobs: reads(listJobs, (rows) => ({ jobs: rows.map(jobShape) })),
    runClock: (_request, session) =>
      advance(session, (unit) =>
        startAdvance(unit, { to: Math.max(unit.now, systemTime()) }, 'REALTIME'),
      ),
  } satisfies Partial<ApiHandlers<Session>>;
}

function shapeOf({ now, nextJobAt, advancingTo, ...state }: ClockState): types.api.Clock {
  return {
    ...state,
    now: formatMoment(now),
    nextJobAt: nextJobAt === undefined ? null : formatMoment(nextJobAt),
    advancingTo: advancingTo === null ? null : formatMoment(advancingTo),
  };
}

function jobShape({ kind, code, dueAt, failure }: JobRow): types.api.Job {
  return { kind, code, dueAt: formatMoment(dueAt), failure };
}

function targetOf({ to, seconds }: types.api.ClockAdvance): ClockTarget {
  const moment = parseMomentField('to', to, undefined);
  if (moment !== undefined) return { to: moment };
  return seconds === undefined ? { toNextJob: true } : { by: seconds * 1000 };
}
