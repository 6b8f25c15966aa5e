/** What a watcher is told: that its tenant, or another one, may have changed. */
export type ChangeEvent = 'own' | 'others';

/** What a stream is about. */
export interface ChangeFilter {
  /** The tenant that is watched; undefined for none. */
  readonly tenant: string | undefined;
  /** Whether changes of other tenants are told too. */
  readonly others: boolean;
}

/** How long news are gathered after some were told, so that busy tenants are not looked at without end. */
const restMs = 400;

/** After how many beats that it did not take a reader counts as gone. */
const mostMissedBeats = 2;

/** One stream. It is written to only when what was written before has been taken. */
export class ChangeStream {
  /** What the reader gets. */
  readonly body: ReadableStream<Uint8Array>;
  readonly #scope: ChangeFilter;
  readonly #gone: () => void;
  readonly #pending = new Set<ChangeEvent>();
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #rest: NodeJS.Timeout | undefined;
  #missedBeats = 0;

  /** @param gone is called once, when nobody reads any more or the stream was ended */
  constructor(scope: ChangeFilter, gone: () => void) {
    this.#scope = scope;
    this.#gone = gone;
    this.body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => this.#leave(),
    });
    // The first word says that the stream is open.
    this.#tell(scope.tenant === undefined ? 'others' : 'own');
  }

  /** Tells that a tenant changed, if the stream is about it. */
  notify(tenant: string): void {
    if (tenant === this.#scope.tenant) this.#tell('own');
    else if (this.#scope.others) this.#tell('others');
  }

  /** Other processes may work on the same data: it is looked at now and then whatever was heard. */
  beat(): void {
    const stuck = (this.#controller?.desiredSize ?? 0) <= 0;
    this.#missedBeats = stuck ? this.#missedBeats + 1 : 0;
    if (this.#missedBeats > mostMissedBeats) this.end();
    else this.#tell(this.#scope.tenant === undefined ? 'others' : 'own');
  }

  /** Ends the stream for its reader. */
  end(): void {
    const controller = this.#controller;
    this.#leave();
    controller?.close();
  }

  #tell(news: ChangeEvent): void {
    this.#pending.add(news);
    if (this.#rest === undefined) this.#write();
  }

  #write(): void {
    this.#rest = undefined;
    if (!this.#controller || this.#pending.size === 0) return;
    if ((this.#controller.desiredSize ?? 0) > 0) {
      const text = [...this.#pending].map((news) => `data: ${news}\n\n`).join('');
      this.#pending.clear();
      this.#controller.enqueue(new TextEncoder().encode(text));
    }
    this.#rest = setTimeout(() => this.#write(), restMs).unref();
  }

  #leave(): void {
    clearTimeout(this.#rest);
    if (!this.#controller) return;
    this.#controller = undefined;
    this.#gone();
  }
}
