import {
  ApiError as ControlError,
  ConnectionError as ControlConnectionError,
  createClient as createControl,
} from '../generated/client/index.js';
import type { Client as Control } from '../generated/client/index.js';
import { dashboardHeader, tenantHeader } from '../../src/dashboard/requests.js';
import { ApiError, connect, ConnectionError } from '@seller-funds/client';
import { createV2, type V2 } from '@seller-funds/client/v2';
import { type Entry, labelOf, nameOf } from './entries.js';

/** All that the dashboard reads and does: what any program with a key can do too. */
export interface Api {
  /** Differs from tenant to tenant; not to be shown. */
  readonly name: string;
  /** What is shown of who it is for. */
  readonly label: string;
  /** Undefined where the sandbox asks for none. */
  readonly key: string | undefined;
  /** What each request has to have besides. */
  readonly headers: Readonly<Record<string, string>>;
  readonly control: Control;
  readonly v2: V2;
}

/** Opens both APIs. Nothing is sent yet. */
export function openApi(entry: Entry): Api {
  const key = 'key' in entry ? entry.key : undefined;
  // Faults, limits and the log are for others.
  const dashboard = { [dashboardHeader]: 'true' };
  const headers = 'key' in entry ? dashboard : { ...dashboard, [tenantHeader]: entry.tenant };
  const options = {
    baseUrl: location.origin,
    credentials: key === undefined ? {} : { bearerKey: key },
    headers,
    retries: 0,
  };
  return {
    name: nameOf(entry),
    label: labelOf(entry),
    key,
    headers: key === undefined ? headers : { ...headers, authorization: `Bearer ${key}` },
    control: createControl(options),
    v2: createV2(connect(options)),
  };
}

/** Says for people why a call failed. */
export function explain(error: unknown): string {
  if (error instanceof ApiError || error instanceof ControlError) {
    const faults = error.details.map(({ field, reason }) => [field, reason].join(': '));
    const told = faults.length > 0 ? faults.join(' ') : error.reason;
    return told === undefined || told === '' ? `The sandbox answered with ${error.status}.` : told;
  }
  const unanswered = error instanceof ConnectionError || error instanceof ControlConnectionError;
  if (unanswered) return noAnswer;
  return error instanceof Error ? error.message : String(error);
}

/** Says that a call came to nothing. */
export const noAnswer = 'The sandbox does not answer.';

/** Whether a call failed because this opens nothing (any more). */
export function isLockedOut(error: unknown): boolean {
  const failed = error instanceof ApiError || error instanceof ControlError;
  return failed && (error.status === 401 || error.status === 403);
}
