import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Describes Node.js, the machine and its load, as the beginning of a sentence. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return (
    `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} cores ` +
    `(${model}), ${memory}, load ${load} at the start`
  );
}
