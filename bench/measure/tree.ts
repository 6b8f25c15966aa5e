import { readdirSync, readFileSync } from 'node:fs';

/** Memory of a group of processes at one moment, in bytes. */
export interface GroupMemory {
  /** The current total. */
  readonly together: number;
  /** The peak of the largest single process. */
  readonly largest: number;
}

/** The processes of a group; empty if the system has no /proc. */
export function membersOf(group: number): number[] {
  return entries('/proc')
    .map(Number)
    .filter((id) => Number.isInteger(id) && groupIn(read(`/proc/${id}/stat`)) === group);
}

/** The memory of processes, without those that have ended. */
export function memoryOf(processes: readonly number[]): GroupMemory {
  const found = processes.map((id) => memoryIn(read(`/proc/${id}/status`)));
  return {
    together: found.reduce((sum, memory) => sum + memory.now, 0),
    largest: Math.max(0, ...found.map((memory) => memory.peak)),
  };
}

/** The process group in the text of /proc/PID/stat; undefined if there is none. */
export function groupIn(stat: string): number | undefined {
  // The second field is the name of the command in brackets, which may contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[2] === undefined ? undefined : Number(fields[2]);
}

/** The memory in the text of /proc/PID/status, now and at its peak, in bytes. */
export function memoryIn(status: string): { readonly now: number; readonly peak: number } {
  const bytes = (name: string): number =>
    1024 * Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
  return { now: bytes('VmRSS'), peak: bytes('VmHWM') };
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended in the meantime.
    return '';
  }
}
