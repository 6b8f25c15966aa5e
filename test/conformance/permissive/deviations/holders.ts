import { isObject, type Deviation } from '../deviation.js';
import { isOk, ofObjects, v2 } from './builders.js';

/** Deviations of account holders, their checks and their bank accounts. */
export const ofHolders: readonly Deviation[] = [
  // Holders and KYC checks
  ofObjects('other reasons of a status', 'D30', /accountholders/, (object, member) => {
    if (member === 'status' && 'reason' in object) object['reason'] = 'See your contract.';
  }),
  ofObjects('other statuses of a holder in version 2', 'D30', v2, (object, member) => {
    if (member === 'status' && object['code'] === 'NOPAYOUT') object['code'] = 'ON_HOLD';
  }),
  ofObjects('other message texts of a check', 'D128', /accountholders/, (object, member) => {
    if (member !== 'details' || !('messageCode' in object)) return;
    object['messageCode'] = 'E-17';
    for (const name of ['messageTemplate', 'message']) if (name in object) object[name] = 'See 17.';
  }),
  ofObjects(
    'details of a check under one name each',
    'D128',
    /accountholders/,
    (object, member) => {
      if (member !== 'details' || !('messageCode' in object)) return;
      delete object['messageType'];
      delete object['message'];
    },
  ),
  ofObjects('other messages of a check', 'D145', v2, (object) => {
    // Missing data is still listed.
    if (typeof object['kycMessage'] === 'string' && object['kycMessage'] !== '')
      object['kycMessage'] = `Please see to this: ${object['kycMessage']}`;
  }),
  ofObjects('another tier', 'D47', v2, (object) => {
    if ('tier' in object) object['tier'] = 'STANDARD';
    if ('kycTier' in object) object['kycTier'] = 'STANDARD';
  }),
  ofObjects('registration numbers as JSON numbers', 'D48', v2, (object) => {
    const value = object['registrationNumber'];
    if (typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value))
      object['registrationNumber'] = Number(value);
  }),
  {
    name: 'a late document is returned with its file',
    decision: 'D135',
    response: (response, { method, path, body }) => {
      if (method !== 'POST' || !/\/(?:individual|organization)\/documents$/.test(path)) return;
      if (!isOk(response) || !isObject(response.body) || !isObject(body)) return;
      if ('data' in body) response.body['data'] = body['data'];
      const [sent, made] = [body['photos'], response.body['photos']];
      if (!Array.isArray(sent) || !Array.isArray(made)) return;
      made.forEach((photo: unknown, index) => {
        const data = (sent[index] as Record<string, unknown> | undefined)?.['data'];
        if (isObject(photo)) photo['data'] = data;
      });
    },
  },

  // Accounts, divisions and balances
  ofObjects(
    'another name of the default account',
    'EXT 9',
    /accountholders/,
    (object) => {
      if (String(object['extRef']).endsWith('_virtual_account'))
        object['displayName'] = `Account of ${String(object['displayName'])}`;
    },
    'lines',
  ),
  {
    name: 'lists of bank accounts contain their checks',
    decision: 'D145',
    response: async (response, { method, path }, fetchJson) => {
      if (method !== 'GET' || !/^\/api\/v1\/.*\/externalaccounts$/.test(path)) return;
      if (!isOk(response) || !isObject(response.body)) return;
      const list = response.body['elements'];
      for (const each of Array.isArray(list) ? list.filter(isObject) : []) {
        const one = await fetchJson(`${path}/${String(each['code'])}`);
        if (isObject(one) && 'kycStatus' in one) each['kycStatus'] = one['kycStatus'];
      }
    },
  },
];
