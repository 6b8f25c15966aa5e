// Serves an installed sandbox. The parent process passes the folder and the storage, and reads the port.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as SandboxModule from '@seller-funds/sandbox';

const [folder = '', storageText = ''] = process.argv.slice(2);
const file = join(folder, 'node_modules/@seller-funds/sandbox/dist/index.js');
const { createSandbox } = (await import(pathToFileURL(file).href)) as typeof SandboxModule;

const storage = JSON.parse(storageText) as SandboxModule.StorageOptions;
const sandbox = await createSandbox({ storage, requestLog: 500 });
const { url } = await sandbox.listen({ port: 0 });
process.stdout.write(`${new URL(url).port}\n`);
process.once('SIGTERM', () => void sandbox.close());
