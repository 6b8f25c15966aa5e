import { type Answer, type ApiRequest, fault, refuse } from './answers.js';
import { by } from './expected.js';
import { isKnown, sellerOf, type Merchant, type PayoutConfiguration } from './merchant.js';

/** D104, D213: the configuration of an account: its own, or that of the division, or the default, or MANUAL. */
export function configurationOf(
  { configurations }: Merchant,
  account: string,
): PayoutConfiguration {
  const levels = [account, 'DIVISION', 'DEFAULT'];
  const found = levels.map((level) => configurations[level]).find((each) => each);
  return found ?? { type: 'MANUAL' };
}

/** D215: a PUT replaces the whole configuration of its level. */
function replace(
  { configurations }: Merchant,
  level: string,
  { body }: ApiRequest<PayoutConfiguration>,
): Answer {
  if (!body) throw new Error('A payout configuration needs a body.');
  configurations[level] = body;
  return { body: by('EXT-PC-023', body) };
}

const replaceAt =
  (level: string) =>
  (merchant: Merchant, request: ApiRequest<PayoutConfiguration>): Answer =>
    replace(merchant, level, request);

export const updateDefaultPayoutConfiguration = replaceAt('DEFAULT');
export const updateDivisionPayoutConfiguration = replaceAt('DIVISION');

export function updateAccountPayoutConfiguration(
  merchant: Merchant,
  request: ApiRequest<PayoutConfiguration>,
): Answer {
  const { code = '' } = request;
  if (!isKnown(merchant, code)) return refuse(fault(undefined, '404.900.001'));
  // D215: the holder is closed.
  if (sellerOf(merchant, code)?.status === 'CLOSED') return refuse(fault(undefined, '402.200.001'));
  return replace(merchant, code, request);
}

/** D216: deleting twice is the same as deleting once. */
export function deleteAccountPayoutConfiguration(
  merchant: Merchant,
  { code = '' }: ApiRequest,
): Answer {
  if (!isKnown(merchant, code)) return refuse(fault(undefined, '404.900.001'));
  if (!merchant.configurations[code] && merchant.world.absentConfiguration === '404')
    return refuse(fault(undefined, '404.900.001', undefined, 'D216'));
  merchant.configurations[code] = null;
  return { body: by('D216', configurationOf(merchant, code)) };
}
