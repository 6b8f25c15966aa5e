import { ddlOf, type Migration } from './migration.js';

/** Where webhook events go, and what came of sending them. */
export const webhooks: Migration = {
  name: '0012-webhooks',
  script: (engine) => {
    const { int, end } = ddlOf(engine);
    return `
      CREATE TABLE webhook_configurations (
        tenant TEXT NOT NULL, id ${int} NOT NULL, division TEXT NOT NULL,
        type TEXT NOT NULL CHECK (type IN ('WEBHOOK_KYC_UPDATE', 'WEBHOOK_PAYOUT_UPDATE')),
        url TEXT NOT NULL, active ${int} NOT NULL CHECK (active IN (0, 1)),
        PRIMARY KEY (tenant, id), UNIQUE (tenant, division, type)
      ) ${end};
      CREATE TABLE webhook_deliveries (
        tenant TEXT NOT NULL, code TEXT NOT NULL, configuration ${int} NOT NULL,
        state TEXT NOT NULL CHECK (
          state IN ('DUE', 'WAITING', 'DELIVERED', 'FAILED', 'CANCELLED')
        ),
        attempts ${int} NOT NULL, due_at ${int} NOT NULL, created_at ${int} NOT NULL,
        PRIMARY KEY (tenant, code)
      ) ${end};
      CREATE INDEX webhook_deliveries_due ON webhook_deliveries (tenant, code)
        WHERE state = 'DUE';
      CREATE TABLE webhook_attempts (
        tenant TEXT NOT NULL, delivery TEXT NOT NULL, number ${int} NOT NULL,
        url TEXT NOT NULL, request_headers TEXT NOT NULL, sent_at ${int} NOT NULL,
        ended_at ${int}, status ${int}, response_headers TEXT, response_body TEXT, error TEXT,
        PRIMARY KEY (tenant, delivery, number)
      ) ${end};
      CREATE TABLE webhook_pauses (
        tenant TEXT NOT NULL, paused_at ${int} NOT NULL,
        PRIMARY KEY (tenant)
      ) ${end};`;
  },
};
