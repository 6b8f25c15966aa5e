import { formatName } from './format-name.js';

/** The labels of fields whose names are not the words of their form. */
const labels: Readonly<Record<string, string>> = {
  accountCode: 'Account',
  at: 'Time',
  externalAccountCode: 'Bank account',
  externalAccounts: 'Bank accounts',
  extProcessedAt: 'Processed at',
  extRef: 'Reference',
  legalEntity: 'Legal entity: a person or an organization',
  nth: 'Number of the call',
  originalExtRef: 'Reference of the payment’s item',
  pspExtRef: 'Processor’s reference',
  pspMutationExtRef: 'Processor’s reference of the refund',
  references: 'Payment',
  to: 'Advance to',
  unitedStates: 'United States',
  url: 'URL',
};

/** What a form calls a field: `bank.accountNumber` is `Account number`, `items[1].amount` is `Items 2, amount`. */
export function labelOfField(field: string): string {
  const [, list, index, name = field] = /(?:(\w+)\[(\d+)\]\.)?(\w+)$/.exec(field) ?? [];
  const unit = name.endsWith('Ms') ? ' (ms)' : '';
  const words = name.replace(/Ms$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_');
  const label = (labels[name] ?? formatName(words)) + unit;
  if (list === undefined) return label;
  return `${labelOfField(list)} ${Number(index) + 1}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}
