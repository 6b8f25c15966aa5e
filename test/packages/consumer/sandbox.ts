// A test environment inside the process: no socket, nothing on disk.
import { createSandbox } from '@seller-funds/sandbox';

const sandbox = await createSandbox();
const response = await sandbox.fetch(
  new Request('http://sandbox.example/api/divisions', {
    headers: { authorization: 'Bearer test_consumer' },
  }),
);
const [division] = (await response.json()) as { code: string }[];
const tenants = (await sandbox.verify()).length;
await sandbox.close();
console.log(JSON.stringify({ status: response.status, division: division?.code, tenants }));
