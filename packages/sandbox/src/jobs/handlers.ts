import type { JobHandlers } from './job-handler.js';

/** What does the jobs, by kind: one line for each kind that the domain schedules. */
export const jobHandlers: JobHandlers = {};
