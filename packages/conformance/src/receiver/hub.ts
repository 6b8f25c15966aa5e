import { NotRun } from '../outcome.js';
import type { Inbox } from './inbox.js';
import { Receiver, type ReceiverOptions } from './receiver.js';

/** Opens the one receiver of a run when the first check wants an inbox. */
export class ReceiverHub {
  readonly #target: string;
  readonly #options: ReceiverOptions;
  #receiver: Promise<Receiver> | undefined;

  constructor(target: string, options: ReceiverOptions = {}) {
    this.#target = target;
    this.#options = options;
  }

  /**
   * A new inbox.
   * @throws {NotRun} where the target cannot reach this machine, or the port is taken
   */
  async inbox(): Promise<Inbox> {
    if (this.#options.url === undefined && !isLocal(this.#target)) {
      throw new NotRun(
        'The target is on another machine and cannot reach the receiver; give --receiver-url.',
      );
    }
    this.#receiver ??= Receiver.open(this.#options).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new NotRun(`The receiver cannot be opened: ${reason}.`);
    });
    return (await this.#receiver).inbox();
  }

  /** Closes the receiver if it was opened. */
  async close(): Promise<void> {
    const receiver = await this.#receiver?.catch(() => undefined);
    await receiver?.close();
  }
}

/** Whether a URL names this machine. */
function isLocal(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
