// `pnpm spec:diff`: what an edit of the contract means to those who call the API or implement it.
import { join } from 'node:path';
import { runDiff } from '@seller-funds/generators/diff';
import { root } from '../processes/run-node.ts';

const command = { program: 'pnpm spec:diff', spec: join(root, 'spec/openapi.yaml') };
process.exitCode = await runDiff(command, process.argv.slice(2));
