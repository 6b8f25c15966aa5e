import type { Exchange } from '../../http/exchange.js';
import { expectErrorDetails, type ErrorDetail } from '../fixtures/error-details.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'conventions';
const nul = 'a\u0000b';

/** D262: null characters in text. */
export const nulText: Scenario = {
  id: 'conventions/null-character',
  title:
    'Text with U+0000 is rejected at its field in a body and in a filter; a code with it returns 404.',
  area,
  version: 'v2',
  claims: 'D262',
  run: async (context) => {
    const code = '422.900.004';
    const legalEntity = { legalForm: 'individual' as const, firstName: nul };
    const body = { displayName: nul, legalEntity, shop: nul };
    const rejected = await context.expectError('v2.createAccountHolder', { body }, 422, code);
    expectErrorDetails(
      context,
      rejected,
      [
        { field: 'displayName', code, attemptedValue: nul },
        { field: 'legalEntity.firstName', code, attemptedValue: nul },
      ],
      'a holder with U+0000 in two texts and in an unknown member',
    );
    for (const [id, name] of [
      ['v2.listTransactions', 'query'],
      ['v2.listPayoutOverview', 'query'],
      ['v2.listReports', 'account'],
    ] as const) {
      const query = { ...(id === 'v2.listReports' && { report: 'payout-report' }), [name]: nul };
      const filtered = await context.expectError(id, { query } as object, 400, '400.900.001');
      const fault: ErrorDetail = { field: name, code: '400.900.001', attemptedValue: nul };
      expectErrorDetails(context, filtered, [fault], `${id} with U+0000 in \`${name}\``);
    }
    await context.expectError('v2.getAccountHolder', { path: { accountHolderCode: nul } }, 404);
    await context.call('v2.createAccountHolder', {
      body: { displayName: 'Mila', shop: nul } as { displayName: string },
    });
  },
};

/** D261: the one unknown member that is not ignored. */
export const reservedName: Scenario = {
  id: 'conventions/reserved-name',
  title:
    'A member called __proto__ is rejected at any level of a body, and the error names its path.',
  area,
  version: 'v2',
  claims: 'D261',
  run: async (context) => {
    for (const [rawBody, field] of [
      ['{"displayName": "Mila", "__proto__": {"a": 1}}', '__proto__'],
      ['{"displayName": "Mila", "legalEntity": {"__proto__": 1}}', 'legalEntity.__proto__'],
    ] as const) {
      const body = { displayName: 'Mila' };
      const rejected = await context.send('v2.createAccountHolder', { body }, { rawBody });
      context.decided?.expectEqual(rejected.reply.status, 400, `the status of ${rawBody}`);
      expectErrorDetails(context, rejected, [{ field, code: '400.900.001' }], rawBody);
    }
  },
};

/** D263, D46: the limits of parameters. */
export const parameterRange: Scenario = {
  id: 'conventions/parameter-range',
  title:
    'An id above 2^53 - 1 and an empty _fragments are rejected, and the error names the parameter.',
  area,
  version: 'v2',
  claims: 'D46 D263',
  run: async (context) => {
    for (const configurationId of [0, Number.MAX_SAFE_INTEGER + 1]) {
      const fault: ErrorDetail = {
        field: 'configurationId',
        code: '422.900.003',
        attemptedValue: configurationId,
      };
      const read = await context.send('v2.getWebhookConfiguration', { path: { configurationId } });
      expectRefusal(context, read, fault, `the configuration ${configurationId}`);
    }
    const path = { accountHolderCode: 'ah_none' };
    const listed = await context.send('v2.listAccountHolders', {
      query: { _fragments: '' },
    } as object);
    const read = await context.send('v2.getAccountHolder', {
      path,
      query: { _fragments: '' },
    } as object);
    for (const exchange of [listed, read]) {
      context.decided?.expectEqual(
        exchange.reply.status,
        422,
        'the status of an empty `_fragments`',
      );
    }
  },
};

function expectRefusal(
  context: ScenarioContext,
  exchange: Exchange,
  fault: ErrorDetail,
  what: string,
): void {
  context.decided?.expectEqual(exchange.reply.status, 422, `the status of ${what}`);
  expectErrorDetails(context, exchange, [fault], what);
}
