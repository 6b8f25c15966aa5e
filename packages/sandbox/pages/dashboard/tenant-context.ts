import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type * as types from '../../src/generated/types/index.js';
import { type Api, formatError } from './api.js';
import type { SavedTenant } from './saved-tenants.js';

/** A tenant's clock, and its offset to the browser's clock when it was loaded, in milliseconds. */
export interface ObservedClock extends types.api.Clock {
  readonly aheadMs: number;
}

/** The tenants that were opened in this browser, and how to change them. */
export interface SavedTenants {
  /** The current one is first. */
  readonly entries: readonly SavedTenant[];
  readonly choose: (entry: SavedTenant) => void;
  readonly forget: (entry: SavedTenant) => void;
}

export interface TenantState {
  readonly api: Api;
  readonly changes: number;
  /** Increases each time the clock is loaded. */
  readonly beat: number;
  readonly clock: ObservedClock | undefined;
  /** Why loading the clock failed; displayed above all views. */
  readonly problem: string | undefined;
  /** True if the key or the tenant is not valid. */
  readonly lockedOut: boolean;
  readonly refresh: () => void;
  readonly saved: SavedTenants;
}

export const TenantContext = createContext<TenantState | undefined>(undefined);

export function useTenant(): TenantState {
  const watching = useContext(TenantContext);
  if (!watching) throw new Error('A view must be inside the dashboard.');
  return watching;
}

/** The data that was last loaded. It stays while it is reloaded. */
export interface ApiData<T> {
  readonly data: T | undefined;
  readonly error: string | undefined;
}

/**
 * Loads data from the API, again whenever an input or the tenant changes.
 * @param inputs the values that the loader depends on
 * @param always true to reload whenever the clock is loaded, for data that is not part of the tenant's state
 */
export function useApiData<T>(
  load: (api: Api) => Promise<T>,
  inputs: readonly unknown[],
  always = false,
): ApiData<T> {
  const { api, changes, beat } = useTenant();
  const identity = JSON.stringify([api.name, ...inputs]);
  return useLoaded(() => load(api), identity, `${changes} ${always ? beat : ''}`, beat);
}

/** Loads data again whenever `version` changes, and after an error `beat`; another `identity` drops the data before. */
export function useLoaded<T>(
  load: () => Promise<T>,
  identity: string,
  version: string,
  beat: number,
): ApiData<T> {
  const [live, setLive] = useState<ApiData<T>>({ data: undefined, error: undefined });
  const requests = useRef({ identity, sent: 0, shown: 0 });
  useEffect(() => {
    const { current } = requests;
    if (current.identity !== identity) setLive({ data: undefined, error: undefined });
    current.identity = identity;
    current.sent += 1;
    const number = current.sent;
    // An answer that takes longer than a beat is shown too, unless a later one has come.
    const show = (next: (before: ApiData<T>) => ApiData<T>): void => {
      if (current.identity !== identity || number < current.shown) return;
      current.shown = number;
      setLive(next);
    };
    load().then(
      (data) => show(() => ({ data, error: undefined })),
      (error: unknown) => show(({ data }) => ({ data, error: formatError(error) })),
    );
    // The loader is a new function on each render; its inputs decide whether to reload.
  }, [identity, version, live.error === undefined ? 0 : beat]);
  return live;
}
