import { type Deviation } from '../deviation.js';
import { ofObjects } from './builders.js';

/** Deviations of reports and webhooks. */
export const ofReports: readonly Deviation[] = [
  ofObjects('other statuses of reports', 'D217', /reports$/, (object) => {
    if (object['status'] === 'PROCESSING') object['status'] = 'RUNNING';
    if (object['status'] === 'COMPLETED') object['status'] = 'DONE';
  }),
  ofObjects('reports omit values that do not exist yet', 'D217', /reports$/, (object) => {
    if (!('report' in object)) return;
    for (const name of ['url', 'account']) if (object[name] === null) delete object[name];
  }),
  ofObjects('other kinds of account of a report', 'D217', /reports$/, (object, member) => {
    if (member === 'account' && 'type' in object) object['type'] = 'MERCHANT_ACCOUNT';
  }),
  {
    name: 'webhooks contain their type',
    decision: 'D224',
    notification: (body) => {
      body['type'] = 'kycStatus' in body ? 'WEBHOOK_KYC_UPDATE' : 'WEBHOOK_PAYOUT_UPDATE';
    },
  },
  {
    name: 'other texts in webhooks',
    decision: 'D113',
    notification: (body) => {
      if (typeof body['payoutMessage'] === 'string') body['payoutMessage'] = 'See your dashboard.';
    },
  },
];
