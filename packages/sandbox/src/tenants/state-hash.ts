import { createHash, hash } from 'node:crypto';
import { definitions, type Definitions, stateTables } from '../storage/tables.js';
import type { ReadStep } from '../unit/unit.js';
import { readHeader, readState, type StateHeader, type StatePart } from './read-state.js';

const columnsOf = Object.fromEntries(
  stateTables.map((table) => [table, Object.keys(definitions[table].columns).toSorted()]),
) as Record<keyof Definitions, string[]>;

/** The hash of a state, from its parts in any order: the hashes of the rows of a table are added. */
export class StateHash {
  readonly #sums = new Map<keyof Definitions, bigint>();

  add({ table, rows }: StatePart): void {
    let sum = this.#sums.get(table) ?? 0n;
    for (const row of rows) {
      const values = columnsOf[table].map((column) => row[column] ?? null);
      sum += BigInt(`0x${hash('sha256', JSON.stringify(values))}`);
    }
    this.#sums.set(table, BigInt.asUintN(256, sum));
  }

  /**
   * The time of a running clock does not count.
   * @returns SHA-256 in hexadecimal
   */
  digest({ clock: { clockMode: mode, clockAt } }: Pick<StateHeader, 'clock'>): string {
    const all = createHash('sha256').update(mode === 'FROZEN' ? `${mode} ${clockAt}` : mode);
    for (const table of stateTables)
      all.update(`\n${table} ${(this.#sums.get(table) ?? 0n).toString(16)}`);
    return all.digest('hex');
  }
}

/** SHA-256 (hexadecimal) of rows in any order, and of a frozen clock. A request without changes does not change it. */
export async function stateHash(step: ReadStep): Promise<string> {
  const header = await step(readHeader);
  return (await hashRows(step)).digest(header);
}

/** Returns the hash of the rows that the steps see. */
export async function hashRows(step: ReadStep): Promise<StateHash> {
  const state = new StateHash();
  for await (const part of readState(step)) state.add(part);
  return state;
}
