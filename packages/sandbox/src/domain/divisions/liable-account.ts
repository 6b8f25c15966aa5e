import { prepare } from '../../storage/prepared.js';
import type { ReadUnit } from '../../unit/unit.js';

const find = prepare<{ tenant: string; code: string }, { liable_account: string }>(
  (db, parameter) =>
    db
      .selectFrom('divisions')
      .select('liable_account')
      .where('tenant', '=', parameter('tenant'))
      .where('code', '=', parameter('code')),
);

/** The code of the liable account of a division (D54). */
export async function liableAccountOf({ db, tenant }: ReadUnit, division: string): Promise<string> {
  const [row] = await find(db, { tenant, code: division });
  if (!row) throw new Error(`There is no division ${division}.`);
  return row.liable_account;
}
