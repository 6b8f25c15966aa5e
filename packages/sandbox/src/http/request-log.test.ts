import { beforeEach, expect, test } from 'vitest';
import { type Call, startTestSandbox, useTestSandbox } from '../testing/test-sandbox.js';

const requests = '/_sandbox/requests';
const holders = '/api/accountholders';

let call: Call;
const started = useTestSandbox(() => ({ requestLog: 5 }));
beforeEach(() => {
  call = started.as();
});

test('lists requests, the latest first, without the key', async () => {
  await call('GET', `${holders}?_pageSize=1`);
  await call('POST', holders, { displayName: 'Mila' });
  await call('GET', `${holders}/none`);
  const { body } = await call('GET', requests);
  const shown = body.elements.map(({ method, target, status }: Record<string, unknown>) => [
    method,
    target,
    status,
  ]);
  expect(shown).toEqual([
    ['GET', `${holders}/none`, 404],
    ['POST', holders, 200],
    ['GET', `${holders}?_pageSize=1`, 200],
  ]);
  const { id } = body.elements[1];
  const detail = (await call('GET', `${requests}/${id}`)).body;
  expect(detail.request).toMatchObject({ body: '{"displayName":"Mila"}', complete: true });
  expect(detail.request.headers).not.toHaveProperty('authorization');
  expect(JSON.parse(detail.response.body)).toMatchObject({ displayName: 'Mila' });
  expect((await call('GET', `${requests}?status=404`)).body.totalElementCount).toBe(1);
  expect((await call('GET', `${requests}?method=POST`)).body.totalElementCount).toBe(1);
  expect((await call('GET', `${requests}?path=_pageSize`)).body.totalElementCount).toBe(1);
  expect((await started.as()('GET', requests)).body.elements).toEqual([]);
  expect((await started.as()('GET', `${requests}/${id}`)).status).toBe(404);
});

test('sends a logged request again, with the key of the caller', async () => {
  await call('POST', holders, { displayName: 'Mila' });
  const [{ id }] = (await call('GET', requests)).body.elements;
  const again = await call('POST', `${requests}/${id}/replay`);
  expect(again.body.status).toBe(200);
  expect((await call('GET', holders)).body.totalElementCount).toBe(2);
  expect((await call('POST', `${requests}/0/replay`)).status).toBe(404);
});

test('limits the number of requests; a reset and a deletion remove them', async () => {
  for (let made = 0; made < 7; made += 1) await call('GET', holders);
  expect((await call('GET', requests)).body.totalElementCount).toBe(5);
  expect((await call('GET', `${requests}?_pageSize=2&_pageNumber=2`)).body.elements).toHaveLength(
    1,
  );
  expect((await call('DELETE', requests)).body).toEqual({ count: 0 });
  expect((await call('GET', requests)).body.elements).toEqual([]);
});

test('stores a body that the API refused', async () => {
  const headers = { 'content-type': 'text/plain' };
  const { status } = await call('POST', holders, { displayName: 'Mila' }, headers);
  const [{ id }] = (await call('GET', requests)).body.elements;
  const { request } = (await call('GET', `${requests}/${id}`)).body;
  expect([status, request.body, request.complete]).toEqual([400, '{"displayName":"Mila"}', true]);
});

test('stores the beginning of a long body, which cannot be sent again', async () => {
  const long = { displayName: 'x'.repeat(70_000) };
  await call('POST', holders, long);
  const [{ id }] = (await call('GET', requests)).body.elements;
  const { request } = (await call('GET', `${requests}/${id}`)).body;
  expect(request.complete).toBe(false);
  expect(request.body).toHaveLength(64 * 1024);
  expect((await call('POST', `${requests}/${id}/replay`)).status).toBe(422);
});

test('logs a dropped connection without a response', async () => {
  await call('POST', '/_sandbox/faults', { drop: 'BEFORE' });
  await expect(call('GET', holders)).rejects.toThrow('dropped by fault 1');
  const [first] = (await call('GET', requests)).body.elements;
  expect(first.status).toBeNull();
  expect((await call('GET', `${requests}/${first.id}`)).body).not.toHaveProperty('response');
  const again = await call('POST', `${requests}/${first.id}/replay`);
  expect(again).toMatchObject({ status: 200, body: { status: null, body: '' } });
});

test('logs nothing unless enabled', async () => {
  const plain = await startTestSandbox();
  const other = plain.as();
  await other('GET', holders);
  expect((await other('GET', requests)).body.elements).toEqual([]);
});
