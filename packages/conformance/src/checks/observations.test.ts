import { expect, test } from 'vitest';
import { prepareDocument } from '../document/load.js';
import { readApi } from '../document/read.js';
import type { CheckContext } from '../run/check.js';
import type { Outcome } from '../outcome.js';
import { ProvedClaims } from '../run/proved-claims.js';
import { plainProfile } from '../profile/profile.js';
import { Observations } from './observations.js';

/** The outcome of `responses/list` after a status code, if another operation documents the status code `other`. */
async function outcomeOf(status: number, other: string): Promise<Outcome | undefined> {
  const response = { description: 'OK.' };
  const api = readApi(
    prepareDocument({
      openapi: '3.1.0',
      info: { title: 'Things', version: '1' },
      paths: {
        '/things': {
          get: { operationId: 'list', responses: { '200': response } },
          post: { operationId: 'create', responses: { '201': response, [other]: response } },
        },
      },
    }),
  );
  const { schemas } = api;
  const observations = new Observations(api, schemas, plainProfile, { claimKinds: new Map() });
  const [operation] = api.operations;
  const request = { method: 'GET', url: 'http://test/things', headers: {}, body: undefined };
  const reply = { status, headers: {}, text: '', json: undefined, milliseconds: 1 };
  observations.observe(operation, { operationId: 'list', request, reply });
  return observations
    .checks()
    .find(({ id }) => id === 'responses/list')
    ?.run({ proved: new ProvedClaims({ api, schemas, claimKinds: new Map() }) } as CheckContext);
}

test.each([413, 415, 422])('notes %i if the document does not mention it', async (status) => {
  expect(await outcomeOf(status, '400')).toEqual({
    status: 'passed',
    cases: 1,
    notes: [`status ${status} was received, which the document does not mention`],
  });
});

test.each([
  [413, '413'],
  [422, '4XX'],
  [415, 'default'],
  [400, '422'],
  [409, '422'],
])('reports %i if another operation documents %s', async (status, other) => {
  expect(await outcomeOf(status, other)).toMatchObject({
    status: 'failed',
    findings: [{ actual: `status ${status}` }],
  });
});

test.each([404, 501])(
  'reports an operation without path parameters as not implemented after %i',
  async (status) => {
    await expect(outcomeOf(status, '422')).rejects.toThrow('list is not implemented.');
  },
);
