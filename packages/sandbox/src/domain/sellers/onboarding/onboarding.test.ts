import { expect, test } from 'vitest';
import { useTestSandbox } from '../../../testing/test-sandbox.js';

const started = useTestSandbox();

test.each([
  'http://shop.example',
  'https://shop.example:99999/',
  'https://999.1.1.1/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'http://localhost.evil.example/',
  'http://localhost@evil.example/',
  'https:/\\evil.example',
  '\thttps://evil.example',
  'https://user@evil.example/',
])('rejects the redirect URL %j', async (redirectUrl) => {
  const call = started.as();
  const holder = (await call('POST', '/api/accountholders', { displayName: 'Mila' })).body.code;
  const path = `/api/accountholders/${holder}/onboarding-url`;
  const refused = await call('POST', path, { redirectUrl });
  expect(refused).toMatchObject({ status: 422, body: { details: [{ field: 'redirectUrl' }] } });
});
