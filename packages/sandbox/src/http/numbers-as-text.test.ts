import { expect, test } from 'vitest';
import { numbersAsText } from './product-app.js';

function pass(body: string | Buffer, path = '/api/accountholders'): Buffer {
  const request = new Request(`http://sandbox.example${path}`, { method: 'POST' });
  return Buffer.from(numbersAsText(Buffer.from(body), request));
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
])('%s arrives as %s', (sent, arrived) => {
  expect(pass(sent).toString()).toBe(arrived);
});

test('leaves other paths, and bytes that are not text, unchanged', () => {
  const body = '{"phone":1}';
  expect(pass(body, '/api/fund/split-payments').toString()).toBe(body);
  const bytes = Buffer.from([0xff, 0x22, 0xc3, 0x28, 0x00]);
  expect(pass(bytes)).toEqual(bytes);
});
