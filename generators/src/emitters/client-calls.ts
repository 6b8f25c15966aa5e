// What other emitters use of the client: groups, calling conventions and pagination.
export {
  argumentNames,
  callingConventionOf,
  type CallingConvention,
} from './client/calling-convention.js';
export { type Group, groupsOf, type Method, parametersName } from './client/names.js';
export { paginationOf } from './client/paging.js';
export { successesOf } from './client/results.js';
