// What other emitters use of the client: groups, calling conventions, types of arguments and pagination.
export {
  argumentNames,
  callingConventionOf,
  type CallingConvention,
} from './client/calling-convention.js';
export type { TypeContext } from './client/context.js';
export { bodyType, pathType } from './client/group.js';
export { type Group, groupsOf, type Method, parametersName } from './client/names.js';
export { paginationOf } from './client/paging.js';
export { successesOf } from './client/results.js';
