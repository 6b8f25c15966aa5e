// What other emitters know of the client: how its operations are grouped, called and paged.
export { argumentNames, conventionOf, type Convention } from './client/convention.js';
export { type Group, groupsOf, type Method, parametersName } from './client/names.js';
export { pagedList } from './client/paging.js';
export { successesOf } from './client/results.js';
