import { createHash } from 'node:crypto';

/** A seed for a part of a run: the same for the same seed and name, whatever else runs. */
export function seedFor(seed: number, name: string): number {
  return createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE(0) >>> 1;
}
