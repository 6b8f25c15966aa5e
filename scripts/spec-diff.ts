// `pnpm spec:diff`: lists breaking and other changes of the contract, for clients and for servers.
import { join } from 'node:path';
import { ignoreOutputErrors } from '@seller-funds/command';
import { runDiff } from '@seller-funds/generators/diff';
import { documentationExtensions } from '../spec/rules/support/extensions.ts';
import { root } from './processes/run-node.ts';

const command = {
  program: 'pnpm spec:diff',
  spec: join(root, 'spec/openapi.yaml'),
  documentation: documentationExtensions(),
};
ignoreOutputErrors();
process.exitCode = await runDiff(command, process.argv.slice(2));
