import { beforeEach, expect, test } from 'vitest';
import { type Call, useTestSandbox } from '../../testing/test-sandbox.js';

let call: Call;
const started = useTestSandbox();
beforeEach(() => {
  call = started.as();
});

test('includes the time zone in snapshots, exports and the state hash', async () => {
  const hash = async () => (await call('GET', '/_sandbox/state-hash')).body.hash;
  const zone = async (by = call) => (await by('GET', '/_sandbox/merchant')).body.timeZone;
  await call('PATCH', '/_sandbox/merchant', { timeZone: 'Europe/Berlin' });
  const before = await hash();
  await call('PUT', '/_sandbox/snapshots/berlin');
  await call('PATCH', '/_sandbox/merchant', { timeZone: 'Asia/Kolkata' });
  expect(await hash()).not.toBe(before);
  expect((await call('POST', '/_sandbox/snapshots/berlin/restore')).body.hash).toBe(before);
  expect(await zone()).toBe('Europe/Berlin');
  const { body } = await call('GET', '/_sandbox/export');
  const other = started.as();
  expect((await other('POST', '/_sandbox/import', body)).body.hash).toBe(before);
  expect(await zone(other)).toBe('Europe/Berlin');
  body.tables.divisions[0].timezone = 'Europe/Atlantis';
  const refused = await other('POST', '/_sandbox/import', body);
  expect(refused.status).toBe(422);
  expect(refused.body.details[0].message).toBe(
    'The export is damaged: unknown time zone Europe/Atlantis.',
  );
  await call('POST', '/_sandbox/reset');
  expect(await zone()).toBe('UTC');
});

test('rejects names that the tz database does not have, without changes', async () => {
  for (const timeZone of ['Europe/Atlantis', '+02:00', '', 'Europe/Berlin ', 'x'.repeat(65), 1]) {
    const body = { timeZone, unitedStates: true };
    const refused = await call('PATCH', '/_sandbox/merchant', body);
    expect([refused.status, timeZone]).toEqual([
      typeof timeZone === 'string' ? 422 : 400,
      timeZone,
    ]);
  }
  expect((await call('GET', '/_sandbox/merchant')).body).toMatchObject({
    unitedStates: false,
    timeZone: 'UTC',
  });
  const refused = await call('PATCH', '/_sandbox/merchant', { timeZone: '+02:00' });
  expect(refused.body.details).toEqual([
    {
      field: 'timeZone',
      code: '422.900.005',
      message: 'The value must be the name of a time zone, such as Europe/Berlin.',
      attemptedValue: '+02:00',
    },
  ]);
  for (const timeZone of ['Asia/Kolkata', 'Etc/GMT+5', 'UTC'])
    expect((await call('PATCH', '/_sandbox/merchant', { timeZone })).body.timeZone).toBe(timeZone);
});
