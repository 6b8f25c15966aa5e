// Responds to every request with one payment split. Prints its port for the parent process.
import { createServer } from 'node:http';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';

const example = new URL('../../spec/v1/examples/v1.PaymentSplit.yaml', import.meta.url);
const { value } = parse(readFileSync(example, 'utf8')) as { value: unknown };
const body = JSON.stringify(value);
const headers = {
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(body),
  'x-request-id': 'req_1',
};

const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
