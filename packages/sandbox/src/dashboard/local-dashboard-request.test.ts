import { expect, test } from 'vitest';
import { isLocalDashboardRequest } from './local-dashboard-request.js';

const here = 'http://127.0.0.1:4020/_sandbox/ui/tenants';

/** Returns a request as the server receives it: its URL has the host of the `Host` header. */
function request(url: string, headers: Record<string, string> = {}): Request {
  return new Request(url, { headers });
}

test.each([
  ['a program', here, {}],
  ['a page', here, { 'sec-fetch-site': 'same-origin' }],
  ['a page that changes something', here, { origin: 'http://127.0.0.1:4020' }],
  ['a page of localhost', 'http://localhost:4020/', { origin: 'http://localhost:4020' }],
  ['a page of IPv6', 'http://[::1]:4020/', { origin: 'http://[::1]:4020' }],
  ['a forwarded port', 'http://localhost:9999/', { 'sec-fetch-site': 'same-origin' }],
])('accepts %s on this machine', (_who, url, headers) => {
  expect(isLocalDashboardRequest(request(url, headers))).toBe(true);
});

test.each([
  ['a name that points here', 'http://evil.example:4020/', { 'sec-fetch-site': 'same-origin' }],
  ['a name that only looks like it', 'http://127.0.0.1.nip.io/', {}],
  ['a name below localhost', 'http://evil.localhost:4020/', {}],
  ['an address of the network', 'http://192.168.1.2:4020/', {}],
  ['any address', 'http://0.0.0.0:4020/', {}],
  ['two hosts', here, { host: 'evil.example' }],
  ['another site', here, { 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', here, { 'sec-fetch-site': 'same-site' }],
  ['an address that was typed in', here, { 'sec-fetch-site': 'none' }],
  ['the origin of another site', here, { origin: 'https://evil.example' }],
  ['the origin of another port', here, { origin: 'http://127.0.0.1:3000' }],
  ['an opaque origin', here, { origin: 'null' }],
  ['the same host by TLS', here, { origin: 'https://127.0.0.1:4020' }],
  ['a proxy', here, { 'x-forwarded-for': '203.0.113.9' }],
  ['a tunnel', here, { 'cf-connecting-ip': '203.0.113.9' }],
  ['a tunnel that rewrites the host', here, { 'x-original-host': 'dashboard.example' }],
  ['a proxy that forwards only the scheme', here, { 'x-forwarded-proto': 'https' }],
  ['a proxy that follows the standard', here, { forwarded: 'for=203.0.113.9' }],
])('refuses %s', (_who, url, headers) => {
  expect(isLocalDashboardRequest(request(url, headers))).toBe(false);
});
