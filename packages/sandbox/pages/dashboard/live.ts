import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type * as types from '../../src/generated/types/index.js';
import type { Api } from './api.js';
import { explain } from './api.js';

/** A tenant's clock, and how far it was ahead of the browser's when it was looked at, in milliseconds. */
export interface SeenClock extends types.api.Clock {
  readonly aheadMs: number;
}

/** What all views share. */
export interface Watching {
  readonly api: Api;
  /** Grows with each change of the tenant. */
  readonly changes: number;
  /** Grows with each look at the tenant, whenever there are news. */
  readonly beat: number;
  /** Grows with news of any tenant. */
  readonly others: number;
  /** The tenant's clock when it was looked at last. */
  readonly clock: SeenClock | undefined;
  /** Why the last look failed, which is told above all views. */
  readonly problem: string | undefined;
  /** Looks at once, after something was done. */
  readonly refresh: () => void;
}

/** Gives it to the views. */
export const WatchingContext = createContext<Watching | undefined>(undefined);

/** What all views share. */
export function useWatching(): Watching {
  const watching = useContext(WatchingContext);
  if (!watching) throw new Error('A view stands outside of the dashboard.');
  return watching;
}

/** What was loaded last. It stays while it is loaded again. */
export interface Live<T> {
  readonly data: T | undefined;
  readonly error: string | undefined;
}

/**
 * Loads something again and again: when an input or the tenant changes.
 * @param inputs what decides what is loaded
 * @param always for what is no change of the tenant: each time somebody looks
 */
export function useLive<T>(
  load: (api: Api) => Promise<T>,
  inputs: readonly unknown[],
  always = false,
): Live<T> {
  const { api, changes, beat } = useWatching();
  const [live, setLive] = useState<Live<T>>({ data: undefined, error: undefined });
  const identity = JSON.stringify([api.name, ...inputs]);
  const shown = useRef(identity);
  useEffect(() => {
    let current = true;
    if (shown.current !== identity) setLive({ data: undefined, error: undefined });
    shown.current = identity;
    load(api).then(
      (data) => current && setLive({ data, error: undefined }),
      (error: unknown) => current && setLive(({ data }) => ({ data, error: explain(error) })),
    );
    return () => {
      current = false;
    };
    // The loader is another function each time; its inputs say whether it does something else.
    // What failed is tried again at each look: nothing may have changed since but that it works.
  }, [identity, changes, always || live.error !== undefined ? beat : 0]);
  return live;
}
