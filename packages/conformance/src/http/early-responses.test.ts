import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startEarlyServer, type EarlyServer, type Ending } from '../testing/early-server.js';
import { readEarlyResponse } from './early-responses.js';

let server: EarlyServer | undefined;
afterEach(() => server?.stop());

const endings: Ending[] = ['reset', 'close', 'half-close'];

test.each(endings)('an answer is read though the write after it fails: %s', async (ending) => {
  server = await startEarlyServer('the answer', ending);
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
  // Nothing was read yet, and the other side has gone: both writes are made in the same turn.
  socket.write('second');
  socket.write('third');
  await over;
  expect(text).toBe('the answer');
  expect(socket.destroyed).toBe(true);
});
