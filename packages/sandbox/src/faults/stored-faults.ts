import { hash32 } from '../kernel/random.js';
import { notFound, refuseField } from '../kernel/service-error.js';
import { enforceTenantLimit } from '../unit/tenant-limits.js';
import type { FaultRuleRow } from '../storage/tables.js';
import type { ReadUnit, RecordUnit } from '../unit/unit.js';
import { type ActiveFault, type FaultRequest, type FaultRule, matchesRule } from './fault-rule.js';
import { deleteRows, findRows, insert, updateRows } from '../storage/rows.js';

/** Returns the rules of a tenant with their counts, in the order in which they were added. */
export async function listFaults({ db }: Pick<ReadUnit, 'db'>): Promise<ActiveFault[]> {
  return (await findRows(db, 'fault_rules', {}, 'id')).map((row) => faultOf(row));
}

/**
 * Adds a rule to a tenant. Ids count from 1 in each tenant.
 * @throws {ServiceError} 422 if the rule has both a status and a dropped connection, or the tenant has too many rules
 */
export async function addFault(unit: RecordUnit, rule: FaultRule): Promise<ActiveFault> {
  if (rule.status !== undefined && rule.drop !== undefined) {
    const params = { first: 'status', second: 'drop' };
    refuseField({ field: 'drop', code: '422.900.006', params, attemptedValue: rule.drop });
  }
  const { db } = unit;
  const rules = await listFaults(unit);
  enforceTenantLimit('rules', rules.length, 'faultRules');
  const id = (rules.at(-1)?.id ?? 0) + 1;
  const row = { id, rule: JSON.stringify(rule), matched: 0, fired: 0 };
  await insert(db, 'fault_rules', [row]);
  return faultOf(row);
}

/** @throws {ServiceError} 404 if the tenant has no rule with this id */
export async function removeFault({ db }: RecordUnit, id: number): Promise<void> {
  if ((await deleteRows(db, 'fault_rules', { id })) === 0) throw notFound();
}

export async function clearFaults({ db }: Pick<ReadUnit, 'db'>): Promise<void> {
  await deleteRows(db, 'fault_rules');
}

/** Counts a request for all rules of a tenant that it matches; `seed` is that of probabilities. */
export async function countCall(
  unit: RecordUnit,
  seed: string,
  request: FaultRequest,
): Promise<ActiveFault | undefined> {
  let happens: ActiveFault | undefined;
  for (const fault of await listFaults(unit)) {
    if (!matchesRule(fault.rule, request)) continue;
    const counted = { ...fault, matched: fault.matched + 1 };
    const fires = !happens && isDue(`${seed}:${unit.tenant}`, counted);
    const after = fires ? { ...counted, fired: counted.fired + 1 } : counted;
    if (fires) happens = after;
    const { id, matched, fired } = after;
    await updateRows(unit.db, 'fault_rules', { id }, { matched, fired });
  }
  return happens;
}

function isDue(seed: string, { id, rule, matched, fired }: ActiveFault): boolean {
  const { nth, times, probability = 1 } = rule;
  if (nth !== undefined && matched !== nth) return false;
  if (times !== undefined && fired >= times) return false;
  return hash32(seed, id, matched) < probability * 2 ** 32;
}

function faultOf(row: FaultRuleRow): ActiveFault {
  return { ...row, rule: JSON.parse(row.rule) as FaultRule };
}
