import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { v2Holders, type HolderCalls, holderCalls } from '../../../testing/holder-calls.js';
import { file, organization, person } from '../../../testing/sellers.js';
import { type Call, startTestSandbox, type TestSandbox } from '../../../testing/test-sandbox.js';

describe('owners of organizations', () => {
  let started: TestSandbox;
  let call: Call;
  let holders: HolderCalls;
  beforeAll(async () => {
    started = await startTestSandbox();
  });
  afterAll(() => started.close());
  beforeEach(() => {
    call = started.as();
    holders = holderCalls(call);
  });

  test('are created, read, listed and updated', async () => {
    const code = await holders.create(organization());
    await holders.advance(6);
    const path = `${v2Holders}/${code}/ubos`;
    const added = await call('POST', path, { ...person(), type: 'CFO', extRef: 'smit', code: 'x' });
    expect(added.body).toMatchObject({
      type: 'CFO',
      extRef: 'smit',
      createdAt: '2026-03-10T09:30:06.000Z',
    });
    expect(await holders.status(code)).toBe('IN_PROGRESS');
    await holders.advance(6);
    const own = `${path}/${added.body.code}`;
    expect((await call('GET', own)).body).not.toHaveProperty('documents');
    const full = (await call('GET', `${own}?_fragments=docfiles`)).body;
    expect(full.documents[0].photos[0].data).toBe(file);
    const same = await call('PATCH', own, { type: 'CFO', phone: '1', email: null });
    expect(same.body).toMatchObject({ phone: '1', documents: [{ extRef: 'passport' }] });
    expect(await holders.status(code)).toBe('PASSED');
    await call('PATCH', own, { type: 'COO' });
    expect(await holders.status(code)).toBe('IN_PROGRESS');
    expect((await call('PATCH', own, { phone: '1' })).status).toBe(422);
    expect((await call('POST', path, { type: 'CEO', extRef: 'smit' })).body.code).toBe(
      '409.200.002',
    );
    expect((await call('PATCH', own, { type: 'COO', extRef: 'bakker' })).body.code).toBe(
      '409.200.002',
    );
    const coded = [{ code: full.documents[0].code, extRef: 'second', number: '8' }];
    const ignored = await call('PATCH', own, { type: 'COO', documents: coded, code: 'ubo_X' });
    expect(ignored.body.code).toBe(added.body.code);
    expect(ignored.body.documents).toMatchObject([
      { code: full.documents[0].code, extRef: 'passport' },
      { extRef: 'second', number: '8' },
    ]);
    const pages = async (query: string) => {
      const { body } = await call('GET', `${path}?${query}`);
      return body.elements.map((one: { extRef: string }) => one.extRef).join();
    };
    expect(await pages('')).toBe('smit,bakker');
    expect(await pages('pageNumber=1&pageSize=1')).toBe('bakker');
  });

  test('cannot be added to a holder without a legal entity (D176)', async () => {
    const path = `${v2Holders}/${await holders.create()}/ubos`;
    expect((await call('GET', path)).body.elements).toEqual([]);
    expect((await call('POST', path, { type: 'CEO' })).body.code).toBe('422.200.004');
    expect((await call('GET', `${path}/ubo_X`)).status).toBe(404);
  });
});
