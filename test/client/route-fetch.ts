/** Redirects requests of a README's program from the documented hosts to `MOCK_URL`; loaded before the program. */
const mock = process.env['MOCK_URL'] ?? '';
const network = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { hostname, pathname, search } = new URL(request.url);
  if (!hostname.endsWith('.example')) return network(request);
  return network(new Request(mock + pathname + search, request));
};
