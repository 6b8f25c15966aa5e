// Why a check was not run. Its reason is a text, for reports; what is decided by it is told by its words here alone.

interface Reasoned {
  readonly reason?: string;
}

/** Why no check is run any more. */
export const unresponsiveReason = 'The target gives nothing to judge any more.';

/** The reason of a check whose requests got no answer. */
export const networkReason = (message: string): string => `Network: ${message}`;

/** The reason of a check whose adapter did not do what it offers. */
export const adapterReason = (message: string): string => `Adapter: ${message}`;

/** The reason of a check whose operation the target does not have. */
export const notImplementedReason = (operationId: string): string =>
  `${operationId} is not implemented.`;

/** Whether the target gave no answer. */
export function isNetworkError({ reason = '' }: Reasoned): boolean {
  return reason.startsWith(networkReason(''));
}

/** Whether the adapter did not do what it offers. */
export function isAdapterError({ reason = '' }: Reasoned): boolean {
  return reason.startsWith(adapterReason(''));
}

/** Whether the target does not have the operation. */
export function isNotImplemented({ reason = '' }: Reasoned): boolean {
  return reason.endsWith(notImplementedReason(''));
}
