// Serves an installed sandbox and, in the same process, an operation that only authenticates. The parent process
// passes the folder and the storage, and reads the port.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as SandboxModule from '@seller-funds/sandbox';
import type * as ServerModule from '@seller-funds/server';
import type * as AuthenticateModule from '../../packages/sandbox/src/http/authenticate.ts';
import type * as ListenModule from '../../packages/sandbox/src/http/listen.ts';
import type * as OpenStoreModule from '../../packages/sandbox/src/storage/open-store.ts';

const [folder = '', storageText = ''] = process.argv.slice(2);
/** Loads internal modules of the installed sandbox by path. */
const load = <T>(file: string): Promise<T> =>
  import(pathToFileURL(join(folder, 'node_modules/@seller-funds', file)).href);

const { createSandbox } = await load<typeof SandboxModule>('sandbox/dist/index.js');
const { createAuthenticate } = await load<typeof AuthenticateModule>(
  'sandbox/dist/http/authenticate.js',
);
const { openStore } = await load<typeof OpenStoreModule>('sandbox/dist/storage/open-store.js');
const { listen } = await load<typeof ListenModule>('sandbox/dist/http/listen.js');
const { createServer, refuse } = await load<typeof ServerModule>('server/dist/index.js');

const store = await openStore(JSON.parse(storageText) as SandboxModule.StorageOptions);
const sandbox = await createSandbox({ storage: store });
const admit = createAuthenticate(
  store,
  { seed: 'bench', clock: { mode: 'REALTIME' }, instant: false },
  Date.now,
  () => true,
);
const empty = createServer(
  { v1: {}, v2: { listDivisions: () => ({ status: 200, body: [] }) } },
  {
    basePath: '/empty',
    authenticate: async (_request, { credentials, operation: { method } }) => {
      const caller = await admit(credentials, method);
      return typeof caller === 'string' ? refuse(caller) : caller;
    },
  },
);
const fetch = (request: Request): Response | Promise<Response> =>
  request.url.includes('/empty/') ? empty.fetch(request) : sandbox.fetch(request);
const listening = await listen(() => fetch, { port: 0, replaceGlobals: true });
process.stdout.write(`${new URL(listening.url).port}\n`);
process.once('SIGTERM', () => {
  void listening.close().then(() => sandbox.close());
});
