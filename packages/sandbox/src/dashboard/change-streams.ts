import { ChangeStream, type ChangeFilter } from './change-stream.js';

/** How many streams there are at most. A browser has one for each tenant that it shows. */
const mostStreams = 64;

/** How often a word is sent over streams that are quiet, to find those whose reader is gone. */
const beatMs = 20_000;

/** Notifies the watchers of tenants about changes, over streams of server-sent events. */
export class ChangeStreams {
  readonly #streams = new Set<ChangeStream>();
  #beat: NodeJS.Timeout | undefined;
  #closed = false;

  /** How many streams are open. */
  get size(): number {
    return this.#streams.size;
  }

  /** Opens a stream; undefined where there are as many as there may be. */
  open(scope: ChangeFilter): ReadableStream<Uint8Array> | undefined {
    if (this.#closed || this.#streams.size >= mostStreams) return undefined;
    const stream = new ChangeStream(scope, () => {
      this.#streams.delete(stream);
      if (this.#streams.size === 0) this.#rest();
    });
    this.#streams.add(stream);
    this.#beat ??= setInterval(() => {
      for (const each of this.#streams) each.beat();
    }, beatMs).unref();
    return stream.body;
  }

  /** Notifies the watchers of a change. Does nothing if nobody watches. */
  notify(tenant: () => string | undefined): void {
    if (this.#streams.size === 0) return;
    const changed = tenant();
    if (changed === undefined) return;
    for (const stream of this.#streams) stream.notify(changed);
  }

  /** Ends all streams, and opens no more. */
  close(): void {
    this.#closed = true;
    for (const stream of this.#streams) stream.end();
    this.#rest();
  }

  #rest(): void {
    clearInterval(this.#beat);
    this.#beat = undefined;
  }
}
