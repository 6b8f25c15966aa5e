import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

/** Thrown if a revision cannot be checked out; the message says why, and what to do. */
export class RevisionError extends Error {
  override readonly name = 'RevisionError';
}

/** The files of a git revision, in a temporary folder. */
export interface GitRevision {
  readonly folder: string;
  readonly file: string;
  readonly remove: () => void;
}

/**
 * Checks out a revision to a temporary folder. Does not change the repository or its index.
 * @param revision a commit, branch or tag
 * @throws {RevisionError} if git, the repository or the revision is missing.
 */
export function checkOutRevision(
  revision: string,
  spec: string,
  path: string | undefined,
): GitRevision {
  const top = topOf(spec);
  const commit = commitOf(revision, top);
  const temporary = mkdtempSync(join(realpathSync(tmpdir()), 'spec-diff-'));
  const folder = join(temporary, 'tree');
  const env = { ...process.env, GIT_INDEX_FILE: join(temporary, 'index') };
  const remove = (): void => rmSync(temporary, { recursive: true, force: true });
  try {
    git(['read-tree', commit], top, env);
    git(['checkout-index', '--all', `--prefix=${folder}/`], top, env);
  } catch (error) {
    remove();
    throw error;
  }
  const file = join(folder, path ?? relative(top, realpathSync(resolve(spec))));
  return { folder, file, remove };
}

function topOf(spec: string): string {
  try {
    return realpathSync(git(['rev-parse', '--show-toplevel'], dirname(resolve(spec))));
  } catch (error) {
    throw new RevisionError(
      `${spec} is in no git repository, so that there is no revision to compare it with: ` +
        `name a file as BASE. (${reasonOf(error)})`,
      { cause: error },
    );
  }
}

function commitOf(revision: string, top: string): string {
  try {
    return git(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`], top);
  } catch (error) {
    throw new RevisionError(
      `"${revision}" is neither a file nor a revision of the repository. ` +
        `In a shallow clone fetch it first, for example with \`git fetch origin main\`.`,
      { cause: error },
    );
  }
}

function git(args: readonly string[], cwd: string, env = process.env): string {
  return execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function reasonOf(error: unknown): string {
  return error instanceof Error
    ? (error.message.split('\n').at(-2) ?? error.message)
    : String(error);
}
