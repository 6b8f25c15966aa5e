import { mapObjects } from '../../json.js';
import { completeOrganization } from '../fixtures/legal-entities.js';
import { bankAccount } from '../fixtures/bank-accounts.js';
import type { Scenario } from '../scenario.js';
import { item, paymentBody } from '../fixtures/trees.js';

const area = 'conventions';

/** CORE-GEN-010, -011: the content type of requests and responses. */
const mediaType: Scenario = {
  id: 'conventions/media-type',
  title: 'The content type application/json may have a charset, in any case; responses are JSON.',
  area,
  claims: 'CORE-GEN-009 CORE-GEN-010 CORE-GEN-011 CORE-GEN-012',
  run: async (context) => {
    for (const type of [
      'application/json;charset=UTF-8',
      'application/json; charset=utf-8',
      'Application/JSON',
    ]) {
      const body = paymentBody(context.unique(), [item('item_1', 100)]);
      const headers = { 'accept-charset': 'utf-8' };
      const { reply } = await context.send(
        'v2.createPaymentSplit',
        { body },
        { contentType: type, headers },
      );
      context.expectSuccess(reply, `a body of ${type}`);
      const returned = reply.headers['content-type'] ?? 'missing';
      context.expect(/^application\/json\b/i.test(returned), 'the response is JSON', returned);
    }
    const missing = await context.send('v2.getPaymentSplit', { path: { code: 'none' } });
    const errors = missing.reply.headers['content-type'] ?? 'missing';
    context.expect(/^application\/json\b/i.test(errors), 'an error is JSON', errors);
  },
};

/** D7: the forms of the Authorization header. */
const keyForms: Scenario = {
  id: 'conventions/key-forms',
  title: 'The API key is accepted as `Bearer <key>`, with Bearer in any case, and without Bearer.',
  area,
  claims: 'CORE-AUTH-002 CORE-AUTH-003 D7',
  run: async (context) => {
    const { apiKey } = context.session.tenant;
    for (const form of ['Bearer', 'bearer', 'BEARER', '']) {
      const authorization = `${form} ${apiKey}`.trim();
      const options = { credential: { authorization } };
      const { reply } = await context.send('v2.listDivisions', {}, options);
      context.expectSuccess(reply, `a request with the key as \`${form} <key>\``);
    }
  },
};

/** D13: the request ID. */
const requestId: Scenario = {
  id: 'conventions/request-id',
  title: 'Every response, including errors, has x-request-id: the one that was sent, or a new one.',
  area,
  claims: 'D13',
  run: async (context) => {
    const sent = `conformance-${context.unique()}`;
    const headers = { 'x-request-id': sent };
    const listed = await context.send('v1.listPaymentSplits', {}, { headers });
    context.expectEqual(listed.reply.headers['x-request-id'], sent, 'x-request-id of a success');
    const path = { code: 'sp_none' };
    const missing = await context.send('v1.getPaymentSplit', { path }, { headers });
    context.expectEqual(missing.reply.headers['x-request-id'], sent, 'x-request-id of a 404');
    const without = await context.send('v1.listPaymentSplits', {});
    const generatedId = without.reply.headers['x-request-id'] ?? '';
    context.expect(
      generatedId !== '',
      'a response to a request without an id has x-request-id',
      'it is missing',
    );
  },
};

function withUnknown(body: object): unknown {
  return mapObjects(body, (each) => ({ ...each, noSuchField: 'unknown' }));
}

/** D12: unknown members are ignored, and so are codes. */
const unknownFields: Scenario = {
  id: 'conventions/unknown-fields',
  title: 'Unknown fields of a request are ignored.',
  area,
  claims: 'CORE-GEN-014 EXT-PS-001 D12',
  run: async (context) => {
    const items = [{ ...item('item_1', 100), code: 'si_mine' }];
    const body = withUnknown({ ...paymentBody(context.unique(), items), code: 'sp_mine' });
    const split = await context.call('v2.createPaymentSplit', { body: body as never });
    const placeOfBirth = { city: 'Ede', country: 'NLD' };
    const legalEntity = { ...completeOrganization(), placeOfBirth };
    const owners = { displayName: 'Mila', legalEntity, externalAccounts: [bankAccount('Bank')] };
    const withUnknownFields = withUnknown({ ...owners, extRef: context.unique() }) as typeof owners;
    const holder = await context.call('v2.createAccountHolder', { body: withUnknownFields });
    const path = { accountHolderCode: holder.code };
    const query = { _fragments: ['ubo', 'extacc', 'docs', 'kycstatus', 'accounts'] as const };
    const changes = withUnknown({ displayName: 'Mila', legalEntity: { address: { city: 'Ede' } } });
    await context.call('v2.updateAccountHolder', {
      path,
      body: changes as { displayName: string },
    });
    const read = await context.call('v2.getAccountHolder', { path, query: query as never });
    const first = await context.call('v1.getAccountHolder', {
      path: { code: holder.code },
      query: query as never,
    });
    for (const response of [split, holder, read, first]) {
      const leak = /noSuchField|_mine/.exec(JSON.stringify(response))?.[0];
      context.expect(leak === undefined, 'unknown fields and codes are shown on no level', leak);
    }
  },
};

/** The conventions of both versions. */
export const conventionScenarios = [mediaType, keyForms, requestId, unknownFields];
