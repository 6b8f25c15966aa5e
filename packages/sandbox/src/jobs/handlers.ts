import { beginCheck, endCheck } from '../domain/kyc/run-check.js';
import { finishReport, startReport } from '../domain/reports/make-report.js';
import { runSettlement } from '../domain/settlement/daily-run.js';
import type { JobHandlers } from './job-handler.js';

/** What does the jobs, by kind: one line for each kind that the domain schedules. */
export const jobHandlers: JobHandlers = {
  KYC_BEGIN: beginCheck,
  KYC_END: endCheck,
  REPORT_FINISH: finishReport,
  REPORT_START: startReport,
  SETTLEMENT_RUN: runSettlement,
};
