import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Sends `100 Continue` when the body is read for the first time. By default Node sends it at once, also for a request
 * that is refused because of its headers, so that the client uploads a body that nobody reads. Node closes the
 * connection after a response without `100 Continue`.
 */
export function continueOnRead(server: Server): void {
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const read = incoming._read.bind(incoming);
    incoming._read = (size) => {
      incoming._read = read;
      if (!outgoing.headersSent) outgoing.writeContinue();
      read(size);
    };
    server.emit('request', incoming, outgoing);
  });
}
