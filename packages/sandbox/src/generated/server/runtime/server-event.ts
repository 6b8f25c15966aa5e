// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** How an event of a `text/event-stream` is told besides its data. */
export interface EventFields {
  /** The kind of event. */
  readonly event?: string | undefined;
  /** What a client sends as `Last-Event-ID` when it resumes behind this event. */
  readonly id?: string | undefined;
  /** How many milliseconds a client that lost the connection is to wait. */
  readonly retry?: number | undefined;
}

/** An item of a `text/event-stream` that has more than data. */
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
