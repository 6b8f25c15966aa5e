import * as webhooks from '@seller-funds/webhooks';
import { expect, it } from 'vitest';
import { controlTenant } from '../packages/sandbox/src/control-client/tenant.js';

type AnyFunction = (...values: unknown[]) => unknown;

function functionsOf(value: object, path: string): [string, AnyFunction][] {
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const place = `${path}.${name}`;
    if (typeof member === 'object' && member !== null) return functionsOf(member, place);
    if (typeof member !== 'function' || String(member).startsWith('class')) return [];
    const call = member as AnyFunction;
    // Such as `kyc(code)`, which returns an object of functions.
    if (String(member).startsWith('(code) => {')) {
      return functionsOf(call('ah_1') as object, `${place}()`);
    }
    return [[place, call]];
  });
}

const tenant = controlTenant('test_stack', async () => {
  await Promise.resolve();
  return Response.json({ code: '500.000.001', message: 'No.' }, { status: 500 });
});
const { fetch: _fetch, ...controls } = tenant;
const all = [...functionsOf(webhooks, 'webhooks'), ...functionsOf(controls, 'sandbox')];

it.each(all)('names the caller in the stack of an error of %s', async (_name, call) => {
  async function receiveOrder(): Promise<unknown> {
    await Promise.resolve();
    return await call({});
  }
  const error: unknown = await receiveOrder().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).stack).toMatch(/receiveOrder/);
});
