import { beginCheck, endCheck } from '../domain/kyc/run-check.js';
import { finishReport, startReport } from '../domain/reports/make-report.js';
import { runSettlement } from '../domain/settlement/daily-run.js';
import { processDuePayout } from '../domain/payouts/process-due-payout.js';
import { endPayout, sendBack } from '../domain/payouts/end-payout.js';
import type { JobHandlers } from './job-handler.js';

/** What does the jobs, by kind: one line for each kind that the domain schedules. */
export const jobHandlers: JobHandlers = {
  KYC_BEGIN: beginCheck,
  KYC_END: endCheck,
  REPORT_FINISH: finishReport,
  REPORT_START: startReport,
  PAYOUT_DUE: processDuePayout,
  PAYOUT_BACK: sendBack,
  PAYOUT_END: endPayout,
  SETTLEMENT_RUN: runSettlement,
};
