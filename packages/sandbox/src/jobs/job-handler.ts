import type { WriteUnit } from '../unit/unit.js';

/** A job that is due. */
export interface DueJob {
  readonly code: string;
  readonly dueAt: number;
  /** The payload that it was scheduled with, parsed from JSON. */
  readonly payload: unknown;
}

/** Executes one kind of job. `unit.now` is the due time of the job, or later if it runs late. */
export type JobHandler = (unit: WriteUnit, job: DueJob) => Promise<void>;

/** The handlers by kind. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;
