import { runSchedules } from './domain/payout-schedules/run-schedules.js';
import {
  endPayout,
  processDuePayout,
  returnProcessedPayout,
} from './domain/payouts/payout-lifecycle.js';
import { finishReport, startReport } from './domain/reports/make-report.js';
import { readReportColumns } from './resources/reports.js';
import { beginCheck, endCheck } from './domain/sellers/kyc/check.js';
import { runSettlement } from './domain/settlement/daily-run.js';
import type { JobHandlers } from './jobs/job-handler.js';
import { markDeliveryDue } from './webhooks/attempts.js';

export const jobHandlers: JobHandlers = {
  KYC_BEGIN: beginCheck,
  KYC_END: endCheck,
  REPORT_FINISH: finishReport(readReportColumns),
  REPORT_START: startReport,
  PAYOUT_DUE: processDuePayout,
  PAYOUT_BACK: returnProcessedPayout,
  PAYOUT_END: endPayout,
  PAYOUT_RUN: runSchedules,
  SETTLEMENT_RUN: runSettlement,
  WEBHOOK_DUE: markDeliveryDue,
};
