import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ObservedClock } from './tenant-context.js';
import { Moment } from './components.js';

const secondMs = 1000;

/** The time of a clock; a running clock is updated every second. */
export function ClockTime({ clock }: { readonly clock: ObservedClock }): JSX.Element {
  const { now, mode, aheadMs } = clock;
  const [, tick] = useState(0);
  useEffect(() => {
    if (mode === 'FROZEN') return;
    const timer = setInterval(() => tick((before) => before + 1), secondMs);
    return () => clearInterval(timer);
  }, [mode]);
  const shown = mode === 'FROZEN' ? now : new Date(Date.now() + aheadMs).toISOString();
  return <Moment at={shown} />;
}
