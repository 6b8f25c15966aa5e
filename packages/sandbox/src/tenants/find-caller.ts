import type { Database } from '../storage/database.js';
import { statement } from '../storage/statement.js';
import type { Caller } from '../unit/caller.js';

interface CallerRow {
  readonly key: string;
  readonly tenant: string;
  readonly scope: 'read' | 'write';
  readonly revoked_at: number | null;
  readonly division: string;
  readonly currency: string;
  readonly liable_account: string;
}

const find = statement<CallerRow>(`
  select k.key, k.tenant, k.scope, k.revoked_at, k.division, d.currency, d.liable_account
  from api_keys as k join divisions as d on d.tenant = k.tenant and d.code = k.division
  where k.key = :key`);

/** Who has a key; `revoked` for one that is no longer valid, undefined for one nobody has. */
export async function findCaller(
  db: Database,
  key: string,
): Promise<Caller | 'revoked' | undefined> {
  const [row] = await find(db, { key });
  if (!row) return undefined;
  if (row.revoked_at !== null) return 'revoked';
  const { tenant, scope, division: code, currency, liable_account: liableAccount } = row;
  return { key, tenant, scope, division: { code, currency, liableAccount } };
}
