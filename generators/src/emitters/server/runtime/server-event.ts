/** The fields of an event of a `text/event-stream` besides its data. */
export interface EventFields {
  /** The event name. */
  readonly event?: string | undefined;
  /** The event id, which a client sends as `Last-Event-ID` when it reconnects. */
  readonly id?: string | undefined;
  /** The delay before a client reconnects, in milliseconds. */
  readonly retry?: number | undefined;
}

/** An item of a `text/event-stream` with other fields than data. */
export class ServerEvent<Data> implements EventFields {
  readonly data: Data;
  readonly event: string | undefined;
  readonly id: string | undefined;
  readonly retry: number | undefined;

  constructor(data: Data, { event, id, retry }: EventFields = {}) {
    this.data = data;
    this.event = event;
    this.id = id;
    this.retry = retry;
  }
}
