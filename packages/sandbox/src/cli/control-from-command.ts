import type { Target } from '../control-client/call-operation.js';
import { type ControlCall, ControlError, controlCalls } from '../control-client/control-client.js';
import { CommandError } from './command-error.js';

/** Returns the function that calls the control API for a command, and throws {@link CommandError} for an error response. */
export function controlFromCommand(target: Target): ControlCall {
  const call = controlCalls(target);
  return (id, ...input) =>
    call(id, ...input).catch((error: unknown) => {
      if (!(error instanceof ControlError)) throw error;
      throw new CommandError(`${target.origin} refused ${id}: ${error.message} (${error.status})`);
    });
}
