import { expect, it } from 'vitest';
import { writeServerUrl } from './server-url.js';

const template = 'https://{tenant}.example.com:{port}/v1';
const defaults = { tenant: 'demo', port: '8443' };

it('fills in server variables or their defaults', () => {
  expect(writeServerUrl(template, defaults, {})).toBe('https://demo.example.com:8443/v1');
  const given = { tenant: 'shop', port: undefined };
  expect(writeServerUrl(template, defaults, given)).toBe('https://shop.example.com:8443/v1');
});

it.each(['evil.example/', 'a?', 'a#', 'user@evil.example', 'a b', 'a\\b'])(
  'rejects the value %j, which would change another part of the URL',
  (tenant) => {
    expect(() => writeServerUrl(template, defaults, { tenant })).toThrow(
      new TypeError('The server variable tenant must not contain / ? # @ \\ or spaces'),
    );
  },
);
