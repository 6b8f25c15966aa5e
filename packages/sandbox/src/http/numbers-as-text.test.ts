import { expect, test } from 'vitest';
import { acceptNumbers } from './numbers-as-text.js';

const echo = acceptNumbers(async (request) => new Response(await request.arrayBuffer()));

async function pass(
  body: string | Buffer<ArrayBuffer>,
  path = '/api/accountholders',
  method = 'POST',
) {
  const request = new Request(`http://sandbox.example${path}`, { method, body });
  return Buffer.from(await (await echo(request)).arrayBuffer());
}

test.each([
  ['{"phone":31612345678}', '{"phone":"31612345678"}'],
  ['{"phone" : 31,"x":1}', '{"phone" : "31","x":1}'],
  ['{"phone":0031}', '{"phone":0031}'],
  [
    '{"registrationNumber":12345678901234567890 }',
    '{"registrationNumber":"12345678901234567890" }',
  ],
  ['{"phone":"+31"}', '{"phone":"+31"}'],
  ['{"phone":1.5}', '{"phone":1.5}'],
  ['{"phone":1e3}', '{"phone":1e3}'],
  ['{"phone":null}', '{"phone":null}'],
  [String.raw`{"a":"\"phone\":5,"}`, String.raw`{"a":"\"phone\":5,"}`],
  ['["phone",5]', '["phone",5]'],
])('%s arrives as %s', async (sent, arrived) => {
  expect((await pass(sent)).toString()).toBe(arrived);
});

test('leaves other paths, and bytes that are not text, unchanged', async () => {
  const body = '{"phone":1}';
  expect((await pass(body, '/api/fund/split-payments')).toString()).toBe(body);
  const bytes = Buffer.from([0xff, 0x22, 0xc3, 0x28, 0x00]);
  expect(await pass(bytes)).toEqual(bytes);
});

test('reads no more than the size limit, and the server still refuses a body that is too large', async () => {
  const sent = Buffer.alloc(20 * 1024 * 1024, ' ');
  const arrived = await pass(sent);
  expect(arrived.length).toBeGreaterThan(16 * 1024 * 1024);
});

test('passes on an incomplete body unchanged', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from('{"phone":1,')),
    pull: (controller) => controller.error(new Error('gone')),
  });
  const init = { method: 'PATCH', body, duplex: 'half' } as const;
  const response = await echo(new Request('http://sandbox.example/api/accountholders/ah_1', init));
  expect(await response.text()).toBe('{"phone":"1",');
});
