import type { JobHandler } from '../jobs/job-handler.js';

/** Does the job WEBHOOK_DUE: the time of a delivery's next attempt has come, unless it has ended. */
export const makeDue: JobHandler = async (unit, { code, dueAt }) => {
  const { numUpdatedRows } = await unit.db
    .updateTable('webhook_deliveries')
    .set({ state: 'DUE' })
    .where('tenant', '=', unit.tenant)
    .where('code', '=', code)
    .where('state', '=', 'WAITING')
    .where('due_at', '=', dueAt)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0) unit.onDelivery();
};
