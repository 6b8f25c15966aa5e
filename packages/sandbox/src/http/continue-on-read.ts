import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Sends `100 Continue` when the body is first read: Node sends it at once, so that a client uploads a refused body.
 * Node closes the connection after a response without it.
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
