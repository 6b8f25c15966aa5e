// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** Limits that schemas cannot express, by their names in the document. */
export const limits = {
  requestBytes: 16777216,
  fileBytes: 4194304,
  documentPhotos: 20,
  splitItems: 1000,
  splitDepth: 2,
  requestsPerSecond: 25,
  requestBurst: 50,
} as const;
