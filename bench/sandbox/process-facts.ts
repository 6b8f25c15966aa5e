import { readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const millisecondsPerTick = 10;

/** The CPU time of a process so far, in milliseconds; undefined if the system does not report it. */
export function cpuTimeOf(pid: number): number | undefined {
  const fields = read(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ');
  if (!fields) return undefined;
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

/** The current or peak memory of a process, in bytes. */
export function memoryOf(pid: number, which: 'now' | 'peak'): number | undefined {
  const name = which === 'now' ? 'VmRSS' : 'VmHWM';
  const status = read(`/proc/${pid}/status`) ?? '';
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+) kB`).exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/** Reads a file of /proc; undefined on other systems and after the end of the process. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
