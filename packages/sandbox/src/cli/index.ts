export { describeReports } from './describe-reports.js';
export { main, usageOf } from './main.js';
export { runProcess } from './run-process.js';
export { suggestedKey } from '../steer/suggested-key.js';
export { sampleCalls } from './sample-calls.js';
export { chooseStorage } from './storage-choice.js';
export { exitCodes, type Surroundings } from './surroundings.js';
