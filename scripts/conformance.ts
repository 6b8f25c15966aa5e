// `pnpm conformance`: test a service against the contract over HTTP.
import { join } from 'node:path';
import { runProcess } from '@seller-funds/conformance';
import { root } from './processes/run-node.ts';

await runProcess(
  'pnpm conformance',
  join(root, 'spec/claims.yaml'),
  join(root, 'spec/decisions.md'),
);
