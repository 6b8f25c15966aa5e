import { lookUp } from '../../document/pointer.js';
import type { Scenario } from '../scenario.js';

/** D48: values that examples show as numbers. */
export const numbersAsText: Scenario = {
  id: 'holders/numbers-as-text',
  title: 'phone and registrationNumber are accepted as JSON numbers and returned as strings.',
  area: 'account holders',
  version: 'v2',
  claims: 'EXT-LE-010 CORE-LE-006 CORE-LE-025 D48',
  run: async (context) => {
    const legalEntity = {
      legalForm: 'organization',
      phone: 31201234567,
      registrationNumber: 64551234,
    };
    const body = { displayName: 'Numbers', legalEntity: legalEntity as never };
    const { reply } = await context.send('v2.createAccountHolder', { body });
    context.expectSuccess(reply, 'the request');
    const phone = lookUp(reply.json, '/legalEntity/phone');
    const number = lookUp(reply.json, '/legalEntity/registrationNumber');
    context.expectEqual(
      { phone: String(phone), registrationNumber: String(number) },
      { phone: '31201234567', registrationNumber: '64551234' },
      'legalEntity',
    );
    context.ifDecided()?.expectEqual(typeof phone, 'string', 'the type of phone');
    context.ifDecided()?.expectEqual(typeof number, 'string', 'the type of registrationNumber');
  },
};
