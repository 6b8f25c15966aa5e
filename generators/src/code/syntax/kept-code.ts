import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Script } from 'node:vm';
import zlib from 'node:zlib';

/** How many bytes behind the code tell whether it is whole. */
const checksumLength = 4;

/**
 * Compiled code that is kept between runs. Node's own cache keeps what is compiled when a file is
 * loaded; this one also keeps the functions that a run called, which the next would compile again.
 */
export class KeptCode {
  readonly #fresh = new Map<string, Script>();

  /** @param folder where the code stands; made when something is stored */
  private constructor(private readonly folder: string) {}

  /**
   * Code that is kept in a folder; undefined where that is not safe: code is run without a look at
   * it, so that nobody else may write there.
   * @param parent a folder of this user; undefined where there is none
   */
  static in(parent: string | undefined): KeptCode | undefined {
    // Node 20 has no such checksum in its early versions.
    if (parent === undefined || !('crc32' in zlib)) return undefined;
    const folder = join(parent, 'seller-funds');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      return isOwn(parent) && isOwn(folder) ? new KeptCode(folder) : undefined;
    } catch {
      // A disk that cannot be written to costs time, and nothing else.
      return undefined;
    }
  }

  /** The code of a file that was compiled from the same source; undefined where there is none. */
  find(file: string, source: Buffer): Buffer | undefined {
    try {
      const stored = readFileSync(this.#pathOf(file, source));
      const code = stored.subarray(0, -checksumLength);
      return stored.readUInt32LE(code.length) === zlib.crc32(code) ? code : undefined;
    } catch {
      return undefined;
    }
  }

  /** Remembers what was compiled, unless all of it was known. */
  add(file: string, source: Buffer, script: Script): void {
    if (script.cachedDataRejected === false) return;
    this.#fresh.set(this.#pathOf(file, source), script);
  }

  /** Stores what is new, with the functions that have been called by now. */
  store(): void {
    for (const [path, script] of this.#fresh) {
      const code = script.createCachedData();
      const checksum = Buffer.alloc(checksumLength);
      checksum.writeUInt32LE(zlib.crc32(code));
      write(path, Buffer.concat([code, checksum]));
    }
    this.#fresh.clear();
  }

  #pathOf(file: string, source: Buffer): string {
    return join(this.folder, `${basename(file)}-${zlib.crc32(source).toString(16)}.bin`);
  }
}

/** Whether nobody but this user, or the system's own, may write to a folder. */
function isOwn(folder: string): boolean {
  // Windows has no such modes; its temporary folder is the user's own.
  if (process.getuid === undefined) return true;
  const { uid, mode } = statSync(folder);
  return uid === process.getuid() && (mode & 0o022) === 0;
}

/** Several runs may store at a time: a file appears whole. */
function write(path: string, bytes: Buffer): void {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, bytes, { mode: 0o600 });
    renameSync(temporary, path);
  } catch {
    rmSync(temporary, { force: true });
  }
}
