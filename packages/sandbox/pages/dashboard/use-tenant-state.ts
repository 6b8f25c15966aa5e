import { useEffect, useMemo, useState } from 'preact/hooks';
import { WorkLoop } from '../../src/kernel/work-loop.js';
import { formatError, isAccessDenied, openApi } from './api.js';
import type { SavedTenant } from './saved-tenants.js';
import { poll } from './poll.js';
import type { TenantState } from './tenant-context.js';

type ClockReading = Pick<TenantState, 'clock' | 'problem' | 'lockedOut' | 'beat'>;

const noReading: ClockReading = { clock: undefined, problem: undefined, lockedOut: false, beat: 0 };

function describeFailure(
  error: unknown,
  key: string | undefined,
): Omit<ClockReading, 'beat' | 'clock'> {
  const lockedOut = isAccessDenied(error);
  const isKey = lockedOut && key !== undefined;
  return { problem: isKey ? 'This key is not valid.' : formatError(error), lockedOut };
}

/** Follows a tenant: loads its clock every second. Views load their data when its number of changes is another. */
export function useTenantState(entry: SavedTenant): Omit<TenantState, 'saved'> {
  const api = useMemo(() => openApi(entry), [entry]);
  const [look, setLook] = useState(noReading);
  const loop = useMemo(() => {
    const made: WorkLoop = new WorkLoop(async () => {
      const seen = await api.control.clock.getClock().then(
        (clock) => {
          const aheadMs = Date.parse(clock.now) - Date.now();
          return { clock: { ...clock, aheadMs }, problem: undefined, lockedOut: false };
        },
        (error: unknown) => describeFailure(error, api.key),
      );
      if (!made.isStopped) setLook((before) => ({ ...before, ...seen, beat: before.beat + 1 }));
    });
    return made;
  }, [api]);
  useEffect(() => {
    const stop = poll(() => loop.wake());
    return () => {
      stop();
      void loop.stop();
    };
  }, [api, loop]);
  return useMemo(
    () => ({ ...look, api, refresh: () => loop.wake(), changes: look.clock?.changes ?? 0 }),
    [look, api, loop],
  );
}
