import { type Deviation } from '../deviation.js';
import { ofObjects } from './builders.js';

/** Other answers about reports, other notifications. */
export const ofReports: readonly Deviation[] = [
  ofObjects('other statuses of reports', 'D217', /reports$/, (object) => {
    if (object['status'] === 'PROCESSING') object['status'] = 'RUNNING';
  }),
  ofObjects('reports leave out what they do not have yet', 'D217', /reports$/, (object) => {
    if (!('report' in object)) return;
    for (const name of ['url', 'account']) if (object[name] === null) delete object[name];
  }),
  ofObjects('other kinds of account of a report', 'D217', /reports$/, (object, member) => {
    if (member === 'account' && 'type' in object) object['type'] = 'MERCHANT_ACCOUNT';
  }),
  ofObjects(
    'webhook configurations do not show their URL',
    'D220',
    /webhook-configurations/,
    (object) => {
      delete object['url'];
    },
  ),
  {
    name: 'notifications leave out what they do not have',
    decision: 'D223',
    notification: (body) => {
      for (const [name, value] of Object.entries(body))
        if (value === null && name !== 'payoutCode') delete body[name];
    },
  },
  {
    name: 'notifications tell their type',
    decision: 'D224',
    notification: (body) => {
      body['type'] = 'kycStatus' in body ? 'WEBHOOK_KYC_UPDATE' : 'WEBHOOK_PAYOUT_UPDATE';
    },
  },
  {
    name: 'other texts of notifications',
    decision: 'D113',
    notification: (body) => {
      if (typeof body['payoutMessage'] === 'string') body['payoutMessage'] = 'See your dashboard.';
    },
  },
];
