import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends a request over a new socket, which it asks to close; returns the status and the whole response.
 * @param head the request line and the lines of headers
 */
export async function sendRaw(
  origin: string,
  head: readonly string[],
  body = '',
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write([...head, 'Connection: close', '', body].join('\r\n'));
  let response = '';
  for await (const chunk of socket.setEncoding('latin1') as AsyncIterable<string>)
    response += chunk;
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0), text: response };
}
