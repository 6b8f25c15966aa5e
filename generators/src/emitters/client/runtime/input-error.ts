/** A value that cannot be sent. The message does not quote the value, so it is safe to show. */
export class InputError extends TypeError {}
