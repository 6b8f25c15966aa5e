import {
  ApiError as ControlError,
  createClient as createControl,
} from '../generated/client/index.js';
import type { Client as Control } from '../generated/client/index.js';
import { dashboardHeader } from '../../src/http/dashboard-requests.js';
import { ApiError, connect } from '@seller-funds/client';
import { createV2, type V2 } from '@seller-funds/client/v2';

/** All that the dashboard reads and does: what any program with the key can do too. */
export interface Api {
  readonly key: string;
  readonly control: Control;
  readonly v2: V2;
}

/** Opens both APIs with a key. Nothing is sent yet. */
export function openApi(key: string): Api {
  const options = {
    baseUrl: location.origin,
    credentials: { bearerKey: key },
    // Faults, limits and the log are for others.
    headers: { [dashboardHeader]: 'true' },
    retries: 0,
  };
  return { key, control: createControl(options), v2: createV2(connect(options)) };
}

/** Says for people why a call failed. */
export function explain(error: unknown): string {
  if (error instanceof ApiError || error instanceof ControlError) {
    return error.reason ?? `The sandbox answered with ${error.status}.`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Whether a call failed because the key opens nothing. */
export function isLockedOut(error: unknown): boolean {
  const failed = error instanceof ApiError || error instanceof ControlError;
  return failed && error.status === 401;
}
