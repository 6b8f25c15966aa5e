import type { Mutant } from '../mutant.js';
import { amountMutants } from './amounts.js';
import { attemptMutants } from './attempts.js';
import { bankMutants } from './banks.js';
import { calendarMutants } from './calendar.js';
import { checkMutants } from './checks.js';
import { conventionMutants } from './conventions.js';
import { errorMutants } from './errors.js';
import { httpMutants } from './http.js';
import { limitMutants } from './limits.js';
import { listRuleMutants } from './list-rules.js';
import { listMutants } from './lists.js';
import { manyMutants } from './many.js';
import { payoutMutants } from './payouts.js';
import { readBackMutants } from './read-back.js';
import { referenceMutants } from './references.js';
import { refundMutants } from './refunds.js';
import { scheduleMutants } from './schedules.js';
import { sellerMutants } from './sellers.js';
import { splitMutants } from './splits.js';
import { transferMutants } from './transfers.js';
import { treeMutants } from './trees.js';
import { webhookMutants } from './webhooks.js';

/** All mutants of the sandbox. */
export const mutants: readonly Mutant[] = [
  ...splitMutants,
  ...refundMutants,
  ...treeMutants,
  ...transferMutants,
  ...payoutMutants,
  ...scheduleMutants,
  ...calendarMutants,
  ...listMutants,
  ...manyMutants,
  ...conventionMutants,
  ...errorMutants,
  ...httpMutants,
  ...sellerMutants,
  ...checkMutants,
  ...bankMutants,
  ...limitMutants,
  ...webhookMutants,
  ...attemptMutants,
  ...readBackMutants,
  ...listRuleMutants,
  ...amountMutants,
  ...referenceMutants,
];
