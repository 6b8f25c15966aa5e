import type { ReadStep, WriteUnit } from '../unit/unit.js';

export interface DueJob {
  readonly code: string;
  readonly dueAt: number;
  /** The payload that it was scheduled with, parsed from JSON. */
  readonly payload: unknown;
}

/** Executes a job at its due time (`unit.now`) or later. Returns why its object has failed, for the log. */
export type JobHandler = (unit: WriteUnit, job: DueJob) => Promise<string | undefined | void>;

/** Executes one kind of job that reads much before it changes something. */
export interface LongJobHandler {
  /** Reads in steps, between which the tenant can change; returns what executes the job with the result. */
  readonly read: (step: ReadStep, job: DueJob) => Promise<JobHandler>;
}

export type JobHandlers = Readonly<Record<string, JobHandler | LongJobHandler>>;
