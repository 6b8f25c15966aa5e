import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from '../../test/packages/pack.ts';
import { installInto, ownVersions } from '../../test/packages/consumer.ts';

/** A project with the installed sandbox. */
export interface Installed {
  readonly folder: string;
  remove(): void;
}

/** Builds and packs the sandbox and its dependencies, and installs the tarballs in an empty project. */
export async function installSandbox(): Promise<Installed> {
  const packed = await pack(['command', 'contract', 'validators', 'server', 'webhooks', 'sandbox']);
  try {
    const folder = mkdtempSync(join(tmpdir(), 'seller-funds-installed-'));
    await installInto(folder, packed.tarballs, ownVersions(['hono', 'zod']));
    return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
  } finally {
    packed.remove();
  }
}
