import {
  type Client as Control,
  createClient as createControl,
} from '../generated/client/index.js';
import { dashboardHeader, tenantHeader } from '../../src/dashboard/requests.js';
import { ApiError, connect, ConnectionError } from '@seller-funds/client';
import { createV2, type V2 } from '@seller-funds/client/v2';
import { labelOfField } from './field-label.js';
import { type SavedTenant, labelOf, identityOf } from './saved-tenants.js';

export interface Api {
  /** Identifies the tenant; must not be displayed. */
  readonly name: string;
  readonly label: string;
  readonly key: string | undefined;
  readonly control: Control;
  readonly v2: V2;
}

export function openApi(entry: SavedTenant): Api {
  const key = 'key' in entry ? entry.key : undefined;
  // Bypasses fault rules, the rate limit and the request log.
  const dashboard = { [dashboardHeader]: 'true' };
  const headers = 'key' in entry ? dashboard : { ...dashboard, [tenantHeader]: entry.tenant };
  const options = {
    baseUrl: location.origin,
    credentials: key === undefined ? {} : { bearerKey: key },
    headers,
    retries: 0,
  };
  return {
    name: identityOf(entry),
    label: labelOf(entry),
    key,
    control: createControl(options),
    v2: createV2(connect(options)),
  };
}

export function formatError(error: unknown): string {
  if (error instanceof ApiError) {
    const faults = error.details.map(
      ({ field = '', reason }) => `${labelOfField(field)}: ${reason}`,
    );
    const message = faults.length > 0 ? faults.join(' ') : error.reason;
    return message === undefined || message === ''
      ? `The sandbox responded with ${error.status}.`
      : message;
  }
  if (error instanceof ConnectionError) return noResponse;
  return error instanceof Error ? error.message : String(error);
}

/** The reasons of a refused request by the fields that they are about. */
export function faultsOf(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError)) return new Map();
  return new Map(error.details.map(({ field = '', reason }) => [field, reason]));
}

export const noResponse = 'The sandbox does not respond.';

export function isAccessDenied(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
