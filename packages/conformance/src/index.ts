/** Tests any implementation of the contract, or of any OpenAPI document, over HTTP. */
export { main, usageOf } from './cli/main.js';
export { runProcess } from './cli/run-process.js';
export { allChecks } from './cli/list.js';
export { exitCodes, type Surroundings } from './cli/surroundings.js';
export { noAdapter, actionNames, AdapterError } from './adapter/adapter.js';
export type { Actions, ActionName, Adapter, Tenant } from './adapter/adapter.js';
export { sandboxAdapter } from './adapter/sandbox.js';
export { loadDocument, prepareDocument, DocumentError } from './document/load.js';
export { readApi } from './document/read.js';
export type { Api, Operation } from './document/api.js';
export { plainProfile, type Profile } from './profile/profile.js';
export { sellerFundsProfile } from './profile/seller-funds.js';
export { planChecks, selectChecks, type Selection } from './run/plan.js';
export { run, type RunOptions } from './run/run.js';
export type { Check } from './run/check.js';
export { scenarioChecks } from './scenarios/index.js';
export { isCited, readClaims, type Claim } from './result/claims.js';
export type * from './result/result.js';
