import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { guardedLookup, refusePrivateHost, type ResolveName } from './addresses.js';

const outside: LookupAddress = { address: '198.41.0.4', family: 4 };
const outsideToo: LookupAddress = { address: '2001:503:ba3e::2:30', family: 6 };
const inside: LookupAddress = { address: '127.0.0.1', family: 4 };

function lookUp(resolve: ResolveName, all: boolean): Promise<unknown> {
  return new Promise((settle, reject) => {
    guardedLookup(resolve)('hooks.example', { all }, (error, address, family) => {
      if (error) reject(error);
      else settle(all ? address : { address, family });
    });
  });
}

test('returns public addresses', async () => {
  const resolve: ResolveName = (_name, callback) => callback(null, [outside, outsideToo]);
  expect(await lookUp(resolve, false)).toEqual(outside);
  expect(await lookUp(resolve, true)).toEqual([outside, outsideToo]);
});

test('refuses a host name whose address changes, as the connection uses the checked addresses', async () => {
  const addresses = [outside, inside];
  const resolve: ResolveName = (_name, callback) => callback(null, addresses.splice(0, 1));
  // The connection gets the checked addresses; no second lookup happens.
  expect(await lookUp(resolve, false)).toEqual(outside);
  await expect(lookUp(resolve, false)).rejects.toThrow('hooks.example has the address 127.0.0.1');
});

test('allows host names, and public IP addresses', () => {
  for (const url of [
    'https://hooks.example/',
    'https://198.41.0.4/',
    'https://[2001:503:ba3e::2:30]/',
  ])
    expect(() => refusePrivateHost(new URL(url))).not.toThrow();
});
