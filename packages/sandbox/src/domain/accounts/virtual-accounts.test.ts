import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Call, startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.js';

let started: TestSandbox;
let call: Call;
let holder: string;
let v1: string;
let v2: string;
beforeAll(async () => {
  started = await startTestSandbox();
});
afterAll(() => started.close());
beforeEach(async () => {
  call = started.as();
  const { body } = await call('POST', '/api/accountholders', {
    displayName: 'Main',
    extRef: 'main',
  });
  holder = body.code;
  v1 = `/api/v1/accountholders/${holder}/accounts`;
  v2 = `/api/accountholders/${holder}/accounts`;
});

test('opens more accounts, which both versions list newest first', async () => {
  const made = await call('POST', v1, { displayName: 'Second', extRef: 'second', code: 'va_x' });
  expect(made.body).toMatchObject({
    accountType: 'DEFAULT',
    displayName: 'Second',
    extRef: 'second',
  });
  const names = async (path: string) => {
    const { elements } = (await call('GET', path)).body;
    return elements.map((one: { displayName: string }) => one.displayName);
  };
  expect(await names(v1)).toEqual(['Second', 'Main']);
  expect(await names(v2)).toEqual(['Second', 'Main']);
  expect(await names(`${v1}?_sort=asc`)).toEqual(['Main', 'Second']);
  expect(await names(`${v1}?_pageNumber=1&_pageSize=1`)).toEqual(['Main']);
  expect(await names(`${v2}?_pageNumber=9`)).toEqual([]);
  for (const path of [v1, v2])
    expect((await call('GET', `${path}/${made.body.code}`)).body).toEqual(made.body);
  expect((await call('GET', `/api/v1/fund/balance/${made.body.code}`)).body.amount).toBe(0);
});

test('rejects names and references that another account of the holder has (D28)', async () => {
  const taken = await call('POST', v1, { displayName: 'Main', extRef: 'main_virtual_account' });
  expect(taken.status).toBe(409);
  expect(taken.body.details.map(({ field }: { field: string }) => field)).toEqual([
    'extRef',
    'displayName',
  ]);
  const { body } = await call('POST', v1, { displayName: 'Second' });
  const path = `${v1}/${body.code}`;
  expect((await call('PATCH', path, { displayName: 'Main' })).body.code).toBe('409.230.002');
  const renamed = await call('PATCH', path, { ...body, displayName: 'Third', code: 'va_other' });
  expect(renamed.body).toEqual({ ...body, displayName: 'Third' });
  expect((await call('PATCH', path, { extRef: 'mine' })).body.extRef).toBe('mine');
  expect((await call('PATCH', path, { extRef: null })).body.extRef).toBeNull();
  expect((await call('PATCH', path, { displayName: null })).status).toBe(400);
});

test('returns 404 for an account of another holder', async () => {
  const other = await call('POST', '/api/accountholders', { displayName: 'Other' });
  const theirs = other.body.accounts[0].code as string;
  const [liable] = (await call('GET', '/api/divisions')).body[0].balances;
  for (const code of [theirs, 'va_unknown', liable.virtualAccountCode])
    for (const path of [v1, v2]) expect((await call('GET', `${path}/${code}`)).status).toBe(404);
  expect((await call('PATCH', `${v1}/${theirs}`, { displayName: 'Mine now' })).status).toBe(404);
  expect((await call('GET', v1.replace(holder, 'ah_unknown'))).status).toBe(404);
});

test('rejects new accounts and changes for a closed holder', async () => {
  const [{ code }] = (await call('GET', v1)).body.elements;
  await call('POST', `/_sandbox/account-holders/${holder}/status`, { code: 'CLOSED' });
  const closed = { status: 402, body: { code: '402.200.001' } };
  expect(await call('POST', v1, { displayName: 'Second' })).toMatchObject(closed);
  expect(await call('PATCH', `${v1}/${code}`, { displayName: 'Second' })).toMatchObject(closed);
});
