// `pnpm conformance`: test a service against the contract over HTTP.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '@seller-funds/conformance';
import { root } from './run-node.ts';

process.exitCode = await main({
  args: process.argv.slice(2),
  environment: process.env,
  claims: readFileSync(join(root, 'spec/claims.yaml'), 'utf8'),
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  isTerminal: process.stdout.isTTY,
});
