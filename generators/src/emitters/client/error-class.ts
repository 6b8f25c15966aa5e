const classes: Readonly<Record<string, string>> = {
  401: 'AuthenticationError',
  403: 'PermissionError',
  404: 'NotFoundError',
  408: 'ApiError',
  409: 'ConflictError',
  410: 'NotFoundError',
  429: 'RateLimitError',
};

/** The error class of a documented status (`runtime/api-error.ts`). */
export function errorClass(status: string): string {
  if (status.startsWith('5')) return 'ServerError';
  // A range or `default` covers several.
  if (!/^4\d\d$/.test(status)) return 'ApiError';
  return classes[status] ?? 'InvalidRequestError';
}
