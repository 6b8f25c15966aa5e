/** Whether a media type is JSON, alone or as the form of another (`application/problem+json`). */
export function isJson(type: string): boolean {
  return /^application\/(?:[^;]+\+)?json\s*(?:;|$)/i.test(type);
}
