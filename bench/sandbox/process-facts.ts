import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the clock of the machine. */
const millisecondsPerTick = 10;

/** The CPU time of a process until now, in milliseconds; undefined where the system does not tell. */
export function cpuTimeOf(pid: number): number | undefined {
  const fields = read(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ');
  if (!fields) return undefined;
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

/** The memory that a process holds, or the most that it has held, in bytes. */
export function memoryOf(pid: number, which: 'now' | 'peak'): number | undefined {
  const name = which === 'now' ? 'VmRSS' : 'VmHWM';
  const status = read(`/proc/${pid}/status`) ?? '';
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+) kB`).exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/** What Linux tells of a process; undefined elsewhere, and once it is gone. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
