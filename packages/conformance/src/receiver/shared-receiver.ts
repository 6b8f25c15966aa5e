import { NotRun } from '../outcome.js';
import type { ReceivedWebhooks } from './received-webhooks.js';
import { Receiver, type ReceiverOptions } from './receiver.js';

/** The webhook receiver that all checks of a run share. Opened on first use. */
export class SharedReceiver {
  #receiver: Promise<Receiver> | undefined;

  constructor(
    private readonly target: string,
    private readonly options: ReceiverOptions = {},
  ) {}

  /** @throws {NotRun} if the target cannot reach this machine, or if the port is in use */
  async openEndpoint(): Promise<ReceivedWebhooks> {
    if (this.options.url === undefined && !isLocal(this.target)) {
      throw new NotRun(
        'The target is on another machine and cannot reach the webhook receiver; set --receiver-url.',
      );
    }
    this.#receiver ??= Receiver.open(this.options).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new NotRun(`The webhook receiver cannot be opened: ${reason}.`);
    });
    return (await this.#receiver).openEndpoint();
  }

  async close(): Promise<void> {
    const receiver = await this.#receiver?.catch(() => undefined);
    await receiver?.close();
  }
}

function isLocal(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
