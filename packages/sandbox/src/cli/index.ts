export { main } from './main.js';
export { runProcess } from './run-process.js';
export { suggestedKey } from '../control-client/suggested-key.js';
export { sampleCalls } from './sample-calls.js';
export { exitCodes, type ProcessEnvironment } from './process-environment.js';
