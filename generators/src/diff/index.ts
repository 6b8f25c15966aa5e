export { type Change, hasChangeAtLeast, highestLevelFor } from './change.js';
export { compareContracts } from './compare.js';
export { type DiffCommand, changesSince, runDiff } from './cli/run.js';
export { RevisionError } from './cli/revision.js';
export { type Audience, audiences, type Level, levels } from './level.js';
export { render } from './report/index.js';
export { ruleOf } from './rules/index.js';
