/**
 * Sends what a README's program sends to the hosts of the document to the mock instead. Loaded before
 * the program; `MOCK_URL` says where the mock is.
 */
const mock = process.env['MOCK_URL'] ?? '';
const network = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { hostname, pathname, search } = new URL(request.url);
  if (!hostname.endsWith('.example')) return network(request);
  return network(new Request(mock + pathname + search, request));
};
