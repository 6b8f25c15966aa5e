import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startEarlyServer, type Ending } from '../testing/early-server.js';
import { readEarlyResponse } from './early-responses.js';

const endings: Ending[] = ['reset', 'close', 'half-close'];

test.each(endings)('reads a response although a later write fails: %s', async (ending) => {
  const server = await startEarlyServer('the response', ending);
  const socket = connect(server.port, '127.0.0.1');
  readEarlyResponse(socket);
  const over = new Promise((resolve) => {
    socket.on('error', resolve).on('close', resolve);
  });
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  socket.write('first');
  server.waitUntilClosed();
  // Nothing was read yet, and the other side has closed. Both writes happen in the same turn.
  socket.write('second');
  socket.write('third');
  await over;
  expect(text).toBe('the response');
  expect(socket.destroyed).toBe(true);
});
