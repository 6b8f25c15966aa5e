import type { CalledOperation } from './endpoint.js';
import { ResponseError } from './errors.js';

/** The methods that read a whole body. */
const readers = ['text', 'json', 'blob', 'arrayBuffer'] as const;

/**
 * Limits the size of a response body for the methods that read it as a whole, which then reject with a
 * `ResponseError`. A stream of the body has no limit.
 */
export function limitBody(response: Response, operation: CalledOperation, limit: number): Response {
  const { headers } = response;
  const length = Number(headers.get('content-length') ?? NaN);
  // The platform checks the length, which is that of the compressed body.
  if (!response.body || (length <= limit && !headers.has('content-encoding'))) return response;
  const readAll = async (): Promise<Response> => {
    const chunks: Uint8Array[] = [];
    let size = length > limit ? length : 0;
    // After `clone`, the body is another stream.
    const reader = response.body?.getReader();
    while (size <= limit) {
      const value = (await reader?.read())?.value;
      if (!value) {
        const whole = new Uint8Array(size);
        let offset = 0;
        for (const chunk of chunks) {
          whole.set(chunk, offset);
          offset += chunk.length;
        }
        return new Response(whole, { headers });
      }
      chunks.push(value);
      size += value.length;
    }
    await reader?.cancel();
    const found = `more than ${limit} bytes, the limit of maxResponseBytes`;
    throw new ResponseError(operation, response, '', undefined, found);
  };
  for (const name of readers) {
    const value = async (): Promise<unknown> => (await readAll())[name]();
    Object.defineProperty(response, name, { value });
  }
  return response;
}
