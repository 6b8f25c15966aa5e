import type { WriteUnit } from '../unit/unit.js';

/** A job that is due. */
export interface DueJob {
  readonly code: string;
  readonly dueAt: number;
  /** What was scheduled with it, read from JSON. */
  readonly payload: unknown;
}

/** Does one kind of job. The unit's clock shows when the job was due, or later if it is late. */
export type JobHandler = (unit: WriteUnit, job: DueJob) => Promise<void>;

/** The handlers by kind. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;
