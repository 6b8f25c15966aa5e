export { flatLayout, type Layout } from './code/layout.js';
export type { PrintedFile } from './code/print.js';
export type { EmitterName } from './code/file.js';
export { DiagnosticError, formatDiagnostic, type Diagnostic } from './diagnostics/diagnostic.js';
export { defaultEmitters, emitters } from './emitters/index.js';
export type { Contract } from './model/contract.js';
export { describeChanges } from './output/diff.js';
export { findChanges, isClean, type Changes } from './output/changes.js';
export { writeChanges } from './output/write.js';
export { generate, type Generated, type GenerateOptions } from './pipeline.js';
export { Progress } from './cli/progress.js';
export { type Job, type Outcome, type RunOptions, runJobs } from './cli/run.js';
export { type Command, type OwnStreet, runCommand, StepError } from './cli/command.js';
export { type Options, readOptions, type Spec, usageOf, UsageError } from './cli/options.js';
export { type Round, watchFiles } from './cli/watch.js';
export {
  type Audience,
  audiences,
  type Change,
  changesSince,
  type Level,
  levels,
  reach,
  render,
  RevisionError,
  ruleOf,
  runDiff,
  worstFor,
} from './diff/index.js';
