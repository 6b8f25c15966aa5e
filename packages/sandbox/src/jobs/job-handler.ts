import type { WriteUnit } from '../unit/unit.js';

export interface DueJob {
  readonly code: string;
  readonly dueAt: number;
  /** The payload that it was scheduled with, parsed from JSON. */
  readonly payload: unknown;
}

/** Executes one kind of job. `unit.now` is the due time of the job, or later if it runs late. */
export type JobHandler = (unit: WriteUnit, job: DueJob) => Promise<void>;

export type JobHandlers = Readonly<Record<string, JobHandler>>;
