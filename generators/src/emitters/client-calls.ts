// What others read of the client: the decisions on its calls, and the source of its types and pages.
export type { Call } from './client/calls/call.js';
export { type Group, groupsOf } from './client/calls/groups.js';
export { takesKey } from './client/calls/security.js';
export { parametersName } from './client/calls/names.js';
export type { PageRule } from './client/calls/page-rules.js';
export { isRead } from './client/calls/request.js';
export { isStream, successesOf } from './client/calls/response.js';
export type { TypeContext } from './client/context.js';
export { bodyType, pathType } from './client/group.js';
export { nextOf, optionalAccess, valueAt } from './client/paging.js';
export { mediaKind } from './client/runtime/media.js';
export { signatureOf, type TypedParameter } from './client/signature.js';
