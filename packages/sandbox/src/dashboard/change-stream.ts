/** An event of a change stream: its tenant, or another one, may have changed. */
export type ChangeEvent = 'own' | 'others';

/** The changes that a stream reports. */
export interface ChangeFilter {
  /** The tenant of the stream; undefined for none. */
  readonly tenant: string | undefined;
  /** True to report changes of other tenants too. */
  readonly others: boolean;
}

/** The minimum interval between writes, so that pages of busy tenants do not reload continuously. */
const intervalMs = 400;

/** The number of unread heartbeats after which the stream is closed. */
const maximumMissedBeats = 2;

/** A stream of server-sent events. It writes only after the reader has read the previous events. */
export class ChangeStream {
  /** The response body. */
  readonly body: ReadableStream<Uint8Array>;
  readonly #scope: ChangeFilter;
  readonly #onClose: () => void;
  readonly #pending = new Set<ChangeEvent>();
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #missedBeats = 0;

  /** @param onClose called once, when the reader cancels or the stream ends */
  constructor(scope: ChangeFilter, onClose: () => void) {
    this.#scope = scope;
    this.#onClose = onClose;
    this.body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => this.#close(),
    });
    // The first event shows the reader that the stream is open.
    this.#send(scope.tenant === undefined ? 'others' : 'own');
  }

  /** Reports a change of a tenant, if it matches the filter. */
  notify(tenant: string): void {
    if (tenant === this.#scope.tenant) this.#send('own');
    else if (this.#scope.others) this.#send('others');
  }

  /** Sends a heartbeat: other processes may have changed the same data. */
  beat(): void {
    const stuck = (this.#controller?.desiredSize ?? 0) <= 0;
    this.#missedBeats = stuck ? this.#missedBeats + 1 : 0;
    if (this.#missedBeats > maximumMissedBeats) this.end();
    else this.#send(this.#scope.tenant === undefined ? 'others' : 'own');
  }

  /** Ends the stream. */
  end(): void {
    const controller = this.#controller;
    this.#close();
    controller?.close();
  }

  #send(news: ChangeEvent): void {
    this.#pending.add(news);
    if (this.#timer === undefined) this.#write();
  }

  #write(): void {
    this.#timer = undefined;
    if (!this.#controller || this.#pending.size === 0) return;
    if ((this.#controller.desiredSize ?? 0) > 0) {
      const text = [...this.#pending].map((news) => `data: ${news}\n\n`).join('');
      this.#pending.clear();
      this.#controller.enqueue(new TextEncoder().encode(text));
    }
    this.#timer = setTimeout(() => this.#write(), intervalMs).unref();
  }

  #close(): void {
    clearTimeout(this.#timer);
    if (!this.#controller) return;
    this.#controller = undefined;
    this.#onClose();
  }
}
