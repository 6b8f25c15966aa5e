/** One event of a stream: what it says, and what the service calls it. */
export interface StreamEvent<Data> {
  readonly data: Data;
  /** The kind of event; undefined if the service gives none. */
  readonly event: string | undefined;
  /** The id by which the service resumes the stream behind this event; undefined if it gives none. */
  readonly id: string | undefined;
}

/** The items of a response, each as soon as it has arrived: `for await (const item of stream)`. Read it once. */
export class EventStream<Data> implements AsyncIterable<Data> {
  readonly #events: AsyncGenerator<StreamEvent<Data>, void>;

  constructor(events: AsyncGenerator<StreamEvent<Data>, void>) {
    this.#events = events;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Data, void> {
    for await (const { data } of this.#events) yield data;
  }

  /** The same items with the names and ids of their events. */
  events(): AsyncIterable<StreamEvent<Data>> {
    return this.#events;
  }
}
