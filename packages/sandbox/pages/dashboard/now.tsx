import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type * as types from '../../src/generated/types/index.js';
import { Moment } from './parts.js';

const secondMs = 1000;

/** What a clock shows; one that runs, runs on here from when it was looked at. */
export function Now({ clock }: { readonly clock: types.api.Clock }): JSX.Element {
  const { now, mode } = clock;
  const ahead = useMemo(() => Date.parse(now) - Date.now(), [now]);
  const [, tick] = useState(0);
  useEffect(() => {
    if (mode === 'FROZEN') return;
    const timer = setInterval(() => tick((before) => before + 1), secondMs);
    return () => clearInterval(timer);
  }, [mode]);
  const shown = mode === 'FROZEN' ? now : new Date(Date.now() + ahead).toISOString();
  return <Moment at={shown} />;
}
