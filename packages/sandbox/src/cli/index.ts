export { describeReports } from './describe-reports.js';
export { sampleCalls, suggestedKey } from './sample-calls.js';
export { chooseStorage } from './storage-choice.js';
