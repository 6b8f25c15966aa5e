import { statement } from '../../storage/statement.js';
import type { ReadUnit } from '../../unit/unit.js';

const find = statement<{ liable_account: string }>(
  'select liable_account from divisions where tenant = :tenant and code = :code',
);

/** The code of the liable account of a division (D54). */
export async function liableAccountOf({ db, tenant }: ReadUnit, division: string): Promise<string> {
  const [row] = await find(db, { tenant, code: division });
  if (!row) throw new Error(`There is no division ${division}.`);
  return row.liable_account;
}
