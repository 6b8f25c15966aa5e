/**
 * Returns a pseudorandom unsigned 32-bit integer that depends only on its arguments.
 * @param seed any text
 * @param numbers integers of 0 or more
 */
export function hash32(seed: string, ...numbers: readonly number[]): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  for (const number of numbers) state = mix(state ^ Math.trunc(number / 2 ** 32), number);
  return mix(state, 0) >>> 0;
}

/** One round of the finalizer of MurmurHash3. */
function mix(state: number, number: number): number {
  let mixed = Math.imul(state ^ (number | 0), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
