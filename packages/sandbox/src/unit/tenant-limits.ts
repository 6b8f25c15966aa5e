/** How much a tenant may have, so that one cannot fill what all share. */
export const tenantLimits = {
  faultRules: 100,
  snapshots: 50,
  /** Of documents, photos and statements; each has up to 10 MB. */
  files: 5000,
  /** Webhooks that are due at once; what comes then is given up until it is replayed. */
  dueWebhooks: 10_000,
} as const;
