import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SeenClock } from './live.js';
import { Moment } from './parts.js';

const secondMs = 1000;

/** What a clock shows; one that runs, runs on here from when it was looked at. */
export function Now({ clock }: { readonly clock: SeenClock }): JSX.Element {
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
