import { expect, it } from 'vitest';
import { contractOf } from '../testing/document.js';

it('reads every type of security scheme', async () => {
  const { securitySchemes } = await contractOf({
    components: {
      securitySchemes: {
        token: { type: 'oauth2', flows: {} },
        bearer: { type: 'http', scheme: 'Bearer', description: 'The key.' },
        key: { $ref: '#/components/securitySchemes/other' },
        other: { type: 'apiKey', in: 'query', name: 'api key' },
      },
    },
  });
  const none = { in: undefined, parameter: undefined, scheme: undefined, description: undefined };
  const key = { ...none, type: 'apiKey', in: 'query', parameter: 'api key' };
  expect(securitySchemes).toEqual([
    { ...none, name: 'bearer', type: 'http', scheme: 'bearer', description: 'The key.' },
    { ...key, name: 'key' },
    { ...key, name: 'other' },
    { ...none, name: 'token', type: 'oauth2' },
  ]);
});
