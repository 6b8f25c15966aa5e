/** The fields of a path item that are operations. */
export const httpMethods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;

/** The method of an operation. */
export type HttpMethod = (typeof httpMethods)[number];
