// What other emitters know of the client: how its operations are grouped, called and paged.
export {
  argumentNames,
  callingConventionOf,
  type CallingConvention,
} from './client/calling-convention.js';
export { type Group, groupsOf, type Method, parametersName } from './client/names.js';
export { pagedList } from './client/paging.js';
export { successesOf } from './client/results.js';
