import { useEffect, useMemo, useState } from 'preact/hooks';
import { WorkLoop } from '../../src/kernel/work-loop.js';
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
  const loop = useMemo(() => {
    const made: WorkLoop = new WorkLoop(async () => {
      const seen = await api.control.clock.getClock().then(
        (clock) => {
          const aheadMs = Date.parse(clock.now) - Date.now();
          return { clock: { ...clock, aheadMs }, problem: undefined, lockedOut: false };
        },
        (error: unknown) => whyNot(error, api.key),
      );
      if (!made.isStopped) setLook((before) => ({ ...before, ...seen, beat: before.beat + 1 }));
    });
    return made;
  }, [api]);
  useEffect(() => {
    const stop = follow(api, (news) => {
      if (news === 'own') loop.wake();
      setOthers((before) => before + 1);
    });
    return () => {
      stop();
      void loop.stop();
    };
  }, [api, loop]);
  return useMemo(
    () => ({ ...look, api, others, refresh: () => loop.wake(), changes: look.clock?.changes ?? 0 }),
    [look, api, others, loop],
  );
}
