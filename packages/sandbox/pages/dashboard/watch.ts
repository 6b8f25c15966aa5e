import { useEffect, useMemo, useState } from 'preact/hooks';
import { explain, isLockedOut, openApi } from './api.js';
import type { Entry } from './entries.js';
import { follow } from './follow.js';
import type { SeenClock, Watching } from './live.js';

/** What became of the last look at the clock. */
interface Look {
  readonly clock: SeenClock | undefined;
  readonly problem: string | undefined;
  readonly lockedOut: boolean;
  /** How many looks there were. */
  readonly beat: number;
}

const noLook: Look = { clock: undefined, problem: undefined, lockedOut: false, beat: 0 };

function whyNot(error: unknown, key: string | undefined): Omit<Look, 'beat' | 'clock'> {
  const lockedOut = isLockedOut(error);
  const isKey = lockedOut && key !== undefined;
  return { problem: isKey ? 'This key opens nothing.' : explain(error), lockedOut };
}

/** Watches a tenant: looks at its clock whenever there are news, one look after the other. */
export function useWatch(entry: Entry): Watching & Look {
  const api = useMemo(() => openApi(entry), [entry]);
  const [look, setLook] = useState(noLook);
  const [others, setOthers] = useState(0);
  const watch = useMemo(() => {
    const state = { looking: false, again: false, stopped: false };
    const refresh = async (): Promise<void> => {
      state.again = true;
      if (state.looking) return;
      state.looking = true;
      while (state.again && !state.stopped) {
        state.again = false;
        const seen = await api.control.clock.getClock().then(
          (clock) => {
            const aheadMs = Date.parse(clock.now) - Date.now();
            return { clock: { ...clock, aheadMs }, problem: undefined, lockedOut: false };
          },
          (error: unknown) => whyNot(error, api.key),
        );
        if (!state.stopped) setLook((before) => ({ ...before, ...seen, beat: before.beat + 1 }));
      }
      state.looking = false;
    };
    return {
      refresh: () => void refresh(),
      stop: () => {
        state.stopped = true;
      },
    };
  }, [api]);
  useEffect(() => {
    const stop = follow(api, (news) => {
      if (news === 'own') watch.refresh();
      setOthers((before) => before + 1);
    });
    return () => {
      stop();
      watch.stop();
    };
  }, [api, watch]);
  return useMemo(
    () => ({ ...look, api, others, refresh: watch.refresh, changes: look.clock?.changes ?? 0 }),
    [look, api, others, watch],
  );
}
