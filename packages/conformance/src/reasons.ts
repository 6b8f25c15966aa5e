// Reasons for checks that were not run. Reports show them as text; only this module classifies them by their wording.

interface Reasoned {
  readonly reason?: string;
}

/** The reason of all checks that are left once the target has stopped responding. */
export const unresponsiveReason = 'The target stopped responding.';

/** The reason of a check whose requests got no response. */
export const networkReason = (message: string): string => `Network: ${message}`;

/** The reason of a check for which an adapter action failed. */
export const adapterReason = (message: string): string => `Adapter: ${message}`;

/** The reason of a check whose operation the target does not implement. */
export const notImplementedReason = (operationId: string): string =>
  `${operationId} is not implemented.`;

/** True if the check was not run because a request got no response. */
export function isNetworkError({ reason = '' }: Reasoned): boolean {
  return reason.startsWith(networkReason(''));
}

/** True if the check was not run because an adapter action failed. */
export function isAdapterError({ reason = '' }: Reasoned): boolean {
  return reason.startsWith(adapterReason(''));
}

/** True if the check was not run because the target does not implement an operation. */
export function isNotImplemented({ reason = '' }: Reasoned): boolean {
  return reason.endsWith(notImplementedReason(''));
}

/** The operation that a reason says is not implemented; undefined if it says something else. */
export function operationNotImplementedIn(reason: string): string | undefined {
  return /(\S+) is not implemented\.$/.exec(reason)?.[1];
}

/** The adapter actions that a reason says are missing. */
export function adapterActionsIn(reason: string): string[] {
  if (reason === noTenantsReason) return ['newTenant'];
  const [, names = ''] = /^The adapter \(.*\) does not offer (.*)\.$/.exec(reason) ?? [];
  return names.split(', ').filter((name) => name !== '');
}

/** The reason of checks that need a tenant of their own. */
export const noTenantsReason = 'The adapter cannot create tenants.';
