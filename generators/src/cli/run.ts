import type { Layout } from '../code/layout.js';
import type { EmitterName } from '../code/file.js';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { findChanges, isClean } from '../output/changes.js';
import { describeChanges } from '../output/diff.js';
import { writeChanges } from '../output/write.js';
import { generate } from '../pipeline.js';
import type { Progress } from './progress.js';
import { summary } from './summary.js';

/** What to generate and where to. */
export interface Job {
  readonly spec: string;
  /** The output's root. */
  readonly root: string;
  readonly layout: Layout;
  /** Folders below the root that belong to the generator alone. */
  readonly folders: readonly string[];
  readonly only: readonly EmitterName[] | undefined;
  readonly check: boolean;
}

/** The outcome of a job: whether all is well, and what to tell the user at the end. */
export interface Outcome {
  readonly ok: boolean;
  /** All files that the document was read from, as absolute paths. */
  readonly sources: readonly string[];
  readonly report: (times: ReadonlyMap<string, number>) => string;
}

/**
 * Generates, compares with what is there and writes the difference, or shows it with `check`.
 * @throws {DiagnosticError} when the document has errors; nothing is written then.
 */
export async function runJob(job: Job, progress: Progress): Promise<Outcome> {
  const { spec, layout, only } = job;
  const generated = await generate({
    spec,
    layout,
    ...(only && { only }),
    onStage: (name) => progress.begin(name),
  });
  progress.add(generated.times);
  const changes = findChanges(job.root, foldersOf(job), generated.files);
  if (!job.check) await progress.stage('write', () => writeChanges(job.root, changes));
  const warnings = generated.warnings.map((warning) => `${formatDiagnostic(warning)}\n`).join('');
  const { contract, sources } = generated;
  if (job.check && !isClean(changes)) {
    const hint = 'Run `pnpm generate` and commit what it writes.';
    const text = `${warnings}${describeChanges(changes)}\n${hint}`;
    return { ok: false, sources, report: () => text };
  }
  return { ok: true, sources, report: (times) => warnings + summary(contract, changes, times) };
}

/** The folders of the emitters that ran: what the others made earlier is not stale. */
function foldersOf({ folders, layout, only }: Job): readonly string[] {
  return only
    ? folders.filter((folder) => only.some((name) => layout.folder(name) === folder))
    : folders;
}
