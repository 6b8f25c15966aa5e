// What other emitters use of the client: groups, calling conventions, types of arguments and pagination.
export {
  callingConventionOf,
  signatureOf,
  type TypedParameter,
} from './client/calling-convention.js';
export type { TypeContext } from './client/context.js';
export { bodyType, pathType } from './client/group.js';
export { type Group, groupsOf, type Method, parametersName } from './client/names.js';
export type { PageRule } from './client/page-rules.js';
export { nextOf, optionalAccess, pageRule, valueAt } from './client/paging.js';
export { successesOf } from './client/results.js';
