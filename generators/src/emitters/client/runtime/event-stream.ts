/** One event of a stream, with its name and id. */
export interface StreamEvent<Data> {
  readonly data: Data;
  /** The event name; undefined if the service sends none. */
  readonly event: string | undefined;
  /** The event id, from which the service can resume the stream; undefined if it sends none. */
  readonly id: string | undefined;
}

/** The items of a streamed response as they arrive: `for await (const item of stream)`. Can be read once. */
export class EventStream<Data> implements AsyncIterable<Data> {
  readonly #events: AsyncGenerator<StreamEvent<Data>, void>;

  constructor(events: AsyncGenerator<StreamEvent<Data>, void>) {
    this.#events = events;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Data, void> {
    for await (const { data } of this.#events) yield data;
  }

  /** The same items with the name and id of each event. */
  events(): AsyncIterable<StreamEvent<Data>> {
    return this.#events;
  }
}
