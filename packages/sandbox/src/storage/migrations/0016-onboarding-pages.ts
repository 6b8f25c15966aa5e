import type { Migration } from './migration.js';

/** The pages of onboarding are found by the last part of their address, whatever host serves them. */
export const onboardingPages: Migration = {
  name: '0016-onboarding-pages',
  script: () => `
    ALTER TABLE onboarding_urls ADD COLUMN secret TEXT;
    UPDATE onboarding_urls SET secret = substr(url, length(url) - 39);
    CREATE UNIQUE INDEX onboarding_urls_by_secret ON onboarding_urls (tenant, secret);`,
};
