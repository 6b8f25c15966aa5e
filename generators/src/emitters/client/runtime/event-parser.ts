import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** An event as it was sent. `retry` is the delay before reconnecting in milliseconds. */
export interface RawEvent {
  readonly data: string;
  readonly event?: string | undefined;
  readonly id?: string | undefined;
  readonly retry?: number | undefined;
}

/** The maximum length of an event in characters. */
const maxEventLength = 2 ** 26;

/** Parses the events of a `text/event-stream` (HTML Standard, 9.2). */
export async function* parseEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<RawEvent> {
  const found: EventSourceMessage[] = [];
  let retry: number | undefined;
  const parser = createParser({
    maxBufferSize: maxEventLength,
    onEvent: (event) => found.push(event),
    onRetry: (milliseconds) => {
      retry = milliseconds;
    },
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw error;
    },
  });
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    for (const event of found.splice(0)) yield { ...event, retry };
  }
}
