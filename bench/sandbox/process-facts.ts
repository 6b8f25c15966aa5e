import { readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const millisecondsPerTick = 10;

/** The CPU time of a process and its children so far, in milliseconds; undefined if the system does not report it. */
export function cpuTimeOf(pid: number): number | undefined {
  const fields = read(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ');
  if (!fields) return undefined;
  // Its own time as user and as system, and that of children which have ended.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  const children = read(`/proc/${pid}/task/${pid}/children`)?.match(/\d+/g) ?? [];
  const running = children.reduce((sum, child) => sum + (cpuTimeOf(Number(child)) ?? 0), 0);
  return ticks * millisecondsPerTick + running;
}

/** The memory of a process, in bytes. */
export function memoryOf(pid: number): number | undefined {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`) ?? '') ?? [];
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
