import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends bytes as they are over a socket of its own.
 * @param text what is sent; lines end as written
 * @returns the status and all that came back until the server ended the connection
 */
export async function sendRaw(
  origin: string,
  text: string,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket.setEncoding('latin1') as AsyncIterable<string>) answer += chunk;
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), text: answer };
}
