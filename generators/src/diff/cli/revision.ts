import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

/** A revision that cannot be had; the message says why, and what to do. */
export class RevisionError extends Error {
  override readonly name = 'RevisionError';
}

/** The files of a repository as they were. */
export interface GitRevision {
  /** The folder that has them. */
  readonly folder: string;
  /** The document's file in it. */
  readonly file: string;
  readonly remove: () => void;
}

/**
 * Puts all files of a revision into a folder of their own; the repository and its index stay as they
 * are.
 * @param revision anything that names a commit
 * @param spec path of the document as it is now
 * @param path its path in that revision, from the root of the repository, where it was another one
 * @throws {RevisionError} where there is no git, no repository or no such revision.
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
