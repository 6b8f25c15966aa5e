import { pack } from '../../test/packages/pack.ts';
import { install } from '../../test/packages/consumer.ts';

/** A project with the installed sandbox. */
export interface Installed {
  readonly folder: string;
  remove(): void;
}

/** Builds and packs the sandbox and its dependencies, and installs the tarballs in an empty project. */
export async function installSandbox(): Promise<Installed> {
  const packed = await pack(['command', 'contract', 'validators', 'server', 'webhooks', 'sandbox']);
  try {
    return await install(packed.tarballs);
  } finally {
    packed.remove();
  }
}
