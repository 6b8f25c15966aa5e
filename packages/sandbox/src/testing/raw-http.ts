import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends a request as raw bytes over a new socket; returns the status and the whole response. */
export async function sendRaw(
  origin: string,
  text: string,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(text);
  let response = '';
  for await (const chunk of socket.setEncoding('latin1') as AsyncIterable<string>)
    response += chunk;
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0), text: response };
}
