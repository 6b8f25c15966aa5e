import type { Server } from 'node:http';

/** In each window, a client must send this many bytes of a request body, or its end. */
const minimumBytes = 64 * 1024;

/** The same after six windows: only large bodies, of imports, take longer. */
const minimumBytesOfLargeBody = 1024 * 1024;
const windowsOfSmallBody = 6;

/** Ends requests whose body arrives slowly, with a 408: each of them takes a place of the concurrency limit. */
export function endSlowBodies(server: Server, windowMs = 10_000): void {
  server.on('request', (incoming) => {
    const { socket } = incoming;
    let seen = socket.bytesRead;
    let windows = 0;
    const timer = setTimeout(() => {
      if (incoming.complete) return;
      windows += 1;
      const minimum = windows > windowsOfSmallBody ? minimumBytesOfLargeBody : minimumBytes;
      // Received bytes that nothing has read yet: the client waits for the server.
      const isWaiting = incoming.readableLength > 0;
      if (isWaiting || socket.bytesRead - seen >= minimum) {
        seen = socket.bytesRead;
        timer.refresh();
        return;
      }
      socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      socket.destroySoon();
    }, windowMs).unref();
    incoming.once('close', () => {
      clearTimeout(timer);
    });
  });
}
