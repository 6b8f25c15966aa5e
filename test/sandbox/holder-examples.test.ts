import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  type Call,
  startTestSandbox,
  type TestSandbox,
} from '../../packages/sandbox/src/testing/test-sandbox.js';

let started: TestSandbox;
let call: Call;
beforeAll(async () => {
  started = await startTestSandbox();
});
afterAll(() => started.close());
beforeEach(() => {
  call = started.as();
});

/** Returns the value of an example of the contract. */
function example(name: string): object {
  const file = new URL(`../../spec/${name.slice(0, 2)}/examples/${name}.yaml`, import.meta.url);
  return (parse(readFileSync(file, 'utf8')) as { value: object }).value;
}

const organization = { displayName: 'N', legalEntity: { legalForm: 'organization' } };

test.each([
  ['v1.AccountHolderCreateIndividual'],
  ['v1.AccountHolderCreateNameOnly'],
  ['v1.AccountHolderCreateOrganization'],
  ['v2.AccountHolderCreateIndividual'],
  ['v2.AccountHolderCreateNameOnly'],
  ['v2.AccountHolderCreateOrganization'],
])('the example %s creates a holder', async (name) => {
  const path = name.startsWith('v1') ? '/api/v1/accountholders' : '/api/accountholders';
  const response = await call('POST', path, example(name));
  expect(response.status).toBe(200);
  // The response repeats the request, except for the contents of files and derived values.
  const { displayName, extRef } = example(name) as { displayName: string; extRef?: string };
  expect(response.body).toMatchObject({ displayName, ...(extRef !== undefined && { extRef }) });
});

test.each([
  ['v1.AccountHolderUpdateBankAccount', 'PATCH', '/api/v1/accountholders/{holder}'],
  ['v1.AccountHolderUpdateLateData', 'PATCH', '/api/v1/accountholders/{holder}'],
  ['v2.AccountHolderUpdateBankAccount', 'PATCH', '/api/accountholders/{holder}'],
  ['v1.VirtualAccountCreate', 'POST', '/api/v1/accountholders/{holder}/accounts'],
  [
    'v1.ExternalAccountCreateWithoutStatement',
    'POST',
    '/api/v1/accountholders/{holder}/externalaccounts',
  ],
  [
    'v1.ExternalAccountCreateWithStatement',
    'POST',
    '/api/v1/accountholders/{holder}/externalaccounts',
  ],
  ['v2.ExternalAccountCreateIban', 'POST', '/api/accountholders/{holder}/externalaccounts'],
  ['v2.ExternalAccountCreateUpo', 'POST', '/api/accountholders/{holder}/externalaccounts'],
  ['v2.OnboardingUrlCreate', 'POST', '/api/accountholders/{holder}/onboarding-url'],
  ['v2.OnboardingUrlCreateEmpty', 'POST', '/api/accountholders/{holder}/onboarding-url'],
])('a holder with only a name accepts the example %s', async (name, method, path) => {
  const { code } = (await call('POST', '/api/accountholders', { displayName: 'Mila' })).body;
  const response = await call(method, path.replace('{holder}', code), example(name));
  expect(response.status).toBe(200);
});

test.each([
  ['v2.BeneficialOwnerCreate', '/api/accountholders/{holder}/ubos'],
  ['v2.BeneficialOwnerCreateTypeOnly', '/api/accountholders/{holder}/ubos'],
  ['v2.BeneficialOwnerCreateUnitedStates', '/api/accountholders/{holder}/ubos'],
  ['v1.LateOrganizationDocumentCreate', '/api/v1/accountholders/{holder}/organization/documents'],
])('an organization accepts the example %s', async (name, path) => {
  const { code } = (await call('POST', '/api/accountholders', organization)).body;
  const response = await call('POST', path.replace('{holder}', code), example(name));
  expect(response.status).toBe(200);
});

test.each([['v1.LatePersonalDocumentCreatePassport'], ['v1.LatePersonalDocumentCreateIdCard']])(
  'an individual accepts the example %s',
  async (name) => {
    const seller = { displayName: 'M', legalEntity: { legalForm: 'individual' } };
    const { code } = (await call('POST', '/api/accountholders', seller)).body;
    const path = `/api/v1/accountholders/${code}/individual/documents`;
    expect((await call('POST', path, example(name))).status).toBe(200);
  },
);
